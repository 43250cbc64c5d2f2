import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../kit/system-actor';
import type { OutboxFacts } from '../system-actors/outbox';

/**
 * Follows what the outbox knows, whichever visit or tab it was asked for in: says what `read` makes of it at once, unless that is
 * `nothing`, and again each time that it becomes something else.
 */
export const watchOutbox = <Seen, Input = undefined>(
  read: (facts: Pick<OutboxFacts, 'jobs'>, input: Input) => Seen,
  toEvent: (seen: Seen) => EventObject,
  emptyValue: Seen,
) =>
  fromCallback<EventObject, Input>(({ input, sendBack, system }) => {
    const outbox = systemActor(system, 'outbox');
    let previous = JSON.stringify(emptyValue);
    const publishChange = () => {
      const seen = read(outbox.getSnapshot().context, input);
      const current = JSON.stringify(seen);
      if (current !== previous) sendBack(toEvent(seen));
      previous = current;
    };
    publishChange();
    const { unsubscribe } = outbox.subscribe(publishChange);
    return unsubscribe;
  });
