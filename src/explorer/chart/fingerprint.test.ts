import { describe, expect, it } from 'vitest';
import { and, createMachine, setup } from 'xstate';
import { fingerprintOf } from './fingerprint';

const guards = { open: () => true, paid: () => true };
const gate = (
  change: { guard?: 'open' | 'paid'; delay?: number; event?: string; reenter?: boolean; runs?: string } = {},
) =>
  setup({ guards, delays: { pause: change.delay ?? 3000 }, actors: { bell: createMachine({}) } }).createMachine({
    id: 'gate',
    initial: 'shut',
    states: {
      shut: { on: { [change.event ?? 'gate.push']: { guard: change.guard ?? 'open', target: 'ajar' } } },
      ajar: {
        invoke: { id: change.runs ?? 'bell', src: 'bell' },
        after: { pause: 'shut' },
        on: { 'gate.push': { target: 'ajar', reenter: change.reenter ?? false } },
      },
    },
  });

describe('the fingerprint of a machine', () => {
  it('is eight digits, the same for the same machine, today as when this was written', () => {
    expect(fingerprintOf(gate())).toBe('fabf46a7');
    expect(fingerprintOf(gate())).toBe(fingerprintOf(gate({})));
  });

  it.each([
    ['guard', { guard: 'paid' }],
    ['delay', { delay: 2000 }],
    ['event', { event: 'gate.pull' }],
    ['re-entry', { reenter: true }],
    ['invoked actor', { runs: 'horn' }],
  ] as const)('is another one with another %s', (_what, change) => {
    expect(fingerprintOf(gate(change))).not.toBe(fingerprintOf(gate()));
  });

  it('counts what a combined guard is made of, and not how a bundler calls its function', () => {
    const made = setup({ guards });
    const both = made.createMachine({ on: { 'gate.push': { guard: and(['open', 'paid']) } } });
    const one = made.createMachine({ on: { 'gate.push': { guard: and(['open']) } } });
    expect(fingerprintOf(both)).not.toBe(fingerprintOf(one));
    const named = made.createMachine({
      on: {
        'gate.push': {
          guard: function isOpen() {
            return true;
          },
        },
      },
    });
    const nameless = made.createMachine({ on: { 'gate.push': { guard: () => true } } });
    expect(fingerprintOf(named)).toBe(fingerprintOf(nameless));
  });
});
