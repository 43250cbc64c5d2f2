import type { BrandInfringement } from '../../contracts/shapes';
import { limits, timings } from '../../contracts/vocabulary/limits';
import {
  infringementLocations,
  reasons,
  type InfringementLocation,
  type ReasonCode,
} from '../../contracts/vocabulary/reasons';
import { blockReason, type BlockReason } from './block-reason';
import { assessComment } from './report-comment';

/** What a person has chosen and typed of one report of a catalogue page. */
export interface InfringementDraft {
  code: ReasonCode | null;
  /** Empty until it is chosen. */
  location: InfringementLocation | '';
  comment: string;
}
export type InfringementValues = Pick<InfringementDraft, 'location' | 'comment'>;

const groups = ['product', 'publication'] as const;
export type InfringementGroup = (typeof groups)[number];

export const infringementDraftKey = (productId: string): string => `infringement:${productId}`;
export const infringementCookieName = (productId: string): string => `brand_infringement_${productId}`;

/** What the browser keeps of a report that was taken: its case, for two days (ruling F05). */
export function infringementCookie(productId: string, caseId: string) {
  return { name: infringementCookieName(productId), value: caseId, maxAge: timings.brandInfringementCookieSeconds };
}

/** The brand reasons that may be used, by what infringes the brand: the product or the publication (rulings E06, E07). */
export function infringementReasons(allowed: readonly string[]): { group: InfringementGroup; codes: ReasonCode[] }[] {
  return groups
    .map((group) => ({
      group,
      codes: reasons
        .filter((one) => one.category === 'BRAND' && one.group === group && allowed.includes(one.code))
        .map(({ code }) => code),
    }))
    .filter(({ codes }) => codes.length > 0);
}

/** What the second step lacks, at each field from the top; the comment is judged as it would go out. */
export function infringementFaults({ location, comment }: InfringementValues) {
  const { count, tooShort, why } = assessComment(comment);
  const max = limits.catalogueCommentMax;
  return {
    location: location === '' ? blockReason('LOCATION_MISSING') : null,
    comment:
      why ??
      (tooShort
        ? blockReason('INFRINGEMENT_TOO_SHORT', { values: { min: limits.commentMin } })
        : count > max
          ? blockReason('TEXT_TOO_LONG', { values: { count, max } })
          : null),
  };
}
export type InfringementFaults = ReturnType<typeof infringementFaults>;

/** Whether it can go out. */
export function isWholeInfringement(given: InfringementDraft): boolean {
  const { location, comment } = infringementFaults(given);
  return given.code !== null && location === null && comment === null;
}

/** Why its button can't be pressed: nothing is chosen yet, or it is on its way. What is wrong with the comment is told at its field. */
export function whyNotSendInfringement(
  { location }: InfringementValues,
  sending: boolean,
): BlockReason<'LOCATION_MISSING' | 'BEING_SENT'> | null {
  if (sending) return blockReason('BEING_SENT');
  return location === '' ? blockReason('LOCATION_MISSING') : null;
}

/** Why a report of the page can't be begun: it was reported already, or the profile has no brand reason in its country. */
export function whyNotReportPage({
  caseId,
  allowed,
}: {
  caseId: string | null;
  allowed: readonly string[];
}): BlockReason<'INFRINGEMENT_SENT' | 'NOT_OFFERED'> | null {
  if (caseId !== null) return blockReason('INFRINGEMENT_SENT');
  return infringementReasons(allowed).length === 0 ? blockReason('NOT_OFFERED') : null;
}

/** What goes out of it. Throws where it isn't whole: nobody's report says what nobody chose. */
export function outgoingInfringement(
  productId: string,
  { code, location, comment }: InfringementDraft,
): BrandInfringement {
  if (code === null || location === '') throw new Error('A catalogue page is reported without a reason or a place.');
  return { productId, code, location, comment: assessComment(comment).outgoing.trim() };
}

/** One that is on its way already, as it was said: what the profile may say now changes nothing about it. */
export function infringementNote({ code, location, comment = '' }: BrandInfringement): InfringementDraft {
  return { code: reasons.find((one) => one.code === code)?.code ?? null, location, comment };
}

/** A kept one from whatever was kept; null when nothing in it is worth taking up. */
export function readInfringementDraft(value: unknown, allowed: readonly string[]): InfringementDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as Partial<Record<keyof InfringementDraft, unknown>>;
  const codes = infringementReasons(allowed).flatMap((one) => one.codes);
  const code = codes.find((one) => one === kept.code) ?? null;
  const location = infringementLocations.find((one) => one === kept.location) ?? '';
  const comment = typeof kept.comment === 'string' ? kept.comment : '';
  return code === null && location === '' && comment.trim() === '' ? null : { code, location, comment };
}
