import type { ManyDecision, ManyPlan } from '../../domain/many';
import type { Seats } from '../../kit/seat';

export interface SelectionContext {
  /** Asked anew by every guard: what may be decided follows from what every screen sees now. */
  listings: Seats['listings'];
  /** The listings that can be chosen, in their order. */
  shown: string[];
  chosen: string[];
  /** The one that was chosen last: a range begins there. */
  anchor: string | null;
  /** What is asked before it is decided, since some stay out. */
  plan: ManyPlan | null;
  /** Those that were trusted together last, to be undone together. */
  trusted: string[];
}

export type SelectionEvent =
  /** What the list shows now. */
  | { type: 'shown.told'; ids: string[] }
  /** `range`: together with all from the one that was chosen last. */
  | { type: 'chosen.toggle'; id: string; range?: boolean }
  /** So many places on from the cursor, and all between. */
  | { type: 'chosen.extend'; from: string; by: number }
  /** All of these, or none of them: those that stand together. */
  | { type: 'chosen.group'; ids: string[]; chosen: boolean }
  | { type: 'chosen.all' }
  | { type: 'chosen.none' }
  | { type: 'chosen.decide'; what: ManyDecision }
  | { type: 'plan.confirm' }
  | { type: 'plan.cancel' }
  /** Takes back what was trusted together last. */
  | { type: 'trusted.undo' }
  /** A decision was made for these, wherever. */
  | { type: 'listings.decided'; ids: string[] };

/** Told to the list: for these listings that is decided now. */
export type SelectionNews = { type: 'many.decided'; what: ManyDecision | 'undo'; ids: string[] };
