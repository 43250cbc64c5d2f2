import { describe, expect, test } from 'vitest';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import type { QueuedMutationFacts } from '../../../../machines/system-actors/outbox';
import { act } from '../../../../tests/act';
import { renderNode } from '../../../../tests/render-node';
import { openSends } from './sends.fixture';
import { useShowInPlace } from '../../../parts/shown-in-place';

function CaseOf({ id }: { id: string }) {
  useShowInPlace(id, true);
  return null;
}

describe('the replies over every screen', () => {
  const work = {
    kind: 'reply' as const,
    reply: { type: 'rollback' as const, caseId: '10000002', siteId: 'MLA', comment: 'Denuncié por error' },
  };
  const replying = (more: Partial<QueuedMutationFacts> = {}): QueuedMutationFacts => ({
    ...{ id: 'r1', work, phase: 'countdown', goesAt: 6_500, failure: null, elsewhere: false },
    ...more,
  });
  const openReply = (more: Partial<QueuedMutationFacts> = {}) => {
    const stage = openSends([]);
    const show = (job: QueuedMutationFacts) =>
      act(() => stage.setFacts('outbox', { ...quietOutbox, jobs: { r1: job }, pendingCount: 1 }));
    show(replying(more));
    return { ...stage, show };
  };

  test('one counts down in the same strip, and is taken back or let go, by the same key too', () => {
    const { text, pressed, receivedBy, onGone } = openReply();
    expect(text()).toContain('Se envía tu respuesta al caso 10000002');
    expect(text()).toContain('en 7 s');
    pressed('Enviar ahora');
    pressed('Deshacer envío');
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    });
    expect(receivedBy('outbox')).toEqual([
      { type: 'send.now', id: 'r1' },
      { type: 'send.cancel', id: 'r1' },
      { type: 'send.cancel', id: 'r1' },
    ]);
    expect(onGone, 'the focus is taken care of').toHaveBeenCalledTimes(3);
  });

  test('one that counts down where it was decided has no second countdown over the screen, and its key is heard', () => {
    const { host, receivedBy, show } = openReply();
    const place = renderNode(<CaseOf id="r1" />);
    expect(host.querySelector('section')).toBeNull();
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    });
    expect(receivedBy('outbox')).toEqual([{ type: 'send.cancel', id: 'r1' }]);
    show(replying({ phase: 'inflight', goesAt: null }));
    expect(host.querySelector('section'), 'what is on its way is told over every screen').not.toBeNull();
    show(replying());
    place.show(null);
    expect(host.querySelector('section'), 'the case was left').not.toBeNull();
  });

  test('of several the key takes back the one that was given last, and only that one says so', () => {
    const { host, receivedBy, setFacts } = openReply();
    const jobs = {
      r1: replying(),
      r2: replying({ id: 'r2', startedAt: 500 }),
      r3: replying({ id: 'r3', startedAt: 900, elsewhere: true }),
    };
    act(() => setFacts('outbox', { ...quietOutbox, jobs, pendingCount: 3 }));
    const keyed = [...host.querySelectorAll('section')].map(
      (each) => each.querySelector('[aria-keyshortcuts]') !== null,
    );
    expect(keyed).toEqual([false, true, false]);
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    });
    expect(receivedBy('outbox')).toEqual([{ type: 'send.cancel', id: 'r2' }]);
  });

  test('one that is on its way says so and can no longer be taken back; one that is over is told elsewhere', () => {
    const { host, text, button, show } = openReply({ phase: 'inflight', goesAt: null });
    expect(text()).toContain('Enviando tu respuesta al caso 10000002');
    expect(button('Deshacer envío')).toBeUndefined();
    show(replying({ phase: 'waiting', goesAt: null }));
    expect(text()).toContain('Sin conexión');
    show(replying({ phase: 'done', goesAt: null }));
    expect(host.querySelector('section')).toBeNull();
  });

  test('one that another tab counts down is let go from here; once it goes it is left to that tab', () => {
    const { text, button, pressed, show, receivedBy } = openReply({ elsewhere: true });
    pressed('Enviar ahora');
    expect(receivedBy('outbox')).toEqual([{ type: 'send.now', id: 'r1' }]);
    show(replying({ phase: 'inflight', goesAt: null, elsewhere: true }));
    expect(text()).toContain('Otra pestaña se ocupa de esta respuesta.');
    expect([button('Enviar ahora'), button('Deshacer envío')]).toEqual([undefined, undefined]);
  });
});
