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
