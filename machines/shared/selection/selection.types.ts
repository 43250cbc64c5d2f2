import type { BulkDecision, BulkPlan, EarlierReport } from '../../domain/bulk-decisions';
import type { LastReport } from '../../domain/last-report';
import type { SystemActors } from '../../kit/system-actor';

/** How much of it the list has read: rows of the gateway. */
export interface ReadProgress {
  read: number;
  total: number;
  /** Nothing more comes by itself. */
  ends: boolean;
  /** The next page could not be had. */
  stuck: boolean;
}

export interface SelectionInput {
  /** Only those on which nothing was decided yet are chosen: the others are folded, or stand for what was done. */
  onlyOpen?: boolean;
}

export interface AskedPlan extends BulkPlan {
  earlier?: EarlierReport;
  /** Others, or another tab, have decided on some since it was asked. */
  changed?: true;
}

export interface SelectionContext extends Required<SelectionInput> {
  /** Asked anew by every guard: what may be decided follows from what every screen sees now. */
  listings: SystemActors['listings'];
  /** The listings that can be chosen, in their order. */
  shown: string[];
  whole: ReadProgress;
  chosen: string[];
  /** The one that was chosen last: a range begins there. */
  anchor: string | null;
  /** What is asked before it is decided, since some stay out. */
  plan: AskedPlan | null;
  /** Those of them whose photos look alike and are compared before it is decided, each group of them. */
  compared: readonly (readonly string[])[];
  /** Those that were trusted together last, to be undone together. */
  trusted: string[];
}

/** What is said of a selection, by key or by hand, wherever there is one. */
export type ChosenEvent =
  /** `range`: together with all from the one that was chosen last. */
  | { type: 'chosen.toggle'; id: string; range?: boolean }
  /** So many places on from the cursor, and all between. */
  | { type: 'chosen.extend'; from: string; by: number }
  | { type: 'chosen.all' }
  /** Those that stand together: all of them, or none where all are chosen. */
  | { type: 'chosen.toggleGroup'; ids: string[] }
  /** All that the list has, read first page by page where it isn't. */
  | { type: 'chosen.whole' }
  | { type: 'chosen.none' };

export type SelectionEvent =
  | ChosenEvent
  /** What the list shows now. */
  | { type: 'shown.told'; ids: string[]; whole: ReadProgress }
  /** All of these, or none of them: those that stand together. */
  | { type: 'chosen.group'; ids: string[]; chosen: boolean }
  /** These, and no other. */
  | { type: 'chosen.only'; ids: string[] }
  /** What was read by now stays chosen. */
  | { type: 'whole.stop' }
  /** Only where a page could not be had. */
  | { type: 'whole.retry' }
  /** `alike`: groups of those chosen whose photos look alike; a person compares them first. `earlier` is repeated instead of the last report. */
  | { type: 'chosen.decide'; what: BulkDecision; alike?: string[][]; earlier?: EarlierReport }
  | { type: 'facts.changed' }
  | { type: 'plan.confirm' }
  | { type: 'plan.cancel' }
  /** Takes back what was trusted together last. */
  | { type: 'trusted.undo' }
  /** A report of those chosen is being made: they stay as they are until it is over. */
  | { type: 'selection.hold' }
  | { type: 'selection.release' }
  /** A decision was made for these, wherever, or taken back. */
  | { type: 'listings.decided'; ids: string[]; undone: boolean };

/** Told to the list: the rest of it is wanted, or no longer. */
export interface ReadAllRequested {
  type: 'whole.wanted';
  wanted: boolean;
}
/** Told to the list: for these listings that is decided now. */
export type SelectionParentEvent = { type: 'many.decided'; what: BulkDecision; ids: string[]; repeat?: LastReport };
