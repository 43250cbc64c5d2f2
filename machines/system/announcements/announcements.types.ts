import type { Mark } from '../../system-actors/outbox';

/** What was decided, in one word for each kind of sentence. */
export type DecisionKind = Extract<Mark['type'], 'approve' | 'report' | 'undo' | 'discard'> | 'send' | 'reply';

/** One decision of the person, or several of a kind that were made together. */
export interface AnnouncedDecision {
  kind: DecisionKind;
  /** Of how many listings. */
  count: number;
  /** What it is about, where that is one thing: the title of a listing, the id of a case. */
  subject: string | null;
}

/** What is left to decide in the list that is shown; `partly` where more of it lies unread. */
export interface Remaining {
  count: number;
  partly: boolean;
}

export interface Announcement {
  /** It counts them: the same sentence again is another one. */
  nth: number;
  decisions: AnnouncedDecision[];
  remaining: Remaining | null;
}

export interface AnnouncementsContext {
  /** Decided a moment ago, and not announced yet. */
  gathered: AnnouncedDecision[];
  remaining: Remaining | null;
  /** What is announced; null where nothing was for a while. */
  announced: Announcement | null;
  nth: number;
}

export type AnnouncementsEvent =
  | { type: 'decision.made'; decision: AnnouncedDecision }
  /** A list says how much of it is left once the decision is counted. */
  | ({ type: 'remaining.noted' } & Remaining);
