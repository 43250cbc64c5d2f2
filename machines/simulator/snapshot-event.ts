import type { AnyEventObject, AnyStateMachine, InputFrom, StateValue } from 'xstate';
import { neverAnswers, startWith, type FakePorts, type SystemActorFacts } from './answers';

/** The event of an invoked machine that shows itself. It can be kept in an address: `steps` led to the snapshot, which has no more than is told. */
export interface SnapshotEvent extends AnyEventObject {
  snapshot: { value: StateValue; status: string; context: unknown };
  steps: AnyEventObject[];
}

/** The machine that another has under that name. */
export const actorOf = (machine: AnyStateMachine, src: string) =>
  machine.implementations.actors[src] as AnyStateMachine;

/** The event by which an invoked machine (by its invoke id) shows where these steps lead it, for a machine that hears its `onSnapshot`. */
export function snapshotEvent<Machine extends AnyStateMachine>(
  id: string,
  machine: Machine,
  {
    steps,
    input,
    systemActors,
  }: { steps: AnyEventObject[]; input?: InputFrom<Machine>; systemActors?: SystemActorFacts },
): SnapshotEvent {
  const ports = new Proxy<FakePorts>({}, { get: () => neverAnswers() });
  const { actor, root } = startWith(machine, { input, systemActors, ports });
  for (const step of steps) actor.send(step as never);
  const { value, status, context } = actor.getSnapshot() as SnapshotEvent['snapshot'];
  root.stop();
  const snapshot = JSON.parse(JSON.stringify({ value, status, context })) as SnapshotEvent['snapshot'];
  return { type: `xstate.snapshot.${id}`, snapshot, steps };
}
