import { reasonOfVariants, whyNotReportVariant } from '../../domain/variants';
import type { ListingVariantsContext, ListingVariantsInput, VariantsChosen } from './listing-variants.types';

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
