import type { Failure } from '../../../contracts/ports';
import type { Review, ReviewRating, ReviewsTotal } from '../../../contracts/shapes';

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
