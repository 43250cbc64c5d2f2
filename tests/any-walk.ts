import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Outcome } from '../contracts/ports';
import { endedActorOf, portIdsOf } from '../machines/rehearsal/port-ids';
import type { Rehearsal } from '../machines/rehearsal/rehearse';
import type { MachineSamples } from '../machines/rehearsal/samples';
import { isShown } from '../machines/rehearsal/steps-of';
import type { Step } from '../machines/rehearsal/walk';
import { roster } from '../machines/roster';
import { samplesIn, viewIn } from './roster-samples';

export interface Tried {
  name: keyof typeof roster;
  machine: AnyStateMachine;
  samples: MachineSamples;
  /** What its snapshot shows; null where its view needs more. */
  view: ((snapshot: AnyMachineSnapshot) => unknown) | null;
}

/** Every machine of the roster with what it is tried with. */
export const tried: Tried[] = await Promise.all(
  (Object.keys(roster) as (keyof typeof roster)[]).map(async (name) => ({
    name,
    machine: (await roster[name].load()) as AnyStateMachine,
    samples: await samplesIn(roster[name].folder),
    view: await viewIn(roster[name].folder),
  })),
);

const eventsOf = (samples: MachineSamples): readonly AnyEventObject[] => [
  ...samples.events,
  ...samples.lives.flatMap(({ events = [] }) => events),
];

/** What the samples of all machines have of the answers of each port. */
const outcomes = new Map<string, Outcome<unknown>[]>();
for (const { machine, samples } of tried) {
  const all = eventsOf(samples).flatMap((event) => (isShown(event) ? event.steps : [event]));
  for (const { type, output } of all) {
    const by = endedActorOf(type);
    if (by === undefined || typeof output !== 'object' || output === null || !('ok' in output)) continue;
    const port = portIdsOf(machine).get(by) ?? by;
    outcomes.set(port, [...(outcomes.get(port) ?? []), output as Outcome<unknown>]);
  }
}
const offline: Outcome<unknown> = { ok: false, failure: { code: 'OFFLINE' } };
const outcomeOf = (port: string, which: number): Outcome<unknown> => {
  const known = [...(outcomes.get(port) ?? []), offline];
  return known[which % known.length] ?? offline;
};

export interface Deed {
  /** `late` answers a question that nobody waits for any more. */
  do: 'say' | 'answer' | 'late' | 'wait';
  which: number;
}
export const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({
    do: fc.constantFrom('say', 'say', 'say', 'answer', 'answer', 'late', 'late', 'wait'),
    which: fc.nat(100_000),
  }),
  { minLength: 4, maxLength: 24 },
);

/** What people, parents and machines within say, as the samples have it. */
function saysOf(samples: MachineSamples): Extract<Step, { do: 'send' }>[] {
  return eventsOf(samples).flatMap((event) => {
    const shown = isShown(event);
    const said = shown ? event.steps.at(-1) : event;
    if (said === undefined || said.type.startsWith('xstate.')) return [];
    return [{ do: 'send', event: said, ...(shown && { inner: event.type.slice('xstate.snapshot.'.length) }) }];
  });
}

/** The step that such a deed is here; null where there is nothing to be done so. `answered` names those that were, late ones too. */
function stepOf(
  { do: what, which }: Deed,
  rehearsal: Rehearsal,
  says: ReturnType<typeof saysOf>,
  answered: Set<string>,
): Step | null {
  switch (what) {
    case 'say':
      return says[which % Math.max(1, says.length)] ?? null;
    case 'wait': {
      const dues = rehearsal.timers().map(({ due }) => due);
      return dues.length === 0 ? null : { do: 'wait', ms: Math.min(...dues) };
    }
    case 'answer':
    case 'late': {
      const standing = what === 'answer' ? 'open' : 'given up';
      const nameOf = ({ port, nth }: { port: string; nth: number }) => `${port} ${String(nth)}`;
      const asks = rehearsal.asks().filter((ask) => ask.standing === standing && !answered.has(nameOf(ask)));
      const ask = asks[which % Math.max(1, asks.length)];
      if (ask === undefined) return null;
      answered.add(nameOf(ask));
      return { do: 'answer', port: ask.port, nth: ask.nth, outcome: outcomeOf(ask.port, which) };
    }
  }
}

/** What these deeds are in that life, one after the other as long as it lasts: each is found once the one before it was taken. */
export function* stepsOf(walk: readonly Deed[], rehearsal: Rehearsal, samples: MachineSamples) {
  const says = saysOf(samples);
  const answered = new Set<string>();
  for (const deed of walk) {
    if (rehearsal.actor.getSnapshot().status !== 'active') return;
    const step = stepOf(deed, rehearsal, says, answered);
    if (step !== null) yield { deed, step };
  }
}
