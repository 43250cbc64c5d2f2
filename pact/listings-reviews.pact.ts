import { describe } from 'vitest';
import { answers, answersWithError, type ProviderState } from './contract';
import { exampleTime } from './examples';

const listingId = 'MLA1100000001';
const at = '2026-11-20T12:00:00.000Z';

describe('reviews', () => {
  const reviewed: ProviderState = ['a listing has a review', { id: listingId, rate: 5 }];
  const wireReview = {
    id: '1',
    reviewable_object: { exactly: listingId },
    date_created: at,
    status: 'published',
    title: 'Muy buenas',
    content: 'Llegaron bien',
    rate: { exactly: 5 },
    valorization: 2,
    likes: 3,
    dislikes: 1,
    reviewer_id: '4001',
    buying_date: exampleTime(19),
    relevance: 80,
    forbidden_words: 0,
  };
  answers('reviews', 'GW-53 LST-51 the positive reviews of a listing', {
    given: [reviewed],
    input: { itemId: listingId, rating: 'positive', size: 10, from: 0 },
    data: {
      reviews: {
        reviews: [wireReview],
        paging: { total: { exactly: 1 }, offset: { exactly: 0 }, limit: { exactly: 10 } },
      },
    },
    value: {
      items: [
        {
          id: '1',
          date: at,
          title: 'Muy buenas',
          content: 'Llegaron bien',
          rate: 5,
          likes: 3,
          dislikes: 1,
          buyingDate: exampleTime(19),
        },
      ],
      total: 1,
      offset: 0,
      limit: 10,
    },
  });
  answers('reviews', 'none of a rating that nobody gave', {
    given: [reviewed],
    input: { itemId: listingId, rating: 'one', size: 10, from: 0 },
    data: {
      reviews: { reviews: [], paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 10 } } },
    },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });
  answers('reviews', 'past the last of them', {
    given: [reviewed],
    input: { itemId: listingId, size: 10, from: 10 },
    data: {
      reviews: { reviews: [], paging: { total: { exactly: 1 }, offset: { exactly: 10 }, limit: { exactly: 10 } } },
    },
    value: { items: [], total: 1, offset: 10, limit: 10 },
  });

  answersWithError('reviews', 'none at all, and an error beside them', {
    given: [
      ['a listing exists', { id: listingId, status: 'active' }],
      ['an error comes beside the data', { operation: 'reviews' }],
    ],
    input: { itemId: listingId, size: 10, from: 0 },
    data: {
      reviews: { reviews: [], paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 10 } } },
    },
    value: { items: [], total: 0, offset: 0, limit: 10 },
  });

  const levels = { one_star: 0, two_star: 0, three_star: 0, four_star: 0, five_star: { exactly: 1 } };
  answers('reviewsTotal', 'GW-54 the totals of a listing', {
    given: [reviewed],
    input: { itemId: listingId },
    data: {
      reviewsTotal: {
        rating_average: { exactly: 5 },
        rating_levels: levels,
        hasMore: { exactly: false },
        hasPositive: { exactly: true },
        hasNegative: { exactly: false },
        totals: { total: { exactly: 1 }, positive: { exactly: 1 }, negative: { exactly: 0 } },
      },
    },
    value: {
      average: 5,
      levels: [0, 0, 0, 0, 1],
      total: 1,
      positive: 1,
      negative: 0,
      hasMore: false,
      hasPositive: true,
      hasNegative: false,
    },
  });
  answers('reviewsTotal', 'a listing without reviews has no average', {
    given: [['a listing exists', { id: listingId, status: 'active' }]],
    input: { itemId: listingId },
    data: {
      reviewsTotal: {
        rating_average: null,
        rating_levels: { ...levels, five_star: { exactly: 0 } },
        hasMore: { exactly: false },
        hasPositive: { exactly: false },
        hasNegative: { exactly: false },
        totals: { total: { exactly: 0 }, positive: { exactly: 0 }, negative: { exactly: 0 } },
      },
    },
    value: {
      average: null,
      levels: [0, 0, 0, 0, 0],
      total: 0,
      positive: 0,
      negative: 0,
      hasMore: false,
      hasPositive: false,
      hasNegative: false,
    },
  });
});
