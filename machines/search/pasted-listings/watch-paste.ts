import { restorePaste, type Paste } from '../../domain/pasted-listings';
import { watchDrafts } from '../../shared/watch-drafts';

export type PasteRestored = { type: 'paste.found'; paste: Paste } | { type: 'paste.missing' };

/** Says once what the browser has of a paste. */
export const watchPaste = watchDrafts<{ id: string }>(({ drafts, read }, { id }): PasteRestored | null => {
  const paste = restorePaste(drafts, id);
  if (paste !== null) return { type: 'paste.found', paste };
  return read === true ? { type: 'paste.missing' } : null;
});
