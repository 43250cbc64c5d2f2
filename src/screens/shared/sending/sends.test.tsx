import { describe, expect, test, vi } from 'vitest';
import { accountFacts } from '../../../../machines/reports/suspicious/suspicious.samples';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import type { SendFacts } from '../../../../machines/system-actors/outbox';
import { act } from '../../../../tests/act';
import { getElement, waitUntil } from '../../../../tests/render-node';
import { countingSendFacts, openSends, sampleSendFacts } from './sends.fixture';
import { noDeparture } from '../../../../machines/domain/undo-time';

const undo = (target: EventTarget, more: KeyboardEventInit = {}) =>
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, ...more }));
  });

describe('the sends over every screen', () => {
  test('SUS-14 a send shows its numbers, the time left and why each refused one was', () => {
    const { host } = openSends([sampleSendFacts()]);
    const panel = getElement(host, 'section[data-phase]');
    for (const told of [
      'Enviando 4 denuncias',
      '2 de 4',
      '1 enviada',
      '1 en curso',
      '1 en espera',
      '1 rechazada',
      'MLA1000000002',
    ])
      expect(panel.textContent).toContain(told);
    expect(getElement<HTMLProgressElement>(panel, 'progress').value).toBe(2);
  });

  test('a send that is over tells how many it sent once, and each number where some were refused', () => {
    const rows = sampleSendFacts().rows.map((row) => ({ ...row, status: 'sent' as const }));
    const [last, ...others] = rows.toReversed();
    const { text, setFacts } = openSends([sampleSendFacts({ phase: 'done', rows })]);
    const show = (shown: SendFacts['rows']) =>
      act(() => setFacts('outbox', { ...quietOutbox, sends: { s1: sampleSendFacts({ phase: 'done', rows: shown }) } }));
    for (const _time of [1, 2]) {
      expect(text()).toMatch(/Recibo de 4 denuncias(?!.*4 enviadas)/);
      show([...others, { ...last!, status: 'refused' }]);
      expect(text()).toMatch(/3 enviadas.*1 rechazada/);
      show(rows);
    }
  });

  test('the time left goes down by itself, goes once it is over before more is done, and comes anew with that', async () => {
    const { text, clock, setFacts } = openSends([sampleSendFacts({ timeLeft: 2_000 })]);
    expect(text()).toContain('quedan 2 segundos');
    act(() => clock.increment(1_000));
    await waitUntil(() => text().includes('queda 1 segundo'));
    act(() => clock.increment(9_000));
    await waitUntil(() => !/quedan? \d/.test(text()));
    const rows = sampleSendFacts().rows.map((row) => ({ ...row, status: 'sent' as const }));
    act(() => setFacts('outbox', { ...quietOutbox, sends: { s1: sampleSendFacts({ timeLeft: 5_000, rows }) } }));
    expect(text()).toContain('quedan 5 segundos');
  });

  test.each([
    ['reconciling', 'Comprobando qué se envió'],
    ['paused', 'Envío en pausa'],
    ['resting', 'Pausaste el envío'],
    ['blocked', 'El envío se detuvo'],
    ['cancelled', 'Envío detenido: se envió 1'],
    ['done', 'Se envió 1 denuncia'],
  ] as const)('a send that is %s says so', (phase, told) => {
    const { host } = openSends([sampleSendFacts({ phase })]);
    expect(getElement(host, 'section[data-phase]').textContent).toContain(told);
  });

  test('one that waits says for what: for the connection, or for the send before it', () => {
    const waiting = sampleSendFacts({ phase: 'waiting', rows: [{ id: 'MLA1000000001', status: 'queued' }] });
    expect(openSends([waiting]).text()).toContain('antes sale otro envío');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(openSends([waiting]).text()).toContain('Sin conexión: el envío continúa cuando vuelva');
    const cutOff = openSends([sampleSendFacts({ phase: 'reconciling', timeLeft: 43_000 })]).text();
    expect([cutOff.includes('Sin conexión: el envío continúa cuando vuelva'), cutOff.includes('43')]).toEqual([
      true,
      false,
    ]);
    online.mockRestore();
  });

  test('one that goes on can be paused, says that the batch that is out is out, and is resumed', () => {
    const { text, button, pressed, receivedBy, setFacts } = openSends([sampleSendFacts()]);
    const show = (facts: SendFacts) => act(() => setFacts('outbox', { ...quietOutbox, sends: { s1: facts } }));
    pressed('Pausar');
    show(sampleSendFacts({ pausing: true }));
    expect(text()).toContain('Este grupo ya se envió: el envío se pausa después');
    show(sampleSendFacts({ phase: 'resting', rows: [{ id: 'MLA1000000001', status: 'queued' }] }));
    expect(text()).toContain('Pausaste el envío');
    pressed('Reanudar');
    expect(receivedBy('outbox')).toEqual([
      { type: 'send.pause', id: 's1' },
      { type: 'send.resume', id: 's1' },
    ]);
    show(sampleSendFacts({ rows: [{ id: 'MLA1000000003', status: 'inflight' }] }));
    expect(button('Pausar'), 'nothing is left to hold back').toBeUndefined();
    show(countingSendFacts());
    expect(button('Pausar'), 'it can still be taken back').toBeUndefined();
  });

  test('a listing whose answer was lost is told as not confirmed and not sent again', () => {
    const { host } = openSends([
      sampleSendFacts({ phase: 'done', rows: [{ id: 'MLA1000000001', status: 'unknown' }] }),
    ]);
    expect(getElement(host, 'section[data-phase]').textContent).toContain('No se vuelve a enviar hasta saberlo');
  });

  test('one that can be taken back counts down, and offers to take it back or to let it go', () => {
    const { text, pressed, receivedBy, onGone } = openSends([countingSendFacts()]);
    expect(text()).toContain('Se envían 2 denuncias');
    expect(text()).toContain('en 7 s');
    pressed('Enviar ahora');
    pressed('Deshacer envío');
    expect(receivedBy('outbox')).toEqual([
      { type: 'send.now', id: 's1' },
      { type: 'send.cancel', id: 's1' },
    ]);
    expect(onGone, 'the strip goes, and the focus is taken care of').toHaveBeenCalledTimes(1);
  });

  test('a press in the half second after something else came to the place, or a second one, does nothing else; a key does', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 100_000 });
    const { button, receivedBy, setFacts } = openSends([sampleSendFacts({ phase: 'done' })]);
    const click = (name: string, detail = 1) =>
      act(() => {
        const options = { bubbles: true, cancelable: true, detail, clientX: 100, clientY: 100 };
        button(name)?.dispatchEvent(new MouseEvent('click', options));
      });
    const show = (facts: SendFacts) => act(() => setFacts('outbox', { ...quietOutbox, sends: { [facts.id]: facts } }));
    const later = () => vi.setSystemTime(Date.now() + 600);
    const types = () => receivedBy('outbox').map(({ type }) => type);
    later();
    show(countingSendFacts({ id: 's2' }));
    click('Deshacer envío');
    expect(types(), 'meant for "Cerrar", which stood there').toEqual([]);
    later();
    click('Enviar ahora');
    show(sampleSendFacts({ id: 's2' }));
    click('Detener envío', 2);
    expect(types()).toEqual(['send.now']);
    click('Pausar', 0);
    expect(types()).toEqual(['send.now', 'send.pause']);
    later();
    click('Detener envío');
    expect(types()).toEqual(['send.now', 'send.pause', 'send.cancel']);
    later();
    click('Pausar');
    show(sampleSendFacts({ id: 's2', phase: 'resting' }));
    click('Reanudar', 2);
    expect(types().slice(3), 'the same place, by another name').toEqual(['send.pause']);
    later();
    show(countingSendFacts({ id: 's2' }));
    later();
    show(sampleSendFacts({ id: 's2' }));
    click('Detener envío');
    expect(types().slice(4), 'it went by itself while the pointer was on its way').toEqual([]);
    vi.useRealTimers();
  });

  test('what undoes a send stands where it is stopped and closed later: at the end', () => {
    const rows: SendFacts['rows'] = [{ id: 'MLA1000000001', status: 'queued' }];
    const lastOf = (facts: SendFacts) =>
      [...openSends([{ ...facts, rows }]).host.querySelectorAll('section[data-phase] button')].at(-1)?.textContent;
    expect([countingSendFacts(), sampleSendFacts(), sampleSendFacts({ phase: 'done' })].map(lastOf)).toEqual([
      expect.stringContaining('Deshacer envío'),
      'Detener envío',
      'Cerrar',
    ]);
  });

  test.each([
    ['that was pressed', countingSendFacts(), 'Enviar ahora', sampleSendFacts()],
    ['of a send that comes to its end', sampleSendFacts(), 'Pausar', sampleSendFacts({ phase: 'done' })],
  ])('a button %s goes, and the focus stays with the send', async (_, before, name, after) => {
    const { button, setFacts } = openSends([before]);
    button(name)?.focus();
    await act(async () => setFacts('outbox', { ...quietOutbox, sends: { s1: after } }));
    expect(button(name)).toBeUndefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Envío de denuncias');
  });

  test('Ctrl Z and Z take it back, once, and leave fields alone', () => {
    const { receivedBy } = openSends([countingSendFacts()]);
    const field = document.body.appendChild(document.createElement('input'));
    undo(field);
    undo(document.body, { repeat: true });
    undo(document.body, { shiftKey: true });
    expect(receivedBy('outbox')).toEqual([]);
    undo(document.body);
    undo(document.body, { ctrlKey: false });
    field.remove();
    expect(receivedBy('outbox')).toEqual([
      { type: 'send.cancel', id: 's1' },
      { type: 'send.cancel', id: 's1' },
    ]);
  });

  test('one that another tab counts down is taken back from here; once it goes it is left to that tab', () => {
    const { text, button, pressed, receivedBy, setFacts } = openSends([countingSendFacts({ elsewhere: true })]);
    expect(text()).not.toContain('Otra pestaña se ocupa');
    undo(document.body);
    expect(receivedBy('outbox'), 'the key takes back what was sent here').toEqual([]);
    pressed('Deshacer envío');
    expect(receivedBy('outbox')).toEqual([{ type: 'send.cancel', id: 's1' }]);
    const going = sampleSendFacts({ elsewhere: true });
    act(() => setFacts('outbox', { ...quietOutbox, sends: { s1: going }, pendingCount: 1 }));
    expect(text()).toContain('Otra pestaña se ocupa');
    expect([button('Enviar ahora'), button('Deshacer envío')]).toEqual([undefined, undefined]);
  });

  test('one that was told to stop while a batch is out says at once that it stops after that', async () => {
    const { text, button, pressed, setFacts } = openSends([sampleSendFacts()]);
    button('Detener envío')?.focus();
    pressed('Detener envío');
    await act(async () =>
      setFacts('outbox', {
        jobs: {},
        sends: { s1: sampleSendFacts({ stopping: true }) },
        pendingCount: 1,
        durable: true,
        recovering: false,
        sendsEndedElsewhere: 0,
      }),
    );
    expect(text()).toContain('Este grupo ya se envió: el envío se detiene después');
    expect(button('Detener envío')).toBeUndefined();
    expect(document.activeElement?.getAttribute('aria-label'), 'the focus stays with the send').toBe(
      'Envío de denuncias',
    );
  });

  test('an outcome stands until the next send begins, and all of them go with one press', () => {
    const done = (id: string, startedAt: number) => sampleSendFacts({ id, startedAt, phase: 'done', rows: [] });
    const { host, pressed, receivedBy, setFacts } = openSends([done('old', 1), done('new', 2)]);
    expect(host.querySelectorAll('section')).toHaveLength(1);
    pressed('Cerrar');
    expect(receivedBy('outbox').map((event) => 'id' in event && event.id)).toEqual(['old', 'new']);
    const sends = { old: done('old', 1), s1: sampleSendFacts({ startedAt: 3 }) };
    act(() => setFacts('outbox', { ...quietOutbox, sends, pendingCount: 1 }));
    expect([...host.querySelectorAll('section')].map((each) => each.dataset.phase)).toEqual(['sending']);
  });
});

describe('a send that answers are in the way of', () => {
  test('LIM-18 tells the same number as every screen, with the way to them', () => {
    const { host, text, setFacts } = openSends([
      sampleSendFacts({ phase: 'blocked', because: { because: 'ANSWERS_DUE' } }),
    ]);
    act(() => setFacts('profile', accountFacts(null, 8)));
    expect(text()).toContain('Tienes 8 respuestas de vendedores que vencen hoy.');
    expect(getElement(host, 'a').getAttribute('href')).toBe('/reports/noticed_articles?status=PENDING');
    act(() => setFacts('profile', accountFacts(null, 0)));
    expect(text()).not.toContain('vencen hoy');
    expect(text()).toContain('Si ya las respondiste, continúa el envío.');
    expect(host.querySelector('a')).toBeNull();
  });

  test('says why it stopped in another tab too, as far as this one knows', () => {
    const { text, setFacts } = openSends([sampleSendFacts({ phase: 'blocked', because: null, elsewhere: true })]);
    expect(text()).toContain('El envío se detuvo');
    expect(text()).not.toContain('vencen hoy');
    for (const due of [8, 3]) {
      act(() => setFacts('profile', accountFacts(null, due)));
      expect(text()).toContain(`Tienes ${due} respuestas de vendedores que vencen hoy.`);
    }
  });
});

describe('sends that go only when they are told to', () => {
  test('one that waits for a press says so and counts nothing down, however long it stands', () => {
    const { host, text, pressed, receivedBy, clock } = openSends([countingSendFacts({ goesAt: noDeparture })]);
    expect(text()).toContain('Se envían 2 denunciascuando pulses “Enviar ahora”');
    act(() => clock.increment(3_600_000));
    expect(text()).toContain('Se envían 2 denunciascuando pulses “Enviar ahora”');
    expect([host.querySelector('[role=timer]'), /\d s\b|∞/.test(text())]).toEqual([null, false]);
    pressed('Enviar ahora');
    expect(receivedBy('outbox')).toEqual([{ type: 'send.now', id: 's1' }]);
  });

  test('of several that wait for a press one button lets all of them go, and none that counts down or is of another tab', () => {
    const waiting = (id: string, more = {}) => countingSendFacts({ id, goesAt: noDeparture, ...more });
    const { text, pressed, receivedBy } = openSends([
      waiting('s1'),
      waiting('s2'),
      waiting('s3', { elsewhere: true }),
      countingSendFacts({ id: 's4' }),
    ]);
    expect(text()).toContain('2 envíos te esperan');
    pressed('Enviar todos ahora');
    expect(receivedBy('outbox')).toEqual([
      { type: 'send.now', id: 's1' },
      { type: 'send.now', id: 's2' },
    ]);
    expect(openSends([waiting('s1')]).button('Enviar todos ahora'), 'one has its own button').toBeUndefined();
  });
});
