export type DraftsEvent =
  | { type: 'drafts.wake'; profileId: string }
  /** Forced logout, expiry or profile switch: what is typed is written and kept. */
  | { type: 'drafts.rest' }
  /** The person's own logout: nothing more is written. */
  | { type: 'drafts.clear' }
  | { type: 'draft.keep'; key: string; value: unknown }
  /** `of`: only where what is kept says this. */
  | { type: 'draft.drop'; key: string; of?: Record<string, unknown> };
export interface DraftsFacts {
  drafts: Record<string, unknown>;
  /** What the browser keeps of this profile has been read: what isn't there is kept nowhere. */
  read?: boolean;
  /** The person was told that the browser keeps nothing: some of it could not be written. */
  told?: boolean;
}
