import type { Listing, Page } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { reportedListing } from '../../simulator/sample-listing';
import { openSearch, sampleSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { listMachine } from './list.machine';
import type { ChoiceEvent, ListEvent, RowEvent } from './list.view';

/** What every machine that passes on to a list hears for it. */
export const listEvents = [
  { type: 'list.reload' },
  { type: 'page.go', page: 2 },
  { type: 'screen.rested' },
  { type: 'screen.resumed' },
] as const satisfies readonly ListEvent[];

/** The same for a list whose rows can be chosen. */
export const rowsChosenEvents = (id: string): ChoiceEvent[] => [{ type: 'rows.choose', ids: [id] }];

export const pageOfRows = <Item>(items: Item[], total = items.length): Page<Item> => ({
  items,
  total,
  offset: 0,
  limit: 50,
});

const known: RowEvent<{ id: string; status: string | null }>[] = [
  { type: 'row.put', row: { id: 'ls-1', status: 'processed' } },
  { type: 'row.put', row: { id: 'ls-2', status: 'in_progress' } },
  { type: 'row.drop', id: 'ls-1' },
];

export const listSamples: MachineSamples<typeof listMachine> = {
  lives: [
    {
      name: 'the second page',
      input: { params: {}, search: { page: 2 } },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
    {
      name: 'rows that change',
      input: { params: {}, search: { of: 'searches' } },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: [
    answered('reportedArticles', pageOfRows([reportedListing({ id: 'MLA1000000001' })], 51)),
    answered('reportedArticles', pageOfRows<Listing>([], 60)),
    refused('reportedArticles', 'OFFLINE'),
    answered('liveSearches', pageOfRows([openSearch()])),
    answered('liveSearches', pageOfRows([sampleSearch()])),
    refused('liveSearches', 'OFFLINE'),
    ...listEvents,
    { type: 'size.choose', size: 20 },
    { type: 'search.change', search: { page: 3 } },
    { type: 'search.change', search: {} },
    ...rowsChosenEvents('ls-1'),
    ...known,
  ],
  serialize: ({ value, context: { place, page, rows, total, failure, known } }) =>
    JSON.stringify([value, place.search.of, page, rows, total, failure, known]),
  never: {
    'it says that it failed without a reason': (snapshot) =>
      snapshot.matches('failed') && snapshot.context.failure === null,
    'it shows rows of nowhere': ({ context }) => context.rows.length > 0 && context.page < 1,
    'the same row stands twice': ({ context: { rows } }) =>
      new Set(rows.map(({ id }: { id: string }) => id)).size !== rows.length,
  },
};

export const listDescriptions = {
  states: {
    asking: 'The rows of this place are asked for; what stands stays readable meanwhile.',
    'asking.choosing': 'Which operation knows the rows of this place.',
    'asking.liveSearches': 'The one that knows them, for example.',
    'asking.reportedArticles': 'Another that knows them.',
    judging: 'What the answer means for what comes next.',
    shown: 'The rows stand.',
    watching: 'The rows stand, and will be asked for again, for one of them is still changing.',
    failed: 'The rows could not be had; they can be asked for again.',
    resting: 'Another screen is in front: nothing is asked until this one is back.',
  },
  guards: {
    isAskedFrom: 'that operation is the first to know the rows of this place',
    asksTheSame: 'the address asks for the same rows as before',
    pastTheEnd: 'the page lies past the last one',
    changing: 'a row is still changing',
  },
};
