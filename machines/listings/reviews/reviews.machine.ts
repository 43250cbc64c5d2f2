import {
  type ReviewsInput,
  type ReviewsContext,
  type ReviewsEvent,
  countUnreadReviews,
  hasReviewsOf,
} from './reviews.rules';
import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Page, Review, ReviewRating, ReviewsTotal } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';

export const reviewsMachine = setup({
  types: { context: {} as ReviewsContext, events: {} as ReviewsEvent, input: {} as ReviewsInput },
  actors: { reviews: port('reviews'), reviewsTotal: port('reviewsTotal') },
  actions: {
    take: assign(({ context: { reviews } }, { items, total }: Page<Review>) => {
      const known = new Set(reviews.map(({ id }) => id));
      const read = [...reviews, ...items.filter(({ id }) => !known.has(id))];
      return { reviews: read, total: read.length === reviews.length ? read.length : total, failure: null };
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, rating: ReviewRating | null) => ({ rating, reviews: [], total: 0, failure: null })),
    setTotals: assign((_, totals: ReviewsTotal) => ({ totals, totalsFailure: null })),
    lackTotals: assign((_, totalsFailure: Failure) => ({ totalsFailure })),
  },
  guards: {
    offered: ({ context, event }) =>
      event.type === 'rating.choose' && event.rating !== context.rating && hasReviewsOf(context, event.rating),
    more: ({ context }) => countUnreadReviews(context) > 0,
  },
}).createMachine({
  id: 'reviews',
  context: ({ input }) => ({
    ...input,
    rating: null,
    reviews: [],
    total: 0,
    failure: null,
    totals: null,
    totalsFailure: null,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'asking',
      on: {
        'rating.choose': {
          guard: 'offered',
          target: '.asking',
          actions: { type: 'choose', params: ({ event }) => event.rating },
        },
      },
      states: {
        asking: {
          tags: ['asking'],
          invoke: {
            id: 'reviews',
            src: 'reviews',
            input: ({ context: { articleId, rating, reviews } }) => ({
              itemId: articleId,
              size: pageSizes.selectorDefault,
              from: reviews.length,
              ...(rating !== null && { rating }),
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: { type: 'take', params: ({ event }) => valueOf(event) },
              },
              { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: { on: { 'reviews.more': { guard: 'more', target: 'asking' } } },
        failed: { on: { 'reviews.reload': 'asking' } },
      },
    },
    totals: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'reviewsTotal',
            src: 'reviewsTotal',
            input: ({ context }) => ({ itemId: context.articleId }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: { type: 'setTotals', params: ({ event }) => valueOf(event) },
              },
              { target: 'failed', actions: { type: 'lackTotals', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'totals.reload': 'asking' } },
      },
    },
  },
});
