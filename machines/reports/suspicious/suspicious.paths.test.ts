import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { walkMachine, type Coverage } from '../../kit/cover';
import { suspiciousMachine } from './suspicious.machine';
import { accountFacts, suspiciousEvents, suspiciousInput, suspiciousSeats } from './suspicious.samples';

function walk(profile = accountFacts(1)): Coverage {
  return walkMachine(suspiciousMachine, {
    input: suspiciousInput,
    seats: { ...suspiciousSeats, profile },
    events: suspiciousEvents,
    most: 20_000,
    serialize: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([
        value,
        context.ids,
        context.page,
        context.question,
        context.verdict,
        context.inactive.found,
        context.inactive.seen,
      ]),
    never: {
      'a question is asked about nothing': (snapshot) =>
        snapshot.matches({ decision: 'asking' }) && snapshot.context.question === null,
      'inactive listings are removed before every page was seen': (snapshot) =>
        snapshot.matches({ decision: 'asking' }) &&
        snapshot.context.question?.about === 'inactive' &&
        snapshot.context.inactive.seen < 2,
    },
  });
}

describe('every path of the suspicious list', () => {
  it('is reached by an account that may send one and by an account whose answers are due', () => {
    const [limited, blocked] = [walk(), walk(accountFacts(null, 3))];
    const missed = (name: 'states' | 'transitions') => {
      const done = new Set(
        [...limited[name], ...blocked[name]]
          .filter((one) => ('reached' in one ? one.reached : one.taken))
          .map((one) => one.id),
      );
      return limited[name].map((one) => one.id).filter((id) => !done.has(id));
    };
    expect(missed('states')).toEqual([]);
    expect(missed('transitions')).toEqual([]);
  });
});
