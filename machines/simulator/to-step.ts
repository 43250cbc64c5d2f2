import type { AnyEventObject } from 'xstate';
import type { Outcome } from '../../contracts/ports';
import { endedActorOf, portIdsOf } from './port-ids';
import type { Simulation } from './simulate';
import type { SnapshotEvent } from './snapshot-event';
import type { Step } from './walk';

const isOutcome = (output: unknown): output is Outcome<unknown> =>
  typeof output === 'object' && output !== null && 'ok' in output;

/** What a port answered; code comes or doesn't, and what comes is the real one. */
function outcomeIn({ type, output }: AnyEventObject): Outcome<unknown> {
  if (type.startsWith('xstate.error.')) return { ok: false, failure: { code: 'OFFLINE' } };
  return isOutcome(output) ? output : { ok: true, value: null };
}

const shownType = 'xstate.snapshot.';
/** An invoked machine shows itself: the event holds the steps that led it there. */
export const isSnapshotEvent = (event: AnyEventObject): event is SnapshotEvent =>
  event.type.startsWith(shownType) && 'steps' in event;

const isAskedFor = ({ asks }: Pick<Simulation, 'asks'>, { type }: AnyEventObject): boolean =>
  asks().some(({ by, standing }) => by === endedActorOf(type) && standing === 'open');

/** What has to be answered before the step of an event can be taken: an invoked machine shows itself after several answers. */
export function answersBefore(simulation: Pick<Simulation, 'asks'>, event: AnyEventObject): AnyEventObject[] {
  const said = isSnapshotEvent(event) ? event.steps : [];
  const last = said.at(-1);
  if (last === undefined || isAskedFor(simulation, last)) return [];
  return said.slice(0, -1).filter((one) => isAskedFor(simulation, one));
}

/**
 * A step that does on a running machine what this event of a path test does: the answer of a port is given to whom it was asked,
 * a delay is waited for, what made an invoked machine show itself is done to it, everything else is said.
 */
export function toStep(simulation: Pick<Simulation, 'actor' | 'asks' | 'timers'>, event: AnyEventObject): Step {
  if (isSnapshotEvent(event)) {
    const said = event.steps.at(-1) ?? event;
    if (!said.type.startsWith('xstate.')) return { do: 'send', event: said, inner: event.type.slice(shownType.length) };
    return isAskedFor(simulation, said) ? toStep(simulation, said) : { do: 'send', event };
  }
  const ended = endedActorOf(event.type) ?? '';
  const port = portIdsOf(simulation.actor.logic).get(ended) ?? ended;
  const waiting = simulation.asks().filter((ask) => ask.port === port && ask.standing === 'open');
  const open = waiting.findLast((ask) => ask.by === ended) ?? waiting.at(-1);
  if (open) return { do: 'answer', port: open.port, nth: open.nth, outcome: outcomeIn(event) };
  const timer = simulation.timers().find((one) => one.event === event.type && !one.inner);
  if (timer) return { do: 'wait', ms: timer.due };
  return { do: 'send', event };
}
