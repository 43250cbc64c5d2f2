import type { SnapshotFrom } from 'xstate';
import type { ReviewRating } from '../../../contracts/shapes';
import type { reviewsMachine } from './reviews.machine';
import { reviewCountOf, countUnreadReviews, hasReviewsOf, starRatings } from './reviews.rules';

const groups = [null, 'positive', 'negative'] as const satisfies readonly (ReviewRating | null)[];

/** The summary with what can be chosen of it, and the reviews that were read. */
export function reviewsView(snapshot: SnapshotFrom<typeof reviewsMachine>) {
  const { rating, reviews, totals, failure, totalsFailure } = snapshot.context;
  const choice = <Of extends ReviewRating | null>(of: Of) => ({
    rating: of,
    count: reviewCountOf({ totals }, of) ?? 0,
    offered: hasReviewsOf({ totals }, of),
    chosen: rating === of,
  });
  const asking = snapshot.matches({ list: 'asking' });
  return {
    average: totals?.average ?? null,
    total: totals?.total ?? null,
    /** Five stars first. */
    levels: starRatings.toReversed().map((of, index) => ({ ...choice(of), stars: 5 - index })),
    groups: groups.map((of) => choice(of)),
    totalsAsking: snapshot.matches({ totals: 'asking' }),
    totalsFailure: snapshot.matches({ totals: 'failed' }) ? totalsFailure : null,
    rating,
    reviews,
    left: countUnreadReviews(snapshot.context),
    asking,
    failure: snapshot.matches({ list: 'failed' }) ? failure : null,
    /** Nobody has reviewed it, or nobody with that rating. */
    none: snapshot.matches({ list: 'shown' }) && reviews.length === 0,
  };
}
export type ReviewsView = ReturnType<typeof reviewsView>;
