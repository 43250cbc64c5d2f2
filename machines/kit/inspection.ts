import type { AnyTransitionDefinition } from 'xstate';

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
