import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
  InspectionEvent,
} from 'xstate';
import { describeActions, describeEntry, describeExit } from './describe-actions';
import { actorPathOf, machineSnapshotOf } from './inner-machines';
import { activeNodes, transitionsOf } from '../kit/internals';

const lineOf = (node: AnyStateNode): AnyStateNode[] => [...(node.parent ? lineOf(node.parent) : []), node];

/** The state within which a transition exits and enters; null for one that stays. */
function domainOf({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | null {
  if (target === undefined || target.length === 0) return null;
  const lines = (target as AnyStateNode[]).map(lineOf);
  if (!reenter && lines.every((line) => line.includes(source))) return source;
  return (
    lineOf(source).findLast(
      (node) => node !== source && lines.every((line) => line.includes(node) && line.at(-1) !== node),
    ) ?? null
  );
}

/** Whether a state is exited, or entered, by transitions of these domains. */
function movesBy(transitions: readonly AnyTransitionDefinition[]) {
  const domains = transitions.flatMap((one) => domainOf(one) ?? []);
  return (node: AnyStateNode) => domains.some((domain) => domain !== node && lineOf(node).includes(domain));
}

/** The states before the first microstep that is heard of; none for an actor that begins, whose snapshot can't be read yet. */
function standingIn({ event, actorRef }: InspectedMicrostepEvent): readonly AnyStateNode[] {
  const standing = event.type === 'xstate.init' ? null : machineSnapshotOf(actorRef as AnyActorRef);
  return standing === null ? [] : activeNodes(standing);
}

/** Tells of each microstep of a machine, or of one that it runs, which actions it ran, as the chart names them: `clear failure`, `list: keep rows`. */
export function watchRunActions(machine: AnyActorRef): (inspected: InspectionEvent) => string[] {
  const known = new WeakMap<AnyActorRef, readonly AnyStateNode[]>();
  return (inspected) => {
    if (inspected.type !== '@xstate.microstep') return [];
    const actor = inspected.actorRef as AnyActorRef;
    const way = actorPathOf(actor, machine);
    if (way === null) return [];
    const transitions = transitionsOf(inspected);
    const before = known.get(actor) ?? standingIn(inspected);
    const after = activeNodes(inspected.snapshot as AnyMachineSnapshot);
    known.set(actor, after);
    const moves = movesBy(transitions);
    const ran = [
      ...before
        .filter(moves)
        .toSorted((one, other) => other.order - one.order)
        .flatMap(describeExit),
      ...transitions.flatMap(describeActions),
      ...after
        .filter(moves)
        .toSorted((one, other) => one.order - other.order)
        .flatMap(describeEntry),
    ];
    return way === '' ? ran : ran.map((action) => `${way}: ${action}`);
  };
}
