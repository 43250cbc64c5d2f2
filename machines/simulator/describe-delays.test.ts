import { setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { delayFaults, delayNameOf, delaysOf, describeDelay } from './describe-delays';

const machine = setup({ delays: { again: 3000, pause: () => 1, growing: () => 1 } }).createMachine({
  id: 'gate',
  initial: 'shut',
  states: { shut: { after: { again: 'ajar', pause: 'ajar', growing: 'ajar', 250: 'ajar' } }, ajar: {} },
});

describe('the words of delays', () => {
  test('are the length that the machine declares, or what stands beside it', () => {
    const words = { states: {}, delays: { pause: 'a pause', again: 'another length' } };
    expect(delaysOf(machine)).toEqual(['again', 'growing', 'pause']);
    expect(['again', 'pause', 'growing', '250'].map((delay) => describeDelay(machine, words, delay))).toEqual([
      '3 s',
      'a pause',
      undefined,
      '250 ms',
    ]);
  });

  test('lack for a delay that is worked out, and are idle for one that says itself how long it is', () => {
    const delays = { pause: 'a pause', again: 'three seconds', gone: 'a while' };
    expect(delayFaults(machine, { states: {}, delays })).toEqual({ unsaid: ['growing'], idle: ['again', 'gone'] });
    expect(delayFaults(machine, { states: {} }).unsaid).toEqual(['growing', 'pause']);
  });

  test('are found by the event of the delay', () => {
    expect(delayNameOf('xstate.after.again.gate.shut')).toBe('again');
    expect(delayNameOf('gate.push')).toBeUndefined();
  });
});
