import type { Outcome } from '../../../contracts/ports';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { infiniteListMachine } from './infinite-list.machine';
import type { InfiniteListEvent } from './infinite-list';

/** What every machine that invokes a infinite list passes on to it. */
export const infiniteListEvents = [{ type: 'screen.rested' }, { type: 'screen.resumed' }] as const;

const [first, second] = sampleListings(2) as [Listing, Listing];

function toSearch(items: Listing[], total = items.length, moreFinished: Partial<LiveSearch> = {}): LiveSearch {
  const listings = { items, total, offset: 0, limit: 50 };
  return { ...sampleSearch(), filterProfiles: [], filterProfileId: null, listings, ...moreFinished };
}
const inProgress = { status: 'in_progress', finished: false, finishedAt: null } as const;
const moreFinished = (output: Outcome<LiveSearch>) => finished('liveSearchMore', output);
const pollFinished = (output: Outcome<LiveSearch>) => finished('liveSearchAgain', output);
const place = { id: 'ls-1', from: 0 };

const sentEvents: InfiniteListEvent<typeof place>[] = [
  { type: 'rows.turn', place },
  { type: 'rows.turn', place: { id: 'ls-1', from: 10 } },
  { type: 'rows.reload' },
  { type: 'rows.more' },
  { type: 'rows.all', wanted: true },
  { type: 'rows.all', wanted: false },
  ...infiniteListEvents,
];

export const infiniteListSamples: MachineSamples<typeof infiniteListMachine> = {
  lives: [
    {
      name: 'what a live search finds',
      input: place,
      systemActors: sampleSystemActors({ listings: visibleOf([first, second]) }),
      now: sampleNow,
    },
  ],
  events: [
    answered('liveSearch', toSearch([first, second])),
    answered('liveSearch', toSearch([first], 2)),
    answered('liveSearch', toSearch([first], 1, inProgress)),
    answered('liveSearch', toSearch([first], 3, inProgress)),
    refused('liveSearch', 'OFFLINE'),
    moreFinished({ ok: true, value: toSearch([second], 2) }),
    moreFinished({ ok: true, value: toSearch([second], 3, inProgress) }),
    moreFinished({ ok: true, value: toSearch([first, second], 5) }),
    moreFinished({ ok: false, failure: { code: 'OFFLINE' } }),
    pollFinished({ ok: true, value: toSearch([first, second], 2) }),
    pollFinished({ ok: true, value: toSearch([first, second], 4) }),
    pollFinished({ ok: false, failure: { code: 'OFFLINE' } }),
    ...sentEvents,
  ],
  most: 20_000,
  serialize: ({ value, context: { place: at, ids, read, end, at: aim, exact, ahead, total, grew, head, ...rest } }) =>
    JSON.stringify([value, at, ids, read, end, aim, exact, ahead, total, grew, head, rest.wantsAll, rest.inFront]),
  never: {
    'a listing stands twice': ({ context: { ids } }) => new Set(ids).size !== ids.length,
    'it says that it failed without a reason': (snapshot) =>
      snapshot.matches('failed') && snapshot.context.failure === null,
  },
};

export const infiniteListDescriptions = {
  states: {
    asking: 'The first page is asked for; what stands stays readable meanwhile.',
    failed: 'It could not be had, and nothing of it stands.',
    shown: 'Listings stand and can be decided on.',
    'shown.choosing': 'Whether there is a second page, where two are asked for at once.',
    'shown.settled': 'Everything asked for is there.',
    'shown.filling': 'The next page is asked for.',
    'shown.skipping': 'That page brought nothing that was not shown before: the one behind it is asked for.',
    'shown.stuck': 'The next page could not be had; it can be asked for again.',
    'shown.watching': 'The rows are still changing: they are asked for again after three seconds.',
    'shown.refreshing': 'The first page is asked for again; what stands stays in its place.',
  },
  guards: {
    succeeded: 'the gateway answered',
    asksTheSame: 'that place asks for the same rows as before',
    showsSome: 'what it showed before still stands',
    hasMore: 'there are rows behind those that were read',
    wantsMore: 'all are wanted, and there are rows behind those that were read',
    leavesGap: 'what was decided or undone meanwhile has moved the page: a row may lie before it',
    bringsNothing: 'the page holds only listings that are shown already, and there are more behind it',
    changing: 'the rows are still changing',
    inFront: 'no other screen is in front',
  },
};
