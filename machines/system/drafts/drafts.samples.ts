import type { DraftEntry } from '../../../contracts/ports';
import type { DraftsEvent } from './drafts.types';

export const reportKey = 'report:MLA1000000001';
export const replyKey = 'reply:12345678';

export const keptReport: DraftEntry = {
  key: reportKey,
  profileId: 'profile-1',
  savedAt: 0,
  value: { code: 'PPPI1', comment: 'No es original' },
};

export const draftsEvents: DraftsEvent[] = [
  { type: 'drafts.wake', profileId: 'profile-1' },
  { type: 'draft.keep', key: reportKey, value: { code: 'PPPI1', comment: 'No es' } },
  { type: 'draft.drop', key: reportKey },
  { type: 'drafts.rest' },
  { type: 'drafts.clear' },
];
