import { fromCallback, type EventObject } from 'xstate';
import { trustedIdsIn } from '../domain/recent-trust';
import { systemActor } from '../kit/system-actor';

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
