import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { noDeparture } from '../../../../machines/domain/undo-time';
import { countingSendFacts, openSends } from './sends.fixture';

describe('sends that go only when they are told to', () => {
  test('one that waits for a press says so and counts nothing down, however long it stands', () => {
    const { host, text, pressed, heardBy, clock } = openSends([countingSendFacts({ goesAt: noDeparture })]);
    expect(text()).toContain('Se envían 2 denunciascuando pulses “Enviar ahora”');
    act(() => clock.increment(3_600_000));
    expect(text()).toContain('Se envían 2 denunciascuando pulses “Enviar ahora”');
    expect([host.querySelector('[role=timer]'), /\d s\b|∞/.test(text())]).toEqual([null, false]);
    pressed('Enviar ahora');
    expect(heardBy('outbox')).toEqual([{ type: 'send.now', id: 's1' }]);
  });

  test('of several that wait for a press one button lets all of them go, and none that counts down or is of another tab', () => {
    const waiting = (id: string, more = {}) => countingSendFacts({ id, goesAt: noDeparture, ...more });
    const { text, pressed, heardBy } = openSends([
      waiting('s1'),
      waiting('s2'),
      waiting('s3', { elsewhere: true }),
      countingSendFacts({ id: 's4' }),
    ]);
    expect(text()).toContain('2 envíos te esperan');
    pressed('Enviar todos ahora');
    expect(heardBy('outbox')).toEqual([
      { type: 'send.now', id: 's1' },
      { type: 'send.now', id: 's2' },
    ]);
    expect(openSends([waiting('s1')]).button('Enviar todos ahora'), 'one has its own button').toBeUndefined();
  });
});
