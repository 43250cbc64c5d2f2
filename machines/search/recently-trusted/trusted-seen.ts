import { fromCallback, type EventObject } from 'xstate';
import { trustedHere } from '../../domain/trusted-here';
import { seat } from '../../kit/seat';

export interface TrustedSeen {
  type: 'trusted.seen';
  /** Last trusted first. */
  ids: string[];
}

/** Says what was trusted here, or among the results of one live search, at once where there is something and whenever it changes: drafts are read a moment after the screen opens. */
export const trustedSeen = fromCallback<EventObject, { of?: string } | undefined>(({ input, sendBack, system }) => {
  const drafts = seat(system, 'drafts');
  let told = '';
  const look = () => {
    const ids = trustedHere(drafts.getSnapshot().context.drafts, input?.of);
    const now = ids.join();
    if (now !== told) sendBack({ type: 'trusted.seen', ids } satisfies TrustedSeen);
    told = now;
  };
  look();
  const following = drafts.subscribe(look);
  return () => following.unsubscribe();
});
