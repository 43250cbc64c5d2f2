import { fromCallback, type EventObject } from 'xstate';
import { readSavedImport, type SavedImport } from '../../domain/saved-import';
import { systemActor } from '../../kit/system-actor';

export interface SavedImportFound {
  type: 'kept.seen';
  kept: SavedImport;
}

/** Says what is kept of an import that was interrupted, once it is known: drafts are read a moment after the page opens. */
export const watchSavedImport = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  let told = false;
  const look = () => {
    const kept = told ? null : readSavedImport(drafts.getSnapshot().context.drafts);
    if (kept === null) return;
    told = true;
    sendBack({ type: 'kept.seen', kept } satisfies SavedImportFound);
  };
  look();
  const following = drafts.subscribe(look);
  return () => following.unsubscribe();
});
