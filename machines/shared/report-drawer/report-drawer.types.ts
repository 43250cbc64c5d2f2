import type { Failure } from '../../../contracts/ports';
import type { Picture, ReportDraft } from '../../../contracts/shapes';
import type { Category, ReasonCode } from '../../../contracts/vocabulary/reasons';
import type { BlockReason } from '../../domain/block-reason';
import type { LastReport, RepeatReason } from '../../domain/last-report';
import type { SavedReport } from '../../domain/report-draft';
import type { PastWording } from '../../domain/wording';
import type { SystemActors } from '../../kit/system-actor';
import type { TemplateFormClosed } from '../templates/templates.types';
import type { VariantsReport } from '../../system-actors/outbox';

export interface ReportDrawerInput {
  /** Listings that stand in the system actor `listings`; one, or several of the same site. */
  ids: string[];
  /** Changes the existing report of the first listing. */
  edit?: boolean;
  /** Ids of the photos chosen by *report images*: no images step, and only the categories that go with chosen photos. */
  photos?: string[];
  /** Ids of the photos that are ticked where the listing is shown: the images step begins with them. */
  ticked?: string[];
  /** Opened on a catalogue page. */
  catalogue?: boolean;
  /** The report is about variants of one listing, and `ids` are theirs: what may be reported of them was judged by who opens it. */
  variants?: ChosenVariants;
  /** The listings are those of a file: what may be reported of them was judged by who opens it, and one of them is treated as many are. */
  imported?: boolean;
  /** What was decided last is said again: it goes out at once where the listing allows it. */
  repeat?: LastReport | undefined;
}

/** Variants of a listing that stands in the system actor `listings`; `pictures` are those of the variant, when it is only one. */
export interface ChosenVariants extends VariantsReport {
  articleId: string;
  pictures: Picture[];
  /** The reason for which others of them were reported; null when none was. */
  sameAs: string | null;
}

export interface ExcludedListing {
  id: string;
  why: BlockReason;
}

export interface ReportDrawerContext {
  /** What can be reported of the listings that the drawer was opened for. */
  ids: string[];
  leftOut: ExcludedListing[];
  siteIds: string[];
  pictures: Picture[];
  edit: boolean;
  imagesOnly: boolean;
  catalogue: boolean;
  imported: boolean;
  variants: VariantsReport | null;
  sameAs: string | null;
  /** The listings of which it is asked whether they are protected: those reported, or the one whose variants are. */
  guarded: string[];
  /** Codes allowed on the site. */
  allowed: string[];
  /** The gateway was asked about protected items and has not answered. */
  checking: boolean;
  /** It could not say: nothing is blocked here, the gateway still refuses what is protected. */
  unchecked: Failure | null;
  /** Listings that stay out of a report for the protectable reason. */
  protectedIds: string[];
  /** Until then all of them do; null when one of them is free. */
  protectedUntil: string | null;
  /** The code that the report being changed has. */
  original: string | null;
  /** The tags that the report being changed has, which nobody chooses here and a change keeps. */
  tags: string[];
  category: Category | null;
  code: ReasonCode | null;
  photos: string[];
  /** What was ticked where the listing is shown when this opened. */
  ticked: string[];
  comment: string;
  /** How many characters of what was typed or pasted last had no room. */
  cut: number;
  /** Begun earlier, not sent, and not taken up yet. */
  draft: SavedReport | null;
  /** It goes out as soon as nothing holds it back, unless the person changes something. */
  repeat: LastReport | null;
  /** Why what was decided last could not be said again here by itself. */
  notRepeated: RepeatReason | null;
  listings: SystemActors['listings'];
  /** What the kept history says of comments; null until it is known, and where nothing is kept. */
  wording: PastWording | null;
  /** The same as it was when the step came in front: what is offered there keeps its order and place. */
  shownWording: PastWording | null;
  /** The text that stood here before another took its place, and which one did; null where none did, or it was taken back as it was. */
  replaced: { text: string; by: string } | null;
  /** A template is written, in the place of the comment. */
  writesTemplate: boolean;
  decided: ReportDecision | null;
}

export interface ReportDecision {
  ids: string[];
  report: ReportDraft;
  edit: boolean;
  /** The ids are those of variants. */
  variants?: VariantsReport;
}

/** Told to the parent: which photos of the listing the report has now. */
export interface PhotosPicked {
  type: 'photos.picked';
  photos: string[];
}

export type ReportDrawerEvent =
  /** The same selection was changed where the listing is shown. */
  | { type: 'photos.set'; photos: string[] }
  | { type: 'category.choose'; category: Category }
  | { type: 'reason.choose'; code: ReasonCode }
  | { type: 'photo.toggle'; id: string }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'comment.change'; text: string }
  | { type: 'offending.remove' }
  /** Its text, filled in from the listing, behind what was typed. */
  | { type: 'template.use'; id: string }
  /** A comment that was sent before, by its key, behind what was typed. */
  | { type: 'wording.use'; key: string }
  /** The better comment in the place of what was typed. */
  | { type: 'wording.take' }
  /** What was typed, in the place of what was taken. */
  | { type: 'wording.restore' }
  /** Writes one: a kept one, or without an `id` a new one of what was typed. */
  | { type: 'template.write'; id?: string }
  | TemplateFormClosed
  /** `label` is the reason's name in the person's language: it goes out as the description of the code. */
  | { type: 'report.submit'; label: string }
  | { type: 'draft.restore' }
  | { type: 'draft.drop' }
  | { type: 'drawer.close' }
  | { type: 'drawer.gone' };

/** The decision, at once when it is made; null when the drawer was closed without one. */
export type ReportDrawerOutput = ReportDecision | null;
