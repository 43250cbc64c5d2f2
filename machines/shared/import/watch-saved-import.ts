import { readSavedImport, type SavedImport } from '../../domain/saved-import';
import { watchDrafts } from '../watch-drafts';

export interface SavedImportFound {
  type: 'kept.seen';
  kept: SavedImport;
}

/** Says what is kept of an import that was interrupted, once it is known. */
export const watchSavedImport = watchDrafts<void>(({ drafts }): SavedImportFound | null => {
  const kept = readSavedImport(drafts);
  return kept && { type: 'kept.seen', kept };
});
