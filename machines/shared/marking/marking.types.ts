import type { Failure } from '../../../contracts/ports';
import type { OriginModel } from '../../../contracts/shapes';
import type { LastReport } from '../../domain/last-report';
import type { MarkOrigin } from '../../domain/marking';
import type { SystemActors } from '../../kit/system-actor';
import type { PhotosTicked } from '../gallery/gallery.machine';
import type { ChosenVariants, PhotosPicked } from '../report-drawer/report-drawer.types';
import type { Mark, MutationSettled } from '../../system-actors/outbox';
import type { LastUndone } from '../../system-actors/undo';
import type { DiscardParentEvent } from '../discard-drawer/discard-drawer.machine';

export interface MarkingInput {
  place: MarkOrigin;
  /** What the marks made here count for. */
  originModel: OriginModel;
  /** The live search among whose results the marks are made. */
  search?: string;
  /** The id of the catalogue page in which the listings take part, where they are marked on it. */
  catalogue?: string;
}

/** What is asked once before it happens; `countries`: whether listings of several are reported country by country. */
export interface MarkingQuestion {
  about: 'trust' | 'dismiss' | 'countries';
  ids: string[];
  /** Others, or another tab, have decided on some since it was asked. */
  changed?: true;
}

/** What the report drawer is open for; `photos` are those of *report images*. */
export interface MarkingSubject {
  ids: string[];
  /** Those of other countries: a report of its own each, once this one is decided. */
  later: string[];
  edit: boolean;
  photos: string[] | null;
  /** Those that were ticked where the listing is shown. */
  ticked: string[];
  variants: ChosenVariants | null;
  /** What was decided last is said again. */
  repeat: LastReport | null;
  byKey: boolean;
}

export interface MarkingContext extends MarkingInput {
  /** Asked anew by every guard: what may be done follows from what every screen sees now. */
  listings: SystemActors['listings'];
  subject: MarkingSubject | null;
  question: MarkingQuestion | null;
  /** Decided before it was known what a former visit left; decided anew once it is. */
  held: Decision[];
}

/** The words in which a person decides; a screen passes them on with the listings that they are about. */
export type DecisionType =
  | 'listing.trust'
  | 'listing.suspect'
  | 'listing.edit'
  | 'listing.undo'
  | 'listing.discard'
  /** The reason and the comment of the last report, said again of this listing. */
  | 'listing.repeat';

export type Decision =
  /** About these listings; `byKey` comes back with the mark, and `repeat` is said again instead of the last report. */
  | { type: DecisionType; ids: string[]; byKey?: boolean; ticked?: string[]; repeat?: LastReport | undefined }
  | { type: 'photos.chosen'; ids: string[]; photos: string[] }
  /** A report of these variants. */
  | { type: 'variants.chosen'; ids: string[]; variants: ChosenVariants };

export type MarkingEvent =
  | Decision
  /** The photos that are ticked where the listing is shown have changed: the open report drawer has the same ones. */
  | PhotosTicked
  | PhotosPicked
  | LastUndone
  | { type: 'question.confirm' }
  /** It can be done with these now. */
  | { type: 'question.changed'; remaining: string[] }
  | { type: 'question.cancel' }
  /** The screen was opened from elsewhere: from now on marks count for that. */
  | { type: 'origin.changed'; originModel: OriginModel }
  /** The way back was taken: the discard drawer goes, as if it had been closed. */
  | { type: 'discard.close' }
  | DiscardParentEvent
  | MutationSettled;

/** Told to the parent. */
export type MarkingParentEvent =
  /** A mark is on its way. */
  | { type: 'mark.made'; mark: Mark; byKey: boolean }
  /** A decision by key waits until it is known what a former visit left. */
  | { type: 'decision.held' }
  /** It was taken or refused. */
  | { type: 'mark.settled'; mark: Mark; failure: Failure | null }
  /** One undo took back the mark of these. */
  | { type: 'last.undone'; ids: string[] }
  /** Several are being decided on in a drawer, or that is over, whatever came of it. */
  | { type: 'many.reporting'; open: boolean }
  /** No report came of it: the drawer was closed, or there was nothing to report. */
  | { type: 'report.closed' }
  /** The photos of the open report drawer have changed: where the listing is shown the same ones are ticked. */
  | PhotosPicked
  /** The discard drawer is gone, or there was nothing to discard. */
  | { type: 'discard.closed'; decided: boolean };
