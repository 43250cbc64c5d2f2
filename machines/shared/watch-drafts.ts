import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../kit/system-actor';
import type { DraftsFacts } from '../system-actors/drafts';
import { trustedIdsIn } from '../domain/recent-trust';

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

export interface TrustedIdsChanged {
  type: 'trusted.seen';
  /** Last trusted first. */
  ids: string[];
}

/** Says what was trusted here, or among the results of one live search, at once where there is something and whenever it changes: drafts are read a moment after the screen opens. */
export const watchTrustedIds = fromCallback<EventObject, { of?: string } | undefined>(({ input, sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  let previous = '';
  const publishChange = () => {
    const ids = trustedIdsIn(drafts.getSnapshot().context.drafts, input?.of);
    const current = ids.join();
    if (current !== previous) sendBack({ type: 'trusted.seen', ids } satisfies TrustedIdsChanged);
    previous = current;
  };
  publishChange();
  const subscription = drafts.subscribe(publishChange);
  return () => subscription.unsubscribe();
});
