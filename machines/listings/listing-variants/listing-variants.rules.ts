import type { Failure } from '../../../contracts/ports';
import type { DenouncedVariant, ProductVariant, Variant } from '../../../contracts/shapes';
import type { ChosenVariants } from '../../shared/report-drawer/report-drawer.types';
import type { ListingsRequest } from '../../shared/listings-request';
import type { BlockReason } from '../../domain/block-reason';
import { whyNotReport } from '../../domain/report-listings';
import { canBeNoticedAgain, runningNoticeStatuses } from '../../domain/running-notices';

/** What is known of the variants of one listing; `known` and `denounced` are empty until they were answered. */
interface VariantsFacts {
  listed: readonly Variant[];
  known: readonly ProductVariant[];
  denounced: readonly DenouncedVariant[];
  /** Their report is on its way. */
  underWay: readonly string[];
}

const runs = ({ status }: DenouncedVariant) =>
  (runningNoticeStatuses as readonly (string | null)[]).includes(status ?? runningNoticeStatuses[0]);

/** Why that variant can't be reported now, null when it can, and while nothing more is known of it than that it is there. */
export function whyNotReportVariant(id: string, { known, denounced, underWay }: VariantsFacts): BlockReason | null {
  if (underWay.includes(id)) return { because: 'MARK_PENDING' };
  if (denounced.some((one) => one.id === id && runs(one))) return { because: 'ALREADY_SENT' };
  const variant = known.find((one) => one.id === id);
  if (variant === undefined) return null;
  const { status, reported, noticed } = variant;
  return whyNotReport({ status: status ?? 'active', reported, noticed }, { edit: false });
}

/** The reason that every variant of the product has to be reported for: that of a report which still stands on one; null when none does. */
function reasonOfVariants({ known }: Pick<VariantsFacts, 'known'>): string | null {
  return known.find((one) => one.reported !== null && !canBeNoticedAgain(one))?.reported?.code ?? null;
}

export interface ListingVariantsInput {
  articleId: string;
  /** As the listing names them. */
  variants: Variant[];
}

export interface ListingVariantsContext extends ListingsRequest {
  articleId: string;
  listed: Variant[];
  /** What their own page says of them, as far as the gateway knows it. */
  known: ProductVariant[];
  failure: Failure | null;
  /** Those that reports of the account name. */
  denounced: DenouncedVariant[];
  denouncedFailure: Failure | null;
  /** Ids, in the order of the variants. */
  chosen: string[];
  /** Their report is on its way. */
  underWay: string[];
}

export type ListingVariantsEvent =
  | { type: 'variant.toggle'; id: string }
  /** All that can be reported, or none when all of them are chosen. */
  | { type: 'variants.all' }
  | { type: 'variants.report' }
  /** What did not load is asked for again. */
  | { type: 'variants.reload' }
  /** The parent says that a report of these is on its way, and that it was taken or refused. */
  | { type: 'variants.made'; ids: string[] }
  | { type: 'variants.settled'; ids: string[] };

/** Told to the parent: these variants are to be reported. */
export interface VariantsChosen {
  type: 'variants.chosen';
  ids: string[];
  variants: ChosenVariants;
}

export function initialContextOf({ articleId, variants }: ListingVariantsInput): ListingVariantsContext {
  return {
    articleId,
    listed: variants,
    known: [],
    failure: null,
    denounced: [],
    denouncedFailure: null,
    chosen: [],
    underWay: [],
    asOf: 0,
  };
}

/** Those that can be reported now, in their order. */
export function reportableIds(context: ListingVariantsContext): string[] {
  return context.listed.map(({ id }) => id).filter((id) => whyNotReportVariant(id, context) === null);
}

/** What was chosen, as far as it still can be. */
export function chosenReportableIds(context: ListingVariantsContext): string[] {
  return reportableIds(context).filter((id) => context.chosen.includes(id));
}

/** The report of what is chosen, for the parent. */
export function toVariantsReport(context: ListingVariantsContext): VariantsChosen {
  const { articleId, listed } = context;
  const ids = chosenReportableIds(context);
  const [first] = listed.filter(({ id }) => ids.includes(id));
  return {
    type: 'variants.chosen',
    ids,
    variants: {
      articleId,
      familyId: first?.familyId ?? null,
      isFamily: ids.length === listed.length,
      pictures: ids.length === 1 ? (first?.pictures ?? []) : [],
      sameAs: reasonOfVariants(context),
    },
  };
}
