import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../kit/system-actor';
import type { DraftsFacts } from '../system-actors/drafts';

/**
 * Says once what `toEvent` reads of the drafts, as soon as it answers something: they are read a moment after a page opens (`read`). Null
 * waits for more.
 */
export const watchDrafts = <Input>(toEvent: (facts: DraftsFacts, input: Input) => EventObject | null) =>
  fromCallback<EventObject, Input>(({ input, sendBack, system }) => {
    const drafts = systemActor(system, 'drafts');
    let isSent = false;
    const publish = () => {
      const event = isSent ? null : toEvent(drafts.getSnapshot().context, input);
      if (event === null) return;
      isSent = true;
      sendBack(event);
    };
    publish();
    return drafts.subscribe(publish).unsubscribe;
  });
