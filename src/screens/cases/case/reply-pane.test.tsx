import { describe, expect, test } from 'vitest';
import type { Case } from '../../../../contracts/shapes';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import type { QueuedMutationFacts, OutboxFacts, Reply } from '../../../../machines/system-actors/outbox';
import { answersInTurn } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, fillField } from '../../../../tests/render-node';
import { openedAt, openCaseScreen } from './case.fixture';

describe('the answer to a case on its screen', () => {
  const lateBy = async (after: Partial<Case>) => {
    const caseDescription = answersInTurn<Case>(
      { ok: true, value: sampleCase() },
      { ok: true, value: sampleCase({ lastUpdated: '2026-11-20T11:30:00.000Z', ...after }) },
    );
    const stage = await openCaseScreen({}, { port: caseDescription });
    const { host, button, settleWork, settled } = stage;
    press(button('Finalizar publicación'));
    press(getElement(host, 'form input[type=radio]'));
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    act(() => settleWork({ ok: false, failure: { code: 'CASE_NOT_OPEN' } }));
    await settled();
    return stage;
  };
  test.each(['counter-notice', 'report', 'listing', 'seller'] as const)(
    'CAS-08 the form of the answer stands beside the tab %s',
    async (tab) => {
      const { host, button } = await openCaseScreen({}, { tab });
      expect(getElement(host, '[role=tab][aria-selected=true]').id).toContain(tab);
      press(button('Finalizar publicación'));
      expect((await waitForElement(host, 'form')).querySelectorAll('input[type=radio]')).toHaveLength(7);
    },
  );

  test.each([
    ['es', ['Finalizar publicación', 'Reactivar publicación'], 'Fecha límite', 'dom 22/11, 12:00'],
    ['en', ['End listing', 'Reactivate listing'], 'Due', 'Sun 11/22, 12:00 PM'],
    ['pt', ['Encerrar anúncio', 'Reativar anúncio'], 'Prazo', 'dom 22/11, 12:00'],
  ] as const)(
    'until when an answer is in time, with its hour, stays with the decision: %s',
    async (lang, actions, name, day) => {
      for (const action of [null, ...actions]) {
        const { host, button } = await openCaseScreen({}, { lang });
        if (action !== null) press(button(action));
        const pane = getElement(host, 'section[class*=decision]');
        expect(pane.textContent).toContain(day);
        if (action !== null) expect(pane.textContent).toContain(`${name}${day}`);
      }
    },
  );

  const rollback = { comment: 'Fue un error', date: '2026-11-20T11:40:00.000Z', author: 'Bruno Paz' };

  test.each([
    ['answered', { status: 'DOCUMENTATION_NOT_APPROVED' }, 'Este caso ya se respondió: la publicación se finalizó el'],
    ['accepted', { status: 'DOCUMENTATION_APPROVED' }, 'Este caso ya se respondió: la publicación se reactivó el'],
    ['retracted', { status: 'ROLLBACK', rollback }, 'Bruno Paz ya respondió este caso: reactivó la publicación el'],
    ['expired', { respondBy: '2026-11-20T11:00:00.000Z' }, 'El plazo para responder venció el'],
    ['closed', { status: 'DISCARDED' }, 'El caso se cerró antes de tu respuesta, el'],
  ])(
    'a reply that came too late gives way to what was done, and to who did it where that is known: %s',
    async (_what, after, sentence) => {
      const { host, text } = await lateBy(after);
      expect(host.querySelector('form')).toBeNull();
      expect(text()).toContain(sentence);
      expect(host.querySelector('[role=alert]')).toBeNull();
      expect(text()).not.toContain('Finalizar publicación');
    },
  );

  test('a reply that is being written gives way to what became of the case meanwhile, and what was typed is kept', async () => {
    const caseDescription = answersInTurn<Case>(
      { ok: true, value: sampleCase() },
      { ok: true, value: sampleCase({ status: 'DOCUMENTATION_NOT_APPROVED' }) },
    );
    const { host, actor, button, text, settled, receivedBy } = await openCaseScreen({}, { port: caseDescription });
    press(button('Finalizar publicación'));
    fillField(getElement(host, 'form textarea'), 'No está autorizado');
    act(() => actor.send({ type: 'screen.resumed' }));
    await settled();
    expect([host.querySelector('form'), text().includes('Este caso ya se respondió')]).toEqual([null, true]);
    expect(receivedBy('drafts').some(({ type }) => type === 'draft.drop')).toBe(false);
  });

  const underWay = (more: Partial<QueuedMutationFacts> = {}): OutboxFacts => {
    const said = { caseId: '10000002', siteId: 'MLA', description: '', rejectMemberId: '1' };
    const reply: Reply = {
      ...{ type: 'confirm', caseId: '10000002', siteId: 'MLA' },
      reply: { ...said, documentationApproved: false },
    };
    const job = { id: 'id-1', phase: 'countdown' as const, goesAt: openedAt + 6_500, failure: null, elsewhere: false };
    return { ...quietOutbox, jobs: { 'id-1': { ...job, work: { kind: 'reply', reply }, ...more } } };
  };

  test('ERR-15 a reply that is late says why, and can be taken back while nothing of it went out', async () => {
    const { host, setFacts, receivedBy } = await openCaseScreen();
    const delay = { reason: 'offline' as const, failure: null, choices: ['send.cancel' as const] };
    act(() => setFacts('outbox', underWay({ phase: 'waiting', goesAt: null, delay })));
    const line = await waitForElement(host, '[data-reason=offline]');
    press(getElement(line, 'button'));
    expect(receivedBy('outbox').at(-1)).toEqual({ type: 'send.cancel', id: 'id-1' });
  });

  test('a reply that was given says in how many seconds it goes, and comes back with its text when it is taken back', async () => {
    const { host, button, text, setFacts, settleWork, receivedBy } = await openCaseScreen();
    press(button('Finalizar publicación'));
    press([...host.querySelectorAll<HTMLInputElement>('form input[type=radio]')][2]!);
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    act(() => setFacts('outbox', underWay()));
    expect(host.querySelector('form')).toBeNull();
    expect(text()).toContain('Tu respuesta se envía en 7 s');
    expect(text()).not.toContain('Denuncia cerrada');
    expect(getElement(host, 'section[aria-label]').contains(document.activeElement), 'the focus stays with it').toBe(
      true,
    );
    press(button('Deshacer envío'));
    expect(receivedBy('outbox').at(-1)).toEqual({ type: 'send.cancel', id: 'id-1' });
    act(() => settleWork({ ok: false, failure: { code: 'ABORTED' } }));
    act(() => setFacts('outbox', underWay({ phase: 'failed', goesAt: null, failure: { code: 'ABORTED' } })));
    expect(
      [...host.querySelectorAll<HTMLInputElement>('form input[type=radio]')].map(({ checked }) => checked),
    ).toEqual([false, false, true, false, false, false, false]);
    expect(host.querySelector('[role=alert]')).toBeNull();
  });

  test('a reply of an earlier visit that still counts down is told in place of the decision, and let go at once', async () => {
    const { host, button, text, setFacts, receivedBy } = await openCaseScreen();
    act(() => setFacts('outbox', underWay()));
    expect(text()).not.toContain('¿Qué decides?');
    press(button('Enviar ahora'));
    expect(receivedBy('outbox')).toEqual([{ type: 'send.now', id: 'id-1' }]);
    act(() => setFacts('outbox', underWay({ phase: 'inflight', goesAt: null })));
    expect(text()).toContain('Tu respuesta se está enviando');
    expect(getElement(host, 'section[aria-label]').querySelectorAll('button')).toHaveLength(0);
  });

  test.each(['Finalizar publicación', 'Reactivar publicación'])(
    'what has to be chosen for it bears its mark: %s',
    async (decision) => {
      const { host, button } = await openCaseScreen();
      press(button(decision));
      expect(getElement(host, 'form [class*=RadioGroup-label]').textContent).toMatch(/ \*$/);
      const free = [...host.querySelectorAll<HTMLInputElement>('form input, form textarea')].filter(
        ({ required }) => !required,
      );
      expect(free.map(({ tagName }) => tagName)).toEqual(['TEXTAREA']);
    },
  );

  test('CAS-33 CAS-16 confirming offers seven reasons and says at the group what is missing', async () => {
    const { host, button, text, receivedBy } = await openCaseScreen();
    press(button('Finalizar publicación'));
    const offered = [...host.querySelectorAll<HTMLInputElement>('form input[type=radio]')];
    expect(offered.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
      ['1', 'El documento no corresponde al producto'],
      ['2', 'El documento es ilegible'],
      ['3', 'No está autorizado a usar el contenido'],
      ['4', 'No justifica el stock'],
      ['5', 'Compré el producto y es falsificado'],
      ['6', 'Producto de lujo con mucho stock'],
      ['7', 'Precio por debajo del promedio'],
    ]);
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Elige por qué no aceptas la respuesta del vendedor.');
    expect(getElement(host, '[role=radiogroup]').getAttribute('aria-describedby')).not.toBeNull();
    expect(document.activeElement).toBe(getElement(host, 'form input[type=radio]'));
    fillField(getElement(host, 'form textarea'), 'no está autorizado');
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Elige por qué no aceptas la respuesta del vendedor.');
    expect(receivedBy('outbox')).toEqual([]);
    press(getElement(host, 'form input[value="6"]'));
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(receivedBy('outbox')).toMatchObject([
      { work: { reply: { reply: { rejectMemberId: '6', description: 'no está autorizado' } } } },
    ]);
  });

  test('each of the two decisions says what it means, before it is chosen and while it is made', async () => {
    const { host, button } = await openCaseScreen({ status: 'DOCUMENTATION_PRESENTED' });
    const pane = () => getElement(host, 'section[aria-label]').textContent;
    const [refused, accepted] = ['No aceptas la respuesta del vendedor', 'Aceptas la respuesta del vendedor'];
    expect(pane()).toMatch(new RegExp(`Finalizar publicación${refused}.*Reactivar publicación${accepted}`));
    for (const [name, said, other] of [
      ['Finalizar publicación', refused, accepted],
      ['Reactivar publicación', accepted, refused],
    ] as const) {
      press(button(name));
      expect([pane()?.includes(said), pane()?.includes(other)]).toEqual([true, false]);
      press(button('Volver'));
    }
  });

  test('CAS-18 CAS-19 retracting asks for the tick and a reason of four', async () => {
    const { host, button, text, receivedBy } = await openCaseScreen();
    press(button('Reactivar publicación'));
    expect(host.querySelectorAll('form input[type=radio]')).toHaveLength(4);
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Marca la casilla para reactivar la publicación.');
    expect(text()).toContain('Elige por qué retiras la denuncia.');
    fillField(getElement(host, 'form textarea'), 'nos equivocamos');
    press(getElement(host, 'form input[type=checkbox]'));
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Elige por qué retiras la denuncia.');
    press(getElement(host, 'form input[type=radio]'));
    press(getElement(host, 'form input[type=checkbox]'));
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Marca la casilla para reactivar la publicación.');
    expect(receivedBy('outbox')).toEqual([]);
    press(getElement(host, 'form input[type=checkbox]'));
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(receivedBy('outbox')).toMatchObject([
      {
        work: {
          reply: {
            type: 'retract',
            reply: { documentationApproved: true, description: 'Denuncié por error. nos equivocamos' },
          },
        },
      },
    ]);
  });

  test.each([
    [
      'es',
      /^Quedan 2 días para revisar la respuesta: tienes hasta el dom 22\/11, 12:00\. Si no respondes,/,
      /^Quedan 4 días para revisar la respuesta: tienes hasta el mar 24\/11, 12:00\./,
      /^Queda 1 hora para/,
      /venció el/,
    ],
    [
      'en',
      /^You have 2 days left to review the answer, until Sun 11\/22, 12:00 PM\. If you don’t answer,/,
      /^You have 4 days left to review the answer, until Tue 11\/24, 12:00 PM\./,
      /^You have 1 hour left/,
      /ended on/,
    ],
    [
      'pt',
      /^Faltam 2 dias para analisar a resposta: você tem até dom 22\/11, 12:00\. Se não responder,/,
      /^Faltam 4 dias para analisar a resposta: você tem até ter 24\/11, 12:00\./,
      /^Falta 1 hora para/,
      /terminou em/,
    ],
  ] as const)(
    'CAS-25 tells how long the answer can still be reviewed, and until when, and never a whole window: %s',
    async (lang, told, whole, hour, past) => {
      const { host } = await openCaseScreen({}, { lang });
      expect(getElement(host, 'section[aria-label] p').textContent).toMatch(told);
      const toldOf = async (left: number) => {
        const respondBy = new Date(openedAt + left).toISOString();
        return getElement((await openCaseScreen({ respondBy }, { lang })).host, 'section[aria-label] p').textContent;
      };
      expect(await toldOf(4 * 24 * 3_600_000), 'a seller who answered now').toMatch(whole);
      expect(await toldOf(45 * 60_000)).toMatch(hour);
      expect(await toldOf(-60_000)).toMatch(past);
      const undated = await openCaseScreen({ respondBy: null }, { lang });
      expect(getElement(undated.host, 'section[aria-label] p').textContent).not.toMatch(/4|none/);
    },
  );

  test.each([
    ['es', 'El vendedor todavía no ha respondido.', 'Espera al vendedor', 'Espera tu respuesta', 'si fue un error'],
    ['en', 'The seller hasn’t answered yet.', 'Awaiting the seller', 'Awaiting your answer', 'if it was a mistake'],
    ['pt', 'O vendedor ainda não respondeu.', 'Aguarda o vendedor', 'Aguarda sua resposta', 'se foi um engano'],
  ] as const)(
    'CAS-37 CAS-23 a case without an answer names no days, and offers nothing, until the seller answers: %s',
    async (lang, told, waiting, presented, mistake) => {
      const port = answersInTurn<Case>(
        {
          ok: true,
          value: sampleCase({
            status: 'WAITING_DOCUMENTATION',
            counterNoticeAt: null,
            sellerResponse: null,
            documents: [],
          }),
        },
        { ok: true, value: sampleCase({ status: 'DOCUMENTATION_PRESENTED', sellerResponse: 'Tengo factura' }) },
      );
      const { text, host, actor, settled } = await openCaseScreen({}, { lang, port });
      expect(getElement(host, '[role=tabpanel]').textContent, 'below it stands what was reported').toMatch(
        new RegExp(`^${told}.+Es una copia`),
      );
      expect(getElement(host, 'a[href="/support_form"]').parentElement?.textContent).toContain(mistake);
      expect(text()).not.toMatch(/4 d/);
      expect(host.querySelector('form')).toBeNull();
      const state = () => getElement(host, 'button[data-state]').textContent;
      expect(state()).toContain(waiting);
      act(() => actor.send({ type: 'screen.resumed' }));
      await settled();
      expect(state()).toContain(presented);
      expect(getElement(host, '[role=tabpanel]').textContent).toContain('Tengo factura');
    },
  );

  test('CAS-26 a closed case can be retracted and says that the seller can no longer be written to', async () => {
    const { text, button } = await openCaseScreen({ status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true });
    expect(text()).toContain('Ya no es posible escribirle al vendedor.');
    expect(text()).not.toContain('Finalizar publicación');
    press(button('Reactivar publicación'));
    expect(text()).not.toContain('La publicación vuelve a estar activa');
  });
});
