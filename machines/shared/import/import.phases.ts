import type { SavedImportPhase } from '../../domain/saved-import';
import type { SavedImportFound } from './watch-saved-import';

/** Guard: an import that was interrupted stood in that phase. */
export const isSavedAs = (phase: SavedImportPhase) =>
  ({ type: 'keptAs', params: ({ event }: { event: SavedImportFound }) => ({ kept: event.kept, phase }) }) as const;

export const restoreSaved = { type: 'takeUp', params: ({ event }: { event: SavedImportFound }) => event.kept } as const;
