import { answered, refused } from '../../simulator/cover';
import { sampleListing } from '../../simulator/sample-listing';
import { openSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { quickEntryMachine } from './quick-entry.machine';

const systemActors = sampleSystemActors();
const found = (items: ReturnType<typeof sampleListing>[]) => ({ items, total: items.length, offset: 0, limit: 50 });

export const quickEntrySamples: MachineSamples<typeof quickEntryMachine> = {
  lives: [
    {
      name: 'a seller by nickname',
      input: { sought: { kind: 'seller', nickname: 'TIENDA_SUR' }, siteId: 'MLA' },
      systemActors,
      now: sampleNow,
    },
    {
      name: 'a listing by its id',
      input: { sought: { kind: 'listing', id: 'MLA1000000001' }, siteId: 'MLA' },
      systemActors,
      now: sampleNow,
    },
    {
      name: 'words',
      input: { sought: { kind: 'words', keyword: 'bolso' }, siteId: 'MLA' },
      systemActors,
      now: sampleNow,
    },
  ],
  events: [
    answered('search', found([sampleListing()])),
    answered('search', found([])),
    refused('search', 'OFFLINE'),
    answered('getSellerID', { sellerId: '5001' }),
    refused('getSellerID', 'SELLER_NOT_FOUND'),
    refused('getSellerID', 'OFFLINE'),
    answered('sellerSearch', { sellerId: '5001', nickname: 'TIENDA_SUR' }),
    refused('sellerSearch', 'SELLER_NOT_FOUND'),
    answered('createLiveSearch', openSearch({ id: 'ls-9' })),
    refused('createLiveSearch', 'DUPLICATE_LIVE_SEARCH'),
  ],
  never: {
    'a seller is searched without an id': ({ value, context }) =>
      value === 'creating' && context.sought.kind === 'seller' && context.sellerId === null,
  },
};

export const quickEntryDescriptions = {
  states: {
    choosing: 'What is looked for decides the way.',
    looking: 'The gateway is asked whether it has the listing.',
    resolving: 'The gateway is asked for the id of the seller with that nickname.',
    asking: "The gateway has no such seller: the marketplace's public search is asked.",
    creating: 'The outbox creates a live search for the words, or for the seller.',
    ended: 'What came of it is told to whoever asked.',
  },
  guards: {
    isListing: 'a listing is looked for, by its id',
    isSeller: 'a seller is looked for, by nickname',
    succeeded: 'the gateway answered',
    isUnknownSeller: 'the gateway knows nobody of that nickname',
  },
};
