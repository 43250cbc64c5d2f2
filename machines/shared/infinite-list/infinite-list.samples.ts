import type { Outcome } from '../../../contracts/ports';
import type { Listing, LiveSearch } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { infiniteListMachine } from './infinite-list.machine';
import type { InfiniteListEvent } from './infinite-list.types';

/** What every machine that invokes a infinite list passes on to it. */
export const infiniteListEvents = [{ type: 'screen.rested' }, { type: 'screen.resumed' }] as const;

const [first, second] = sampleListings(2) as [Listing, Listing];

function found(items: Listing[], total = items.length, more: Partial<LiveSearch> = {}): LiveSearch {
  const listings = { items, total, offset: 0, limit: 50 };
  return { ...sampleSearch(), filterProfiles: [], filterProfileId: null, listings, ...more };
}
const inProgress = { status: 'in_progress', finished: false, finishedAt: null } as const;
const more = (output: Outcome<LiveSearch>) => finished('liveSearchMore', output);
const again = (output: Outcome<LiveSearch>) => finished('liveSearchAgain', output);
const place = { id: 'ls-1', from: 0 };

const said: InfiniteListEvent<typeof place>[] = [
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
      seats: sampleSystemActors({ listings: visibleOf([first, second]) }),
      now: sampleNow,
    },
  ],
  events: [
    answered('liveSearch', found([first, second])),
    answered('liveSearch', found([first], 2)),
    answered('liveSearch', found([first], 1, inProgress)),
    answered('liveSearch', found([first], 3, inProgress)),
    refused('liveSearch', 'OFFLINE'),
    more({ ok: true, value: found([second], 2) }),
    more({ ok: true, value: found([second], 3, inProgress) }),
    more({ ok: true, value: found([first, second], 5) }),
    more({ ok: false, failure: { code: 'OFFLINE' } }),
    again({ ok: true, value: found([first, second], 2) }),
    again({ ok: true, value: found([first, second], 4) }),
    again({ ok: false, failure: { code: 'OFFLINE' } }),
    ...said,
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
