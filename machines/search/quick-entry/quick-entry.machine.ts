import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { LiveSearchSummary, NewLiveSearch } from '../../../contracts/shapes';
import { siteOf } from '../../domain/sites';
import { failureOf, setFailure, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { port } from '../../kit/port';
import { mutation } from '../../kit/mutation';
import type { SearchQuery } from '../../domain/search-query';

export interface QuickEntryInput {
  sought: SearchQuery;
  /** Where words and sellers are looked for. */
  siteId: string;
}

export interface QuickEntryContext extends QuickEntryInput {
  sellerId: string | null;
  found: boolean;
  created: LiveSearchSummary | null;
  failure: Failure | null;
}

/** What came of it: a listing that is there or isn't, a search that was created, or why not. */
export interface QuickEntryOutput {
  found: boolean;
  created: LiveSearchSummary | null;
  failure: Failure | null;
}

const listingOf = ({ sought }: QuickEntryContext) => (sought.kind === 'listing' ? sought.id : '');
const nicknameOf = ({ sought }: QuickEntryContext) => (sought.kind === 'seller' ? sought.nickname : '');

/** The gateway knows no such seller: the marketplace may (ruling J09). */
const isUnknownSeller = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'SELLER_NOT_FOUND';

/** What is created for it: a seller's search has the nickname for its keyword (ruling D14). */
function searchFor({ sought, siteId, sellerId }: QuickEntryContext): NewLiveSearch {
  const keyword = sought.kind === 'words' ? sought.keyword : sought.kind === 'seller' ? sought.nickname : sought.id;
  return { keyword, sites: [siteId], ...(sellerId !== null && { sellers: [sellerId] }) };
}

/** One thing that is looked for, from what it means to what came of it. */
export const quickEntryMachine = setup({
  types: {
    context: {} as QuickEntryContext,
    input: {} as QuickEntryInput,
    output: {} as QuickEntryOutput,
  },
  actors: {
    search: port('search'),
    getSellerID: port('getSellerID'),
    sellerSearch: port('sellerSearch'),
    createLiveSearch: mutation('createLiveSearch'),
  },
  actions: {
    setFound: assign((_, found: boolean) => ({ found })),
    setSeller: assign((_, sellerId: string) => ({ sellerId })),
    setCreated: assign((_, created: LiveSearchSummary) => ({ created })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    isListing: ({ context }) => context.sought.kind === 'listing',
    isSeller: ({ context }) => context.sought.kind === 'seller',
  },
}).createMachine({
  id: 'quickEntry',
  context: ({ input }) => ({ ...input, sellerId: null, found: false, created: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'isListing', target: 'looking' },
        { guard: 'isSeller', target: 'resolving' },
        { target: 'creating' },
      ],
    },
    looking: {
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({
          keyword: listingOf(context),
          source: 'quick_search',
          status: 'all',
          sites: [siteOf(listingOf(context)) ?? context.siteId],
        }),
        onDone: [
          {
            guard: succeeded,
            target: 'ended',
            actions: { type: 'setFound', params: ({ event }) => valueOf(event).items.length > 0 },
          },
          { target: 'ended', actions: setFailure },
        ],
      },
    },
    resolving: {
      invoke: {
        id: 'getSellerID',
        src: 'getSellerID',
        input: ({ context }) => ({ nickName: nicknameOf(context), siteId: context.siteId }),
        onDone: [
          {
            guard: succeeded,
            target: 'creating',
            actions: { type: 'setSeller', params: ({ event }) => valueOf(event).sellerId },
          },
          {
            guard: isUnknownSeller,
            target: 'asking',
          },
          { target: 'ended', actions: setFailure },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'sellerSearch',
        src: 'sellerSearch',
        input: ({ context }) => ({ siteId: context.siteId, nickname: nicknameOf(context) }),
        onDone: [
          {
            guard: succeeded,
            target: 'creating',
            actions: { type: 'setSeller', params: ({ event }) => valueOf(event).sellerId },
          },
          { target: 'ended', actions: setFailure },
        ],
      },
    },
    creating: {
      invoke: {
        id: 'createLiveSearch',
        src: 'createLiveSearch',
        input: ({ context }) => searchFor(context),
        onDone: [
          {
            guard: succeeded,
            target: 'ended',
            actions: { type: 'setCreated', params: ({ event }) => valueOf(event) },
          },
          { target: 'ended', actions: setFailure },
        ],
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context: { found, created, failure } }) => ({ found, created, failure }),
});
