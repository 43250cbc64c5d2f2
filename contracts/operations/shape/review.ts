import type { ReviewsQuery, ReviewsTotalQuery } from '../../generated/operations';
import type { Review, ReviewsTotal } from '../../shapes';

type WireReview = NonNullable<ReviewsQuery['reviews']>['reviews'][number];
type WireTotals = NonNullable<ReviewsTotalQuery['reviewsTotal']>;

export function reviewOf(wire: WireReview): Review {
  return {
    id: wire.id,
    date: wire.date_created,
    title: wire.title ?? '',
    content: wire.content ?? '',
    rate: wire.rate,
    likes: wire.likes ?? 0,
    dislikes: wire.dislikes ?? 0,
    buyingDate: wire.buying_date,
  };
}

/** Totals of the reviews; a part that the gateway leaves out counts none. */
export function reviewsTotalOf({ rating_average, rating_levels: levels, totals, ...has }: WireTotals): ReviewsTotal {
  return {
    average: rating_average,
    levels: [
      levels?.one_star ?? 0,
      levels?.two_star ?? 0,
      levels?.three_star ?? 0,
      levels?.four_star ?? 0,
      levels?.five_star ?? 0,
    ],
    total: totals?.total ?? 0,
    positive: totals?.positive ?? 0,
    negative: totals?.negative ?? 0,
    hasMore: has.hasMore ?? false,
    hasPositive: has.hasPositive ?? (totals?.positive ?? 0) > 0,
    hasNegative: has.hasNegative ?? (totals?.negative ?? 0) > 0,
  };
}
