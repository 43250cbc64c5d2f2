import type { SnapshotFrom } from 'xstate';
import { blockReason } from '../../domain/block-reason';
import type { listingVariantsMachine } from './listing-variants.machine';
import { reportableIds, chosenReportableIds, whyNotReportVariant } from './listing-variants.rules';

/** The variants with what stands on each, and what of them can be reported. */
export function listingVariantsView(snapshot: SnapshotFrom<typeof listingVariantsMachine>) {
  const { context } = snapshot;
  const { listed, known, denounced, underWay, failure, denouncedFailure } = context;
  const chosen = chosenReportableIds(context);
  const reportableSet = reportableIds(context);
  const failed = snapshot.matches({ known: 'failed' }) || snapshot.matches({ denounced: 'failed' });
  return {
    rows: listed.map((variant) => {
      const own = known.find(({ id }) => id === variant.id);
      return {
        ...variant,
        own: own ?? null,
        /** Of the newest report of the account that names it; null where none does. */
        caseStatus: own?.noticed?.noticeStatus ?? denounced.find(({ id }) => id === variant.id)?.status ?? null,
        underWay: underWay.includes(variant.id),
        chosen: chosen.includes(variant.id),
        why: whyNotReportVariant(variant.id, context),
      };
    }),
    asking: snapshot.hasTag('asking'),
    failure: failed ? (failure ?? denouncedFailure) : null,
    chosen: chosen.length,
    able: reportableSet.length,
    allChosen: reportableSet.length > 0 && chosen.length === reportableSet.length,
    whyNotReport: chosen.length > 0 ? null : blockReason('NO_VARIANT_CHOSEN'),
  };
}
export type ListingVariantsView = ReturnType<typeof listingVariantsView>;
