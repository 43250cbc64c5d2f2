import { describe, expect, test } from 'vitest';
import { undoTimeSetting } from '../../../../machines/domain/undo-time';
import { answers, answersLater, refuses } from '../../../../machines/simulator/answers';
import { reportedListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { accountFacts, pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, waitUntil } from '../../../../tests/render-node';
import { closedReported, firstReported, openSuspicious } from './suspicious.fixture';

const guarded = reportedListing({ id: 'MLA1000000003', title: 'Gorra Andes' });
const barred = reportedListing({
  id: 'MLM1000000004',
  title: 'Bolso Andes',
  reported: sampleReported({ code: 'PPPI99' }),
});
const last = reportedListing({ id: 'MLA1000000005' });
const blindages = [
  { id: 'b1', item: guarded.id, reason: 'PPPI1', dueDate: '2026-12-01' },
  { id: 'b2', item: last.id, reason: 'PPPI3', dueDate: '2026-12-01' },
];
const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
const sentIds = (events: readonly object[]) =>
  events.map((event) => (event as { work: { send: { ids: string[] } } }).work.send.ids);

describe('what a send would do, told before it goes', () => {
  test('a list that is still being read can be left, by the button or by Escape, and nothing is sent', async () => {
    const reportedArticles = answersLater<ReturnType<typeof pageOfReported>>();
    const stage = await openSuspicious({ ports: { reportedArticles } });
    await act(async () => reportedArticles.answer({ ok: true, value: pageOfReported([firstReported], 51) }));
    const sendAll = () =>
      [...stage.host.querySelectorAll('button')].find((one) => one.textContent.startsWith('Enviar'));
    await waitUntil(() => sendAll() !== undefined);
    const leave = [
      () => press(stage.button('Cancelar')),
      () => act(() => void document.activeElement?.dispatchEvent(escape())),
    ];
    for (const leaving of leave) {
      press(sendAll() as HTMLElement);
      const dialog = await waitForElement(document, '[role=dialog]');
      expect(dialog.textContent).not.toContain('0 de 0');
      expect(dialog.textContent).not.toContain('Reintentar');
      leaving();
      await waitUntil(() => document.querySelector('[role=dialog]') === null);
    }
    expect(sentIds(stage.receivedBy('outbox'))).toEqual([]);
  });

  test('what is protected from its report, or reported for what is not allowed there, stays, and the listings stand behind each reason', async () => {
    const listings = [firstReported, closedReported, guarded, barred, last];
    const stage = await openSuspicious({
      listings,
      account: accountFacts(12),
      ports: { blindages: answers(blindages) },
    });
    expect(stage.text()).toContain('Te quedan 12 denuncias para hoy');
    press(stage.button('Enviar todas'));
    const dialog = await waitForElement(document, '[role=dialog]');
    const reasons = [...dialog.querySelectorAll('details')].map((each) => [
      getElement(each, 'summary').textContent,
      [...each.querySelectorAll('li')].map((line) => line.textContent),
    ]);
    expect(reasons).toEqual([
      ['La publicación no está activa en el marketplace.1', [closedReported.title]],
      [
        'La publicación está protegida por este motivo hasta el 01/12/2026. Si no corresponde, escribe a soporte.1',
        ['Gorra Andes'],
      ],
      ['Tu perfil no puede denunciar por este motivo en este país.1', ['Bolso Andes']],
    ]);
    expect(dialog.textContent).toContain(
      'Después te quedan 10 denuncias para hoy.El límite se renueva el 21/11/2026 00:00.',
    );
    press(stage.button('Enviar 2 denuncias'));
    expect(sentIds(stage.receivedBy('outbox'))).toEqual([[firstReported.id, last.id]]);
  });

  test.each([
    ['es', 'Enviar todas', 30, 'Se envían a los 30 segundos;'],
    ['en', 'Send all', 30, 'They’re sent after 30 seconds;'],
    ['pt', 'Enviar todas', 30, 'São enviadas depois de 30 segundos;'],
    ['es', 'Enviar todas', 'untilPressed', 'Esperan hasta que pulses “Enviar ahora”;'],
    ['en', 'Send all', 'untilPressed', 'They wait until you press “Send now”;'],
    ['pt', 'Enviar todas', 'untilPressed', 'Elas esperam até você clicar em “Enviar agora”;'],
  ] as const)(
    'says how long the person chose to be able to undo it (%s, %s, %s)',
    async (lang, all, chosen, sentence) => {
      const account = accountFacts(null);
      const profile = account.profile && { ...account.profile, settings: { [undoTimeSetting]: chosen } };
      const stage = await openSuspicious({ listings: [firstReported, last], account: { ...account, profile }, lang });
      press(stage.button(all));
      expect((await waitForElement(document, '[role=dialog]')).textContent).toContain(sentence);
    },
  );

  test('where nobody can say what is protected, that is told, and the gateway decides', async () => {
    const stage = await openSuspicious({ listings: [firstReported, last], ports: { blindages: refuses('OFFLINE') } });
    press(stage.button('Enviar todas'));
    await act(stage.settle);
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('No pudimos consultar si alguna está protegida');
    press(stage.button('Enviar 2 denuncias'));
    expect(sentIds(stage.receivedBy('outbox'))).toEqual([[firstReported.id, last.id]]);
  });

  test.each([
    [2, 'se pueden enviar en 2 días más, al ritmo de hoy: 2 al día'],
    [3, 'se pueden enviar mañana, 21/11/2026'],
  ])(
    'the days to come of an account that is told only what is left go on at the pace of today: %i',
    async (left, days) => {
      const ids = Array.from({ length: 6 }, (_, index) => `MLA200000000${index}`);
      const stage = await openSuspicious({
        listings: ids.map((id) => reportedListing({ id })),
        account: { ...accountFacts(left), reportedCount: 6 },
        ports: { blindages: answers([]) },
      });
      press(stage.button(`Enviar ${left} de 6`));
      await act(stage.settle);
      const dialog = await waitForElement(document, '[role=dialog]');
      expect(dialog.textContent).toContain(`Las que no entran hoy ${days}`);
      expect(dialog.textContent).not.toContain('50');
    },
  );

  test('what was chosen on a page that was left long ago is asked for, checked and told like the others', async () => {
    const page = answers(({ from }: { from: number }) =>
      from === 0 ? pageOfReported([firstReported], 51) : pageOfReported([guarded], 51),
    );
    const articlesByIds = answers([guarded]);
    const stage = await openSuspicious({
      listings: [firstReported],
      ports: { reportedArticles: page, articlesByIds, blindages: answers(blindages) },
    });
    act(() => stage.actor.send({ type: 'send.ask', ids: [firstReported.id, guarded.id] }));
    await act(stage.settle);
    expect(articlesByIds.asked).toEqual([{ articlesIds: [guarded.id] }]);
    const kept = await waitForElement(document, '[role=dialog] details');
    expect(kept.textContent).toContain('protegida por este motivo hasta el 01/12/2026');
    press(stage.button('Enviar 1 denuncia'));
    expect(sentIds(stage.receivedBy('outbox'))).toEqual([[firstReported.id]]);
  });
});
