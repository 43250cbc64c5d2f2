import type { Listing, LiveSearch } from '../../../contracts/shapes';
import type { ScreenInput } from '../../domain/addresses';
import { infiniteListOf } from '../../shared/infinite-list/infinite-list';

/** Listings that are trusted by now are no longer among the results (ruling D01). */
const isResult = ({ approved }: Pick<Listing, 'approved'>) => approved === null;

/** A search without what it found. */
export type ResultsHead = Omit<LiveSearch, 'listings'>;

function summaryOf(answer: LiveSearch): ResultsHead {
  const { listings, ...summary } = answer;
  void listings;
  return summary;
}

/** What one live search found, in the address's order; asked for again while the search is processed. */
export const resultsRows = infiniteListOf('resultsRows', 'liveSearch', {
  begins: ({ search: { from, size } }: ScreenInput<'results'>) => ({ from, size }),
  ask: ({ params: { id }, search: { sort, order } }, { from, size }) => ({
    id,
    size,
    from,
    ...(sort !== null && { sortBy: sort, sortOrder: order }),
  }),
  read: (answer) => ({ page: answer.listings, head: summaryOf(answer) }),
  stays: isResult,
  isShown: isResult,
  twoPages: true,
  poll: { every: 3_000, while: ({ status }) => status === 'in_progress' },
});
