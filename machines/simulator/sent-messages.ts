import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { systemIdOf } from '../kit/internals';
import { machineSnapshotOf, actorPathOf } from './inner-machines';

/** What the simulated machine, or one in it, said to somebody else. */
export interface SentMessage {
  /** The way to who said it: empty for the machine itself. */
  from: string;
  /** A system actor of the system, `parent`, `everyone` for what is emitted, or the way to a machine within: empty for the machine itself. */
  to: string;
  event: AnyEventObject;
}

function nameOf(actor: AnyActorRef, root: AnyActorRef, machine: AnyActorRef): string | null {
  if (actor === root) return 'parent';
  return actorPathOf(actor, machine) ?? systemIdOf(actor) ?? null;
}

/** What an inspected event says to somebody else; null for one that the outside says, that an actor says to itself, or that XState says to its own. */
export function sentMessageOf(inspected: InspectionEvent, root: AnyActorRef, machine: AnyActorRef): SentMessage | null {
  if (inspected.type !== '@xstate.event') return null;
  const { event, sourceRef } = inspected;
  const target = inspected.actorRef as AnyActorRef;
  const to = nameOf(target, root, machine);
  if (to === null || sourceRef === target) return null;
  if (sourceRef === undefined) {
    const isSeat = actorPathOf(target, machine) === null && target !== root;
    return isSeat && !event.type.startsWith('xstate.') ? { from: '', to, event } : null;
  }
  const from = actorPathOf(sourceRef as AnyActorRef, machine);
  if (from === null || machineSnapshotOf(sourceRef as AnyActorRef) === null) return null;
  return event.type.startsWith('xstate.') && to !== 'parent' ? null : { from, to, event };
}
