import type { Language } from '../../contracts/shapes';
import type { ReasonCode } from '../../contracts/vocabulary/reasons';
import { blockReason, type BlockReason } from './block-reason';
import { assessComment, fitComment } from './report-comment';
import { isReasonCode, needsPhotos, offeredCategories, type ReportSituation } from './report-reasons';

/** The reason and the comment that a person decided on last, to be said again of the next listing. */
export interface LastReport {
  code: ReasonCode;
  comment: string;
  /** The name of the reason, in the language that was read then. */
  label: string;
  lang: Language;
}

/** Under which key it is kept, beside the drafts of the profile. */
export const lastReportKey = 'lastReport';

/** The last report from whatever was kept; null where nothing of it can be said again. */
export function readLastReport(kept: Readonly<Record<string, unknown>> | undefined): LastReport | null {
  const value = kept?.[lastReportKey] as Partial<Record<keyof LastReport, unknown>> | null | undefined;
  if (typeof value !== 'object' || value === null) return null;
  const { code, comment, label, lang } = value;
  if (typeof code !== 'string' || !isReasonCode(code) || typeof comment !== 'string' || typeof label !== 'string')
    return null;
  const { why, tooShort } = assessComment(comment);
  if (why !== null || tooShort || (lang !== 'es' && lang !== 'en' && lang !== 'pt')) return null;
  return { code, comment: fitComment(comment), label, lang };
}

export type RepeatReason = BlockReason<
  | 'NOT_OFFERED'
  | 'PHOTO_MISSING'
  | 'DRAFT_STANDS'
  | 'OTHER_LANGUAGE'
  | 'ONE_LISTING_ONLY'
  | 'NOT_ON_CATALOGUE'
  | 'SAME_REASON_ONLY'
  | 'PROTECTED_UNTIL'
>;

interface RepeatSituation {
  situation: ReportSituation;
  /** Photos that are chosen already. */
  photos: number;
  /** A report of the listing was begun and not sent. */
  draft: boolean;
  lang: Language;
}

/** Why the last report doesn't go out for this listing by itself, null when it does; a protection that is still being asked about is none. */
export function whyNotRepeat(
  { code, lang }: Pick<LastReport, 'code' | 'lang'>,
  { situation, photos, draft, lang: reading }: RepeatSituation,
): RepeatReason | null {
  const offered = offeredCategories(situation).flatMap(({ reasons }) => reasons);
  const reason = offered.find((one) => one.code === code);
  if (reason === undefined) return blockReason('NOT_OFFERED');
  const { why } = reason;
  if (why !== null && why.because !== 'CHECKING_PROTECTION') return why as RepeatReason;
  if (draft) return blockReason('DRAFT_STANDS');
  if (needsPhotos(code) && photos === 0) return blockReason('PHOTO_MISSING');
  return lang === reading ? null : blockReason('OTHER_LANGUAGE');
}
