import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../kit/system-actor';
import type { OutboxFacts } from '../system-actors/outbox';

/**
 * Follows what the outbox knows, whichever visit or tab it was asked for in: says what `read` makes of it at once, unless that is
 * `nothing`, and again each time that it becomes something else.
 */
export const watchOutbox = <Seen, Input = undefined>(
  read: (facts: Pick<OutboxFacts, 'jobs'>, input: Input) => Seen,
  say: (seen: Seen) => EventObject,
  nothing: Seen,
) =>
  fromCallback<EventObject, Input>(({ input, sendBack, system }) => {
    const outbox = systemActor(system, 'outbox');
    let told = JSON.stringify(nothing);
    const look = () => {
      const seen = read(outbox.getSnapshot().context, input);
      const now = JSON.stringify(seen);
      if (now !== told) sendBack(say(seen));
      told = now;
    };
    look();
    const { unsubscribe } = outbox.subscribe(look);
    return unsubscribe;
  });
