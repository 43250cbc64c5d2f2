import { describe, expect, test, vi } from 'vitest';
import type { Blindage } from '../../../../contracts/shapes';
import {
  lastReport,
  savedReportDraft,
  reportDrawerSystemActors,
} from '../../../../machines/shared/report-drawer/report-drawer.samples';
import { neverAnswers } from '../../../../machines/simulator/answers';
import { anaFacts, anaProfile } from '../../../../machines/simulator/sample-system-actors';
import { noticedListing, sampleReported, visibleListing } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { waitForElement, queryButton, getElement, movePointer, press } from '../../../../tests/render-node';

import { descriptionOf, openReportDrawer, commentStepEvents, commentEvent } from './report-drawer.fixture';

const several = [visibleListing(), visibleListing({ id: 'MLA1000000002' }), visibleListing({ id: 'MLA1000000003' })];

describe('the report drawer on the screen', () => {
  test('who sends while it is asked whether the listing is protected is told so, and not of a fault of the comment', async () => {
    const { host, text, actor } = await openReportDrawer({
      input: { repeat: { ...lastReport, code: 'PPPI9' } },
      systemActors: reportDrawerSystemActors({ allowed: { MLA: ['PPPI9'] } }),
      ports: { blindages: neverAnswers<Blindage[]>() },
    });
    const field = () => getElement(host, 'textarea');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    for (const _ of [1, 2]) act(() => actor.send({ type: 'report.submit', label: 'Patente' }));
    expect(text()).toContain('Estamos consultando si la publicación está protegida.');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    expect(descriptionOf(field())).not.toContain('Estamos consultando');
  });

  test('DRW-15 DRW-16 has a title for one, for several with how many, and for photos', async () => {
    const one = await openReportDrawer();
    expect(getElement(one.host, 'h2').textContent).toBe('Denunciar publicación');
    expect(getElement(one.host, 'header').textContent, 'of one there is nothing to count').not.toMatch(/\d publicaci/);
    for (const count of [2, 3]) {
      const listings = [...several.slice(0, count), visibleListing({ id: 'MLA1000000009', status: 'closed' })];
      const many = await openReportDrawer({
        input: { ids: listings.map(({ id }) => id) },
        systemActors: reportDrawerSystemActors({ listings }),
      });
      expect(getElement(many.host, 'header').textContent).toBe(`Denunciar publicaciones${count} publicaciones`);
    }
    const { host, actor } = await openReportDrawer({ input: { photos: ['p1'] } });
    expect(getElement(host, 'h2').textContent).toBe('Denunciar fotos');
    act(() => actor.send({ type: 'category.choose', category: 'UTILITY_MODEL' }));
    act(() => actor.send({ type: 'step.continue' }));
    expect([getElement(host, 'h2').textContent, host.querySelector('textarea') !== null]).toEqual([
      'Denunciar fotos',
      true,
    ]);
  });

  test.each([
    ['of no reason is allowed', [], 'No tienes motivos habilitados para denunciar en este país: Argentina'],
    ['of none that takes photos', ['PPPI5'] as const, 'Aquí no puedes denunciar de esta forma: Argentina'],
  ])('a country that allows notices but %s says so', async (_, codes, title) => {
    const { text } = await openReportDrawer({
      input: { photos: ['p1'] },
      systemActors: reportDrawerSystemActors({ allowed: { MLA: [...codes] } }),
    });
    expect(text()).toContain(title);
  });

  test.each([
    ['beside the reasons while another can be', true, '4 publicaciones quedan fuera:'],
    ['in their place where none can be', false, 'Estas publicaciones no se pueden denunciar'],
  ])('DRW-38 each that cannot be reported says why, %s', async (_, another, title) => {
    const [first, second, third] = several.map((listing) => ({ ...listing }));
    if (!first || !second || !third) throw new Error('Three listings are needed.');
    const noticed = { ...noticedListing.noticed!, sent: false, sending: true };
    const listings = [
      { ...second, status: 'closed' },
      { ...third, removed: true },
      visibleListing({ id: 'MLA1000000004', reported: sampleReported() }),
      visibleListing({ id: 'MLA1000000005', reported: sampleReported(), noticed }),
      ...(another ? [first] : []),
    ];
    const { host, text } = await openReportDrawer({
      input: { ids: listings.map(({ id }) => id) },
      systemActors: reportDrawerSystemActors({ listings }),
    });
    expect(text()).toContain(title);
    const told = [...host.querySelectorAll('li')].map((row) => row.textContent).filter((row) => row.startsWith('MLA'));
    expect(told).toEqual([
      'MLA1000000002 La publicación no está activa en el marketplace.',
      'MLA1000000003 La publicación ya no está en la lista.',
      'MLA1000000004 La publicación ya está marcada como sospechosa.',
      'MLA1000000005 La denuncia de esta publicación ya fue enviada.',
    ]);
    expect(host.querySelector('input[type=radio]') !== null).toBe(another);
  });

  test('SHL-46 how a reason is chosen is told once, among the reasons', async () => {
    const systemActors = reportDrawerSystemActors({ settings: {} });
    const known = systemActors.profile?.profile ?? anaProfile;
    const helps = { ...known.helps, newReasonTooltipAlreadyShown: false };
    const unread = { ...systemActors.profile, ...anaFacts, profile: { ...known, helps } };
    const { host, key, receivedBy, setFacts } = await openReportDrawer({
      systemActors: { ...systemActors, profile: unread },
    });
    expect(host.querySelector('[role=note]')).toBeNull();
    key('1');
    expect(getElement(host, '[role=note]').textContent).toContain('Los motivos están agrupados por derecho.');
    getElement(host, '[role=note] button').focus();
    press(getElement(host, '[role=note] button'));
    expect((document.activeElement as HTMLInputElement).type).toBe('radio');
    expect(receivedBy('profile')).toEqual([{ type: 'help.close', flag: 'newReasonTooltipAlreadyShown' }]);
    act(() => setFacts('profile', { ...unread, profile: known }));
    expect(host.querySelector('[role=note]')).toBeNull();
  });

  test('is walked by keys alone: numbers choose and go on, Enter goes on, Backspace and Alt+Left go back, Escape closes', async () => {
    const { key, checked, actor } = await openReportDrawer();
    const step = () => actor.getSnapshot().value;
    key('2');
    expect(step()).toMatchObject({ deciding: { step: 'reason' } });
    key('Backspace');
    expect(checked()).toBe('COPYRIGHT');
    expect((document.activeElement as HTMLInputElement).value).toBe('COPYRIGHT');
    key('Enter');
    key('0');
    expect(actor.getSnapshot().context.code).toBe('PPPI17');
    expect(step()).toMatchObject({ deciding: { step: { comment: 'writing' } } });
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    key('Backspace');
    expect(step()).toMatchObject({ deciding: { step: { comment: 'writing' } } });
    key('ArrowLeft', { altKey: true });
    expect(step()).toMatchObject({ deciding: { step: 'reason' } });
    key('Escape');
    expect(step()).toBe('leaving');
  });

  test('DRW-10 chooses photos by number', async () => {
    const { key, actor, host } = await openReportDrawer();
    for (const name of ['3', '2']) key(name);
    expect(actor.getSnapshot().context.photos).toEqual(['p2']);
    expect([...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map((box) => box.checked)).toEqual([
      false,
      true,
    ]);
  });

  test('DRW-24 a protected reason tells its last day, and support is in its hint', async () => {
    const { host, checked, key } = await openReportDrawer({
      blindages: [
        { id: null, item: 'MLA1000000001', reason: 'PPPI3', dueDate: '2027-03-01' },
        { id: null, item: 'MLA1000000002', reason: 'PPPI9', dueDate: '2027-03-02' },
        { id: null, item: 'MLA1000000001', reason: 'PPPI9', dueDate: '2027-01-31' },
      ],
    });
    const patent = getElement<HTMLInputElement>(host, 'input[value=PATENT]');
    expect(patent.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(patent)).toContain('31/01/2027');
    key('5');
    press(patent);
    expect(checked()).toBeNull();
    const anchor = patent.closest('label')?.parentElement;
    if (!anchor) throw new Error('The card has no hint around it.');
    movePointer(anchor, 'enter');
    const hint = await waitForElement(host, '[role=tooltip]');
    expect([hint.textContent?.includes('31/01/2027'), getElement(hint, 'a').getAttribute('href')]).toEqual([
      true,
      '/support_form',
    ]);
  });

  test('SHL-38 why a reason is protected is told at once, and goes 100 ms after it is left', async () => {
    const { host } = await openReportDrawer({
      blindages: [{ id: null, item: 'MLA1000000001', reason: 'PPPI9', dueDate: '2027-01-31' }],
    });
    const anchor = getElement(host, 'input[value=PATENT]').closest('label')?.parentElement;
    if (!anchor) throw new Error('The card has no hint around it.');
    vi.useFakeTimers();
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    const told = () => host.querySelector('[role=tooltip]') !== null;
    movePointer(anchor, 'enter');
    wait(0);
    const atOnce = told();
    movePointer(anchor, 'leave');
    wait(99);
    const before = told();
    wait(1);
    expect([atOnce, before, told()]).toEqual([true, true, false]);
    vi.useRealTimers();
  });

  test.each([
    ['es', 'recargar la página'],
    ['en', 'reload the page'],
    ['pt', 'recarregar a página'],
  ] as const)('DRW-04 names the country without notices: %s', async (lang, reload) => {
    const { text, host } = await openReportDrawer({ systemActors: reportDrawerSystemActors({ allowed: {} }), lang });
    expect(getElement(host, '[role=alert]').textContent).toContain('Argentina');
    expect(text()).toContain(reload);
  });

  test.each([
    [{ reported: sampleReported() }, 'La publicación ya está marcada como sospechosa.'],
    [{ removed: true }, 'La publicación ya no está en la lista.'],
    [{ status: 'closed' }, 'La publicación no está activa en el marketplace.'],
    [{ status: 'inactive' }, 'La publicación no está activa en el marketplace.'],
    [{ status: 'under_review' }, 'La publicación no está activa en el marketplace.'],
  ])('DRW-38 says why a listing cannot be reported: %j', async (more, why) => {
    const { text, host } = await openReportDrawer({
      systemActors: reportDrawerSystemActors({ listings: [visibleListing(more)] }),
    });
    expect([text().includes(why), host.querySelector('input[type=radio]')]).toEqual([true, null]);
  });

  test('offers a draft with what was written', async () => {
    const { host, text, actor } = await openReportDrawer({
      systemActors: reportDrawerSystemActors({ drafts: savedReportDraft }),
    });
    expect(text()).toContain('Fotos');
    const restore = queryButton(host, 'Continuar con ella');
    if (!restore) throw new Error('Nothing takes the draft up.');
    press(restore);
    expect(actor.getSnapshot().value).toMatchObject({ deciding: { step: { comment: 'writing' } } });
  });
});

describe('the comment on the screen', () => {
  test('DRW-28 counts what goes out of 2000', async () => {
    const { text } = await openReportDrawer({ events: [...commentStepEvents, commentEvent('Diseño')] });
    expect(text()).toContain('6 / 2000');
  });

  test('says what of a paste had no room', async () => {
    const { text } = await openReportDrawer({ events: [...commentStepEvents, commentEvent('x'.repeat(2345))] });
    expect(text()).toContain('Los últimos 345 caracteres no entraron: el máximo es 2000.');
  });

  test('shows what goes out when it differs, and only then', async () => {
    const plain = await openReportDrawer({ events: [...commentStepEvents, commentEvent('Diseno copiado')] });
    expect(plain.text()).not.toContain('Así se enviará');
    const marked = await openReportDrawer({ events: [...commentStepEvents, commentEvent('Diseño: copiado')] });
    expect(marked.text()).toContain('Así se enviaráDiseno, copiado');
  });

  test('DRW-30 names each character that is not accepted and removes them', async () => {
    const { host, text } = await openReportDrawer({
      events: [...commentStepEvents, commentEvent("Copia @ # M&M's, ñ.")],
    });
    expect(text()).toContain('Estos caracteres no se admiten: @ #17 / 2000');
    const remove = queryButton(host, 'Quitarlos');
    if (!remove) throw new Error('Nothing removes them.');
    press(remove);
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toBe("Copia M&M's, ñ.");
    expect(text()).not.toContain('no se admiten');
  });

  test('DRW-30 what is neither a letter nor a digit nor one of . , ’ & and the space goes out as one of them', async () => {
    const { text, key, actor } = await openReportDrawer({
      events: [...commentStepEvents, commentEvent('Anti-robo/nuevo: "M&M\'s"; 10-20.')],
    });
    expect(text()).not.toContain('no se admiten');
    key('Enter', { ctrlKey: true });
    expect(actor.getSnapshot().output?.report.description).toBe("Anti robo nuevo, 'M&M's', 10 20.");
  });

  test('shows what will be sent before the signs are replaced, then the comment has the focus and its keys send it', async () => {
    const { host, text, key, actor } = await openReportDrawer({
      events: [...commentStepEvents, commentEvent('70% menor @copia')],
    });
    expect(text()).toContain('Si los quitas, se enviará así70 por ciento menor copia');
    const remove = queryButton(host, 'Quitarlos');
    if (!remove) throw new Error('Nothing removes them.');
    remove.focus();
    press(remove);
    expect(document.activeElement).toBe(getElement(host, 'textarea'));
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toBe('70 por ciento menor copia');
    expect(text()).not.toContain('se enviará así');
    key('Enter', { ctrlKey: true });
    expect(actor.getSnapshot().output?.report.description).toBe('70 por ciento menor copia');
  });

  test('a press that takes its own button away leaves the focus in the drawer', async () => {
    const { host } = await openReportDrawer({ systemActors: reportDrawerSystemActors({ drafts: savedReportDraft }) });
    const drop = queryButton(host, 'Descartar');
    if (!drop) throw new Error('Nothing drops the draft.');
    drop.focus();
    press(drop);
    await Promise.resolve();
    expect(drop.isConnected).toBe(false);
    expect(document.activeElement?.contains(getElement(host, 'form'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test.each(['a b c d', 'a\nb\nc\nd'])('DRW-26 warns of a short one when it is sent: %j', async (typed) => {
    const { key, text, actor } = await openReportDrawer({ events: [...commentStepEvents, commentEvent(typed)] });
    key('Enter', { ctrlKey: true });
    expect([text().includes('al menos 5 caracteres, sin contar'), actor.getSnapshot().status]).toEqual([
      true,
      'active',
    ]);
  });

  test('says at the comment why it is not sent empty, and nothing more once something is written', async () => {
    const { host, key, actor } = await openReportDrawer({ events: commentStepEvents });
    const field = getElement<HTMLTextAreaElement>(host, 'textarea');
    const told = () => [field.getAttribute('aria-invalid'), host.querySelector('form [role=alert]')?.textContent];
    getElement(host, 'form').parentElement?.focus();
    expect(told()).toEqual([null, undefined]);
    key('Enter', { ctrlKey: true });
    expect(actor.getSnapshot().status).toBe('active');
    expect(told()).toEqual(['true', 'Escribe un comentario para enviar.']);
    expect(document.activeElement).toBe(field);
    act(() => actor.send(commentEvent('Copia')));
    expect(told()).toEqual([null, undefined]);
  });

  test('DRW-31 the button is disabled while it is empty and says why', async () => {
    const { host } = await openReportDrawer({ events: commentStepEvents });
    const button = getElement(host, 'footer button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(button)).toBe('Escribe un comentario para enviar.');
  });

  test('goes out under the name of its reason in the language of the reader', async () => {
    const { key, actor } = await openReportDrawer({ events: [...commentStepEvents, commentEvent('Diseño copiado')] });
    key('Enter', { ctrlKey: true });
    expect(actor.getSnapshot().output?.report.codeDescription).toBe('Diseños o modelos industriales');
  });
});
