import type { Page, Review, ReviewsTotal } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { reviewsMachine } from './reviews.machine';
import type { ReviewsEvent, ReviewsInput } from './reviews.rules';

export const reviewsInput: ReviewsInput = { articleId: 'MLA1000000001' };

export function sampleReview(more: Partial<Review> = {}): Review {
  return {
    id: 'r1',
    date: '2026-10-30T12:00:00.000Z',
    title: 'Muy cómodas',
    content: 'Llegaron antes de lo previsto y el calce es el de siempre.',
    rate: 5,
    likes: 4,
    dislikes: 1,
    buyingDate: '2026-10-12T12:00:00.000Z',
    ...more,
  };
}

export const sampleTotals: ReviewsTotal = {
  average: 3.7,
  levels: [2, 0, 1, 0, 9],
  total: 12,
  positive: 9,
  negative: 2,
  hasMore: true,
  hasPositive: true,
  hasNegative: true,
};

/** That many of `total`, numbered on from `from`. */
export function pageOfReviews(count: number, total = count, from = 0, more: Partial<Review> = {}): Page<Review> {
  return {
    items: Array.from({ length: count }, (_, at) => sampleReview({ id: `r${from + at + 1}`, ...more })),
    total,
    offset: from,
    limit: 10,
  };
}

export const reviewsEvents: ReviewsEvent[] = [
  { type: 'rating.choose', rating: 'five' },
  { type: 'rating.choose', rating: 'two' },
  { type: 'rating.choose', rating: 'negative' },
  { type: 'rating.choose', rating: null },
  { type: 'reviews.more' },
  { type: 'reviews.reload' },
  { type: 'totals.reload' },
];

export const reviewsAnswers = [
  answered('reviews', pageOfReviews(1, 2)),
  answered('reviews', pageOfReviews(1, 2, 1, { title: 'Otra', rate: 1 })),
  refused('reviews', 'SERVER_ERROR'),
  answered('reviewsTotal', sampleTotals),
  refused('reviewsTotal', 'OFFLINE'),
];

export const reviewsSamples: MachineSamples<typeof reviewsMachine> = {
  lives: [{ name: 'a listing with reviews', input: reviewsInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events: [...reviewsAnswers, ...reviewsEvents],
  serialize: ({ value, context: { rating, reviews, totals } }) =>
    JSON.stringify([value, rating, reviews.map(({ id }: Review) => id), totals !== null]),
  never: {
    'the same review stands twice': ({ context: { reviews } }) =>
      new Set(reviews.map(({ id }: Review) => id)).size !== reviews.length,
    'a rating is chosen before it is known which there are': ({ context: { rating, totals } }) =>
      rating !== null && totals === null,
  },
};

export const reviewsDescriptions = {
  states: {
    list: 'The reviews of the chosen rating, a page at a time.',
    'list.asking': 'The next page is asked for.',
    'list.shown': 'Those that were asked for stand.',
    'list.failed': 'The next page did not load; those before it stay.',
    totals: 'How many there are by their stars.',
    'totals.asking': 'The gateway is asked.',
    'totals.shown': 'The totals stand, and what they count can be chosen.',
    'totals.failed': 'The totals did not load; the reviews stand without them.',
  },
  guards: {
    offered: 'it is another rating, and there are reviews that have it',
    more: 'there are more reviews of this rating',
  },
};
