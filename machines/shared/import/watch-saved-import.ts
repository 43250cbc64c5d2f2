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
  let isSent = false;
  const publishSaved = () => {
    const savedImport = isSent ? null : readSavedImport(drafts.getSnapshot().context.drafts);
    if (savedImport === null) return;
    isSent = true;
    sendBack({ type: 'kept.seen', kept: savedImport } satisfies SavedImportFound);
  };
  publishSaved();
  const subscription = drafts.subscribe(publishSaved);
  return () => subscription.unsubscribe();
});
