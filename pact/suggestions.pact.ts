import { describe } from 'vitest';
import type { InputOf } from '../contracts/client/operation';
import { answers, answersWithError, refuses, type ProviderState } from './contract';
import { listing, paging, wireListing } from './examples';

const id = 'MLA1100000001';
const other = 'MLA1100000002';
const listed: ProviderState = ['a listing exists', { id, status: 'active' }];
const trusted: ProviderState = ['a listing is trusted', { account: 'ana', id: other }];
const noListingState: ProviderState = ['no listing exists', { id: 'MLA1199999999' }];
const discard: InputOf<'discardArticles'> = {
  articlesIds: [id],
  code: 'item1',
  codeDescription: 'No es mi marca ni mi derecho',
  description: '',
  originModel: 'suggestions',
  operationKey: 'operation-key',
};

describe('suggestions', () => {
  answers('suggestedArticles', 'GW-29 the suggestions of a country, the pinned ones named', {
    given: [
      ['the profile says everything', { account: 'ana' }],
      ['a listing is suggested', { account: 'ana', id }],
    ],
    input: { size: 50, from: 0, siteId: 'MLA' },
    data: {
      suggestedArticles: {
        articles: [{ ...wireListing, id: { exactly: id }, saleConditions: null }],
        pinned: [id],
        paging,
      },
    },
    value: { items: [{ ...listing, saleConditions: [] }], pinned: [id], ...paging },
  });

  answers('suggestedArticles', 'none at all', {
    given: [['the profile says everything', { account: 'ana' }]],
    input: { size: 50, from: 0 },
    data: {
      suggestedArticles: {
        articles: [],
        pinned: [id],
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 50 } },
      },
    },
    value: { items: [], pinned: [id], total: 0, offset: 0, limit: 50 },
  });

  answers('suggestedArticles', 'past the last of them', {
    given: [
      ['the profile says everything', { account: 'ana' }],
      ['a listing is suggested', { account: 'ana', id }],
    ],
    input: { size: 50, from: 50 },
    data: {
      suggestedArticles: {
        articles: [],
        pinned: [id],
        paging: { total: { exactly: 1 }, offset: { exactly: 50 }, limit: { exactly: 50 } },
      },
    },
    value: { items: [], pinned: [id], total: 1, offset: 50, limit: 50 },
  });

  answersWithError('suggestedArticles', 'none at all, and an error beside them', {
    given: [
      ['the profile says everything', { account: 'ana' }],
      ['an error comes beside the data', { operation: 'suggestedArticles' }],
    ],
    input: { size: 50, from: 0 },
    data: {
      suggestedArticles: {
        articles: [],
        pinned: [id],
        paging: { total: { exactly: 0 }, offset: { exactly: 0 }, limit: { exactly: 50 } },
      },
    },
    value: { items: [], pinned: [id], total: 0, offset: 0, limit: 50 },
  });

  answers('suggestedStats', 'GW-30 the figures of the week', {
    input: undefined,
    data: { suggestedStats: { approved: 12, reported: 7, noticed: 5, noticedPrevWeek: 3 } },
    value: { approved: 12, reported: 7, noticed: 5, noticedPrevWeek: 3 },
  });

  answers('suggestedReportedCount', 'GW-31 how many suggestions await sending', {
    input: undefined,
    data: { suggestedReportedCount: { count: 7 } },
    value: { count: 7 },
  });

  answers('discardArticles', 'GW-69 a suggestion discarded', {
    given: [listed],
    input: discard,
    data: { discardArticles: [{ id: { exactly: id }, refusal: null }] },
    value: [{ id, failure: null }],
  });

  answers('discardArticles', 'for the last reason, with its comment', {
    given: [listed],
    input: { ...discard, code: 'item4', description: 'La revisamos el mes pasado' },
    data: { discardArticles: [{ id: { exactly: id }, refusal: null }] },
    value: [{ id, failure: null }],
  });

  answers('discardArticles', 'one discarded and one audited already', {
    given: [listed, trusted],
    input: { ...discard, articlesIds: [id, other] },
    data: {
      discardArticles: [
        { id: { exactly: id }, refusal: null },
        { id: { exactly: other }, refusal: { exactly: 'ALREADY_AUDITED' } },
      ],
    },
    value: [
      { id, failure: null },
      { id: other, failure: 'ALREADY_AUDITED' },
    ],
  });

  answers('discardArticles', 'one discarded and one that nobody has', {
    given: [listed, noListingState],
    input: { ...discard, articlesIds: [id, 'MLA1199999999'] },
    data: {
      discardArticles: [
        { id: { exactly: id }, refusal: null },
        { id: { exactly: 'MLA1199999999' }, refusal: { exactly: 'ARTICLE_NOT_FOUND' } },
      ],
    },
    value: [
      { id, failure: null },
      { id: 'MLA1199999999', failure: 'ARTICLE_NOT_FOUND' },
    ],
  });

  refuses('discardArticles', 'ALREADY_AUDITED', {
    given: [trusted],
    input: { ...discard, articlesIds: [other] },
    message: 'The listing was already audited in the organisation',
  });

  refuses('discardArticles', 'ARTICLE_NOT_FOUND', {
    given: [noListingState],
    input: { ...discard, articlesIds: ['MLA1199999999'] },
    message: 'The listing does not exist',
  });

  refuses('discardArticles', 'INVALID_COMMENT', {
    given: [listed],
    input: { ...discard, code: 'item4' },
    message: 'The comment is too short',
  });

  refuses('discardArticles', 'SUSPENDED', {
    as: 'elena',
    given: [['the account is suspended', { account: 'elena' }], listed],
    input: discard,
    message: 'The account is suspended',
  });
});
