import type {
  AnyActor,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  ExecutableActionObject,
  InspectionEvent,
} from 'xstate';

/** XState says none of this in its public types: what stands here is looked at again with each of its versions. */

type System = AnyActor['system'];

/** The states in which a machine stands, with those around them. */
export const activeNodes = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes as AnyStateNode[];

/** The transitions that a microstep took; none of another inspected event. */
export function transitionsOf(inspected: InspectionEvent): readonly AnyTransitionDefinition[] {
  const { type, _transitions } = inspected as { type: string; _transitions?: AnyTransitionDefinition[] };
  return type === '@xstate.microstep' ? (_transitions ?? []) : [];
}

/** An event as an action sends it: to an actor, to a child by its id, or to everyone (null), where it is emitted. */
export interface SentAction {
  to: AnyActorRef | string | null;
  event: AnyEventObject;
}

/** What an action sends when it is carried out; null for one that sends nothing, and for a delay that the machine sends itself. */
export function sentActionOf({ type, params }: ExecutableActionObject): SentAction | null {
  const { to, event, delay } = (params ?? {}) as { to?: AnyActorRef | string; event?: AnyEventObject; delay?: number };
  if (event === undefined) return null;
  if (type === 'xstate.emit') return { to: null, event };
  return type === 'xstate.sendTo' && to !== undefined && delay === undefined ? { to, event } : null;
}

/** The actor that runs this one; undefined for the root of a system. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => (actor as AnyActor)._parent;

/** The system actor that an actor has in its system; undefined for one without. */
export const systemIdOf = (actor: AnyActorRef): string | undefined => (actor as AnyActor).systemId;

/** An event that a running delay will send. */
export interface ScheduledEvent {
  event: AnyEventObject;
  /** Milliseconds from its beginning. */
  delay: number;
  source: unknown;
}

/** The delays that run in a system, each the same object as long as it runs. */
export const delaysOf = (system: System): ScheduledEvent[] =>
  Object.values((system.getSnapshot() as { _scheduledEvents: Record<string, ScheduledEvent> })._scheduledEvents);

/** The same system, in which nobody takes a system actor: a machine's children are made, not started. */
export const withoutRegistration = (system: System): System => ({ ...system, _set: () => undefined }) as System;

/** How a transition is called: where it stands, what it hears, which of several it is, and where it leads. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType, target = [] } = transition;
  const own = source.transitions.get(eventType) ?? source.always ?? [];
  const targets = target.map(({ id }) => id).join(', ') || 'stays';
  return `${source.id} --${eventType || 'always'}[${own.indexOf(transition)}]--> ${targets}`;
}

/** The id of the machine that an actor runs; null for an actor of another kind. */
export function machineIdOf(actor: unknown): string | null {
  const { logic } = actor as { logic?: { id?: unknown; config?: unknown } };
  return logic?.config !== undefined && typeof logic.id === 'string' ? logic.id : null;
}
