import fc from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Outcome } from '../contracts/ports';
import { endedActorOf, portIdsOf } from '../machines/simulator/port-ids';
import type { Simulation } from '../machines/simulator/simulate';
import type { MachineSamples } from '../machines/simulator/samples';
import { isSnapshotEvent } from '../machines/simulator/to-step';
import type { Step } from '../machines/simulator/walk';
import { roster } from '../machines/roster';
import { loadSamples, loadView } from './roster-samples';

export interface WalkSubject {
  name: keyof typeof roster;
  machine: AnyStateMachine;
  samples: MachineSamples;
  /** What its snapshot shows; null where its view needs more. */
  view: ((snapshot: AnyMachineSnapshot) => unknown) | null;
}

/** Every machine of the roster with what it is tried with. */
export const walkSubjects: WalkSubject[] = await Promise.all(
  (Object.keys(roster) as (keyof typeof roster)[]).map(async (name) => ({
    name,
    machine: (await roster[name].load()) as AnyStateMachine,
    samples: await loadSamples(roster[name].folder),
    view: await loadView(roster[name].folder),
  })),
);

const eventsOf = (samples: MachineSamples): readonly AnyEventObject[] => [
  ...samples.events,
  ...samples.lives.flatMap(({ events = [] }) => events),
];

/** What the samples of all machines have of the answers of each port. */
const outcomes = new Map<string, Outcome<unknown>[]>();
for (const { machine, samples } of walkSubjects) {
  const all = eventsOf(samples).flatMap((event) => (isSnapshotEvent(event) ? event.steps : [event]));
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

export interface WalkAction {
  /** `late` answers a question that nobody waits for any more. */
  do: 'say' | 'answer' | 'late' | 'wait';
  which: number;
}
export const arbitraryActions: fc.Arbitrary<WalkAction[]> = fc.array(
  fc.record({
    do: fc.constantFrom('say', 'say', 'say', 'answer', 'answer', 'late', 'late', 'wait'),
    which: fc.nat(100_000),
  }),
  { minLength: 4, maxLength: 24 },
);

/** What people, parents and machines within say, as the samples have it. */
function saysOf(samples: MachineSamples): Extract<Step, { do: 'send' }>[] {
  return eventsOf(samples).flatMap((event) => {
    const shown = isSnapshotEvent(event);
    const sampleEvent = shown ? event.steps.at(-1) : event;
    if (sampleEvent === undefined || sampleEvent.type.startsWith('xstate.')) return [];
    return [{ do: 'send', event: sampleEvent, ...(shown && { inner: event.type.slice('xstate.snapshot.'.length) }) }];
  });
}

/** The step that such a deed is here; null where there is nothing to be done so. `answered` names those that were, late ones too. */
function stepOf(
  { do: what, which }: WalkAction,
  simulation: Simulation,
  says: ReturnType<typeof saysOf>,
  answered: Set<string>,
): Step | null {
  switch (what) {
    case 'say':
      return says[which % Math.max(1, says.length)] ?? null;
    case 'wait': {
      const dues = simulation.timers().map(({ due }) => due);
      return dues.length === 0 ? null : { do: 'wait', ms: Math.min(...dues) };
    }
    case 'answer':
    case 'late': {
      const questionStatus = what === 'answer' ? 'open' : 'given up';
      const nameOf = ({ port, nth }: { port: string; nth: number }) => `${port} ${String(nth)}`;
      const asks = simulation.asks().filter((ask) => ask.standing === questionStatus && !answered.has(nameOf(ask)));
      const ask = asks[which % Math.max(1, asks.length)];
      if (ask === undefined) return null;
      answered.add(nameOf(ask));
      return { do: 'answer', port: ask.port, nth: ask.nth, outcome: outcomeOf(ask.port, which) };
    }
  }
}

/** What these deeds are in that life, one after the other as long as it lasts: each is found once the one before it was taken. */
export function* stepsOf(walk: readonly WalkAction[], simulation: Simulation, samples: MachineSamples) {
  const says = saysOf(samples);
  const answered = new Set<string>();
  for (const deed of walk) {
    if (simulation.actor.getSnapshot().status !== 'active') return;
    const step = stepOf(deed, simulation, says, answered);
    if (step !== null) yield { deed, step };
  }
}
