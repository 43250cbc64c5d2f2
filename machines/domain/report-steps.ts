import { reasons, type Category, type ReasonCode } from '../../contracts/vocabulary/reasons';
import { hasReasonStep, needsPhotos } from './report-reasons';

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
