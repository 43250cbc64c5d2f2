import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { noResultFilters } from '../../domain/result-filters';
import { answered, finished, refused } from '../../simulator/cover';
import { snapshotEvent } from '../../simulator/snapshot-event';
import type { MachineSamples } from '../../simulator/samples';
import type { Mark } from '../../system-actors/outbox';
import { infiniteListEvents } from '../../shared/infinite-list/infinite-list.samples';
import { sampleAuthor, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { resultsMachine } from './results.machine';
import { sampleLearnedOrder } from '../learned-order/learned-order.samples';
import { sampleRelisting } from '../relistings/relistings.samples';
import { resultsRows } from './results.rows';
import { pictureGroupsMachine } from '../../shared/picture-groups/picture-groups.machine';
import { sampleHash } from '../../shared/picture-groups/picture-groups.samples';
import { comparedPicture } from '../../domain/result-groups';
import type { ResultsEvent, ResultsInput } from './results.types';

export const resultsInput: ResultsInput = inputAt('results', { id: 'ls-1' });

export function sampleResults(items: Listing[], total = items.length, more: Partial<LiveSearch> = {}): LiveSearch {
  return {
    ...sampleSearch(),
    filterProfiles: [],
    filterProfileId: null,
    listings: { items, total, offset: 0, limit: 50 },
    ...more,
  };
}

const [first, second] = sampleListings(2) as [Listing, Listing];
const [gone] = sampleListings(1, 70) as [Listing];
export const resultsSystemActors = sampleSystemActors({ listings: visibleOf([first, second]) });

const approve: Mark = { type: 'approve', ids: [first.id], originModel: 'live_search', author: sampleAuthor };

const sentEvents: ResultsEvent[] = [
  { type: 'results.reload' },
  { type: 'results.more' },
  { type: 'sort.choose', sort: 'price', order: 'desc' },
  { type: 'look.recalled', look: null },
  { type: 'fresh.choose', only: true },
  { type: 'screen.resumed' },
  { type: 'decision.made', mark: approve, byKey: true },
  searchAt('results', { sort: 'price' }),
  { type: 'filters.applied', filter: 'f1', place: { sort: null, order: 'asc', size: 50 } },
  { type: 'whole.wanted', wanted: true },
  { type: 'whole.wanted', wanted: false },
  { type: 'results.all' },
  { type: 'end.near' },
  { type: 'tab.choose', tab: 'trusted' },
  { type: 'trusted.seen', ids: [gone.id] },
  { type: 'trusted.reload' },
  searchAt('results', { tab: 'trusted' }),
  searchAt('results', { tab: 'inactive' }),
  searchAt('results', { priceMax: '90', currency: 'USD' }),
  { type: 'rates.seen' },
  { type: 'results.narrow', filters: { ...noResultFilters, seller: '7' } },
  { type: 'look.choose', look: 'list' },
  searchAt('results', { look: 'list' }),
  { type: 'rank.choose', rank: 'attention' },
  { type: 'relistings.found', relistings: { [second.id]: sampleRelisting }, compared: false, kept: true },
  { type: 'relisted.choose', only: true },
  { type: 'order.learned', learned: sampleLearnedOrder },
  { type: 'order.forgotten' },
  { type: 'group.choose', group: 'seller' },
  { type: 'results.early' },
  { type: 'results.regroup' },
  searchAt('results', { rank: 'attention' }),
  searchAt('results', { rank: 'learned' }),
  searchAt('results', { relisted: 'only' }),
  searchAt('results', { group: 'title' }),
  searchAt('results', { group: 'picture' }),
  ...infiniteListEvents,
];

const pageTwo = { ok: true, value: sampleResults([second], 2) } as const;
/** What the rows of the samples have been answered, each up to what they show. */
const shownRows = [
  [answered('liveSearch', sampleResults([first, second]))],
  [answered('liveSearch', sampleResults([first], 2))],
  [answered('liveSearch', sampleResults([first], 2)), finished('liveSearchMore', pageTwo)],
  [
    answered('liveSearch', sampleResults([first], 2)),
    finished('liveSearchMore', { ok: false, failure: { code: 'OFFLINE' } }),
  ],
  [refused('liveSearch', 'LIVE_SEARCH_NOT_FOUND')],
];

const copied = { key: '/files/pictures/9/9', url: '/files/pictures/9/9-R.svg' };
const samplePictures = [...[first, second].flatMap((one) => comparedPicture(one) ?? []), copied];
const lookedAt = [
  { type: 'pictures.wanted' as const, pictures: samplePictures },
  {
    type: 'pictures.hashed' as const,
    hashes: Object.fromEntries(samplePictures.map(({ key }) => [key, sampleHash('z')])),
    faults: {},
  },
];

export const resultsSamples: MachineSamples<typeof resultsMachine> = {
  lives: [
    {
      name: 'a live search that found two listings',
      input: resultsInput,
      systemActors: resultsSystemActors,
      now: sampleNow,
    },
  ],
  events: [
    ...shownRows.map((steps) =>
      snapshotEvent('rows', resultsRows, { steps, input: resultsInput, systemActors: resultsSystemActors }),
    ),
    snapshotEvent('pictures', pictureGroupsMachine, { steps: lookedAt, systemActors: resultsSystemActors }),
    answered('articlesByIds', [{ ...gone, approved: { author: sampleAuthor, createdAt: null } }]),
    refused('articlesByIds', 'OFFLINE'),
    ...sentEvents,
  ],
  most: 20_000,
  serialize: ({ value, context }) =>
    JSON.stringify([
      value,
      context.rows.ids,
      context.rows.phase,
      context.rows.canLoadMore,
      context.look === null,
      context.shown,
      context.address.tab,
      context.address.look,
      context.address.rank,
      context.address.group,
      context.usual?.size,
      context.learned === null,
      context.address.currency,
      context.kept,
      context.asked,
      context.earlier,
      context.choosesAnew,
      context.pictures.count,
      context.pictures.comparing,
      Object.keys(context.same),
      Object.keys(context.relistings),
      context.address.relisted,
    ]),
};

export const resultsDescriptions = {
  states: {
    waiting: 'The first page has not come yet.',
    shown: 'Listings stand and can be decided on.',
    'shown.resting': 'What was trusted here before is known.',
    'shown.recalling': 'What was trusted among these results before, and is no row any more, is asked for.',
    'shown.unrecalled': 'It could not be had; it can be asked for again.',
  },
  guards: {
    wants: 'the rest of the search is to be chosen',
    isLearned: 'they are in the order that is learned from the past',
    choosesByRates: 'bounds of the price choose what stands',
    isToBeArranged: 'an order over the whole search waits for the rest of it',
    isGroupedOtherwise: 'photos that were looked at since would put the results together otherwise',
    isShown: 'the first page is there',
    mustAsk: 'the browser has kept listings that were trusted among these results, and no screen knows them yet',
    succeeded: 'the gateway answered',
    onlyLooksOtherwise: 'the address says the same, or is only laid out in another way',
    hasMore: 'there are listings behind those that were read, or the next page could not be had',
  },
};
