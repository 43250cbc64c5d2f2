import type { ReviewRating, Review, ReviewsTotal } from '../../../contracts/shapes';
import type { Failure } from '../../../contracts/ports';

export interface ReviewsInput {
  articleId: string;
}

export interface ReviewsContext extends ReviewsInput {
  /** Null for all of them. */
  rating: ReviewRating | null;
  /** Those of that rating that were read, in the order of the gateway. */
  reviews: Review[];
  total: number;
  failure: Failure | null;
  totals: ReviewsTotal | null;
  totalsFailure: Failure | null;
}

export type ReviewsEvent =
  | { type: 'rating.choose'; rating: ReviewRating | null }
  | { type: 'reviews.more' }
  /** Only where the last question failed. */
  | { type: 'reviews.reload' }
  | { type: 'totals.reload' };

/** The ratings by stars, of one star to five. */
export const starRatings = ['one', 'two', 'three', 'four', 'five'] as const satisfies readonly ReviewRating[];

type WithTotals = Pick<ReviewsContext, 'totals'>;

/** How many reviews have that rating; null while the totals aren't known. */
export function reviewCountOf({ totals }: WithTotals, rating: ReviewRating | null): number | null {
  if (totals === null) return null;
  if (rating === null) return totals.total;
  if (rating === 'positive' || rating === 'negative') return totals[rating];
  return totals.levels[starRatings.indexOf(rating)] ?? 0;
}

/** Whether reviews of that rating can be asked for: there are some; all of them always can. */
export function hasReviewsOf({ totals }: WithTotals, rating: ReviewRating | null): boolean {
  if (rating === null) return true;
  if (totals === null) return false;
  if (rating === 'positive') return totals.hasPositive;
  if (rating === 'negative') return totals.hasNegative;
  return (reviewCountOf({ totals }, rating) ?? 0) > 0;
}

/** How many reviews of the chosen rating were not read yet. */
export function countUnreadReviews({ reviews, total }: Pick<ReviewsContext, 'reviews' | 'total'>): number {
  return Math.max(0, total - reviews.length);
}
