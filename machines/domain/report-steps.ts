import { reasons, type Category, type ReasonCode } from '../../contracts/vocabulary/reasons';
import { blockReason, type BlockReason } from './block-reason';
import { assessComment } from './report-comment';
import { hasReasonStep, needsPhotos, offeredCategories, type ReportSituation } from './report-reasons';

export type ReportStep = 'category' | 'reason' | 'images' | 'comment';

export interface ReportChoice {
  category: Category | null;
  code: ReasonCode | null;
  /** Photos were chosen before the drawer opened. */
  imagesOnly: boolean;
  /** An existing report is being changed. */
  edit: boolean;
}

/** The one reason of a category without a step of its own for it, null for the others. */
export function onlyReasonOf(category: Category): ReasonCode | null {
  return hasReasonStep(category) ? null : (reasons.find((reason) => reason.category === category)?.code ?? null);
}

function imagesStep({ code, imagesOnly }: ReportChoice): boolean {
  return code !== null && !imagesOnly && needsPhotos(code);
}

/** The step after this one, null while the choice that leads on is missing and after the last. */
export function stepAfter(step: ReportStep, choice: ReportChoice): ReportStep | null {
  if (choice.category === null || step === 'comment') return null;
  if (step === 'category' && hasReasonStep(choice.category)) return 'reason';
  if (choice.code === null) return null;
  return step !== 'images' && imagesStep(choice) ? 'images' : 'comment';
}

/** The step that back leads to, null where only closing is left. */
export function stepBefore(step: ReportStep, choice: ReportChoice): ReportStep | null {
  switch (step) {
    case 'category':
      return null;
    case 'reason':
      return 'category';
    case 'images':
      return choice.category !== null && hasReasonStep(choice.category) ? 'reason' : 'category';
    case 'comment':
      if (choice.edit) return 'category';
      if (imagesStep(choice)) return 'images';
      return choice.category === 'COPYRIGHT' || choice.category === 'RELATED_RIGHTS' ? 'reason' : 'category';
  }
}

/** Everything that a person has chosen and typed of one report. */
export interface ReportForm extends ReportChoice {
  /** The code that the report being changed has, which may stay whatever is offered now. */
  original: string | null;
  photos: readonly string[];
  comment: string;
}

export type StepReason =
  | BlockReason<
      | 'CATEGORY_MISSING'
      | 'REASON_MISSING'
      | 'PHOTO_MISSING'
      | 'COMMENT_EMPTY'
      | 'COMMENT_OFFENDING'
      | 'COMMENT_UNFILLED'
      | 'NOT_OFFERED'
    >
  | ReturnType<typeof whyNotCode>;

function whyNotCode(report: ReportForm, situation: ReportSituation) {
  if (report.code === null) return blockReason('REASON_MISSING');
  if (report.edit && report.code === report.original) return null;
  const offered = offeredCategories(situation).flatMap((category) => category.reasons);
  const reason = offered.find(({ code }) => code === report.code);
  return reason === undefined ? blockReason('NOT_OFFERED') : reason.why;
}

function whyNotPhotos(report: ReportForm) {
  return (imagesStep(report) || report.imagesOnly) && report.photos.length === 0 ? blockReason('PHOTO_MISSING') : null;
}

/** Why a step can't be left forwards (the last one: why the report can't be sent), null when it can. */
export function whyNotGoOn(step: ReportStep, report: ReportForm, situation: ReportSituation): StepReason | null {
  switch (step) {
    case 'category': {
      if (report.category === null) return blockReason('CATEGORY_MISSING');
      const category = offeredCategories(situation).find(({ name }) => name === report.category);
      return category === undefined ? blockReason('NOT_OFFERED') : category.why;
    }
    case 'reason':
      return whyNotCode(report, situation);
    case 'images':
      return whyNotPhotos(report);
    case 'comment':
      return whyNotCode(report, situation) ?? whyNotPhotos(report) ?? assessComment(report.comment).why;
  }
}
