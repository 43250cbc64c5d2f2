import type { DenouncedVariant, ProductVariant, Variant } from '../../contracts/shapes';
import type { BlockReason } from './block-reason';
import { whyNotReport } from './report-listings';
import { canBeNoticedAgain, runningNoticeStatuses } from './running-notices';

/** What is known of the variants of one listing; `known` and `denounced` are empty until they were answered. */
export interface VariantsFacts {
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
export function reasonOfVariants({ known }: Pick<VariantsFacts, 'known'>): string | null {
  return known.find((one) => one.reported !== null && !canBeNoticedAgain(one))?.reported?.code ?? null;
}
