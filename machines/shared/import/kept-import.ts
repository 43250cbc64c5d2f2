import { fromCallback, type EventObject } from 'xstate';
import { readKeptImport, type KeptImport } from '../../domain/import-kept';
import { seat } from '../../kit/seat';

export interface KeptSeen {
  type: 'kept.seen';
  kept: KeptImport;
}

/** Says what is kept of an import that was interrupted, once it is known: drafts are read a moment after the page opens. */
export const keptImport = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = seat(system, 'drafts');
  let told = false;
  const look = () => {
    const kept = told ? null : readKeptImport(drafts.getSnapshot().context.drafts);
    if (kept === null) return;
    told = true;
    sendBack({ type: 'kept.seen', kept } satisfies KeptSeen);
  };
  look();
  const following = drafts.subscribe(look);
  return () => following.unsubscribe();
});
