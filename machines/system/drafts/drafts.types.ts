import type { DraftsEvent, DraftsFacts } from '../../system-actors/drafts';
import type { SessionEvent } from '../../system-actors/session';

/** A change that the browser's copy doesn't have yet; a dropped draft has no value. */
export type DraftChange = { kept: true; value: unknown } | { kept: false };

export interface DraftsContext extends DraftsFacts {
  profileId: string | null;
  /** By key: changed since the last write began. */
  unwritten: Record<string, DraftChange>;
  /** By key: in the write that is on its way. */
  writing: Record<string, DraftChange>;
  /** Who comes next, when another profile arrives while the last one's drafts are still being written. */
  next: string | null;
  told: boolean;
}

export type { DraftsEvent };
export type DraftsOwnEvent = DraftsEvent | Extract<SessionEvent, { type: 'session.heard' }>;
