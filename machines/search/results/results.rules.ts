import type { Listing, LiveSearch, LiveSearchSummary } from '../../../contracts/shapes';
import type { VisibleListing } from '../../seats/listings';
import { joined, readOn } from '../growing';
import type { ResultsContext } from './results.types';

type Visible = Readonly<Record<string, VisibleListing>>;

/** One page of the address's size from that offset, in the address's order. */
export function pageAsked({ id, address }: Pick<ResultsContext, 'id' | 'address'>, from: number) {
  return {
    id,
    size: address.size,
    from,
    ...(address.sort !== null && { sortBy: address.sort, sortOrder: address.order }),
  };
}

function summaryOf(answer: LiveSearch): LiveSearchSummary {
  const { listings, ...summary } = answer;
  void listings;
  return summary;
}

const idsOf = ({ listings: { items } }: LiveSearch) => items.map(({ id }) => id);
/** Listings that are trusted by now are no longer among the results (ruling D01). */
export const isResult = ({ approved }: Pick<Listing, 'approved'>) => approved === null;

/** The first page anew. */
export function firstPage({ address }: Pick<ResultsContext, 'address'>, answer: LiveSearch) {
  const { items, total } = answer.listings;
  return {
    search: summaryOf(answer),
    ids: joined({ ids: [] }, answer.listings, isResult),
    read: idsOf(answer),
    end: address.from + items.length,
    total,
    ahead: Math.max(0, total - address.from - items.length),
    failure: null,
  };
}

/** The page that was asked for at `at`, which `joins` what was read: what stands stays where it is, what is new comes behind it. */
export function morePage(context: Pick<ResultsContext, 'ids' | 'read' | 'at'>, answer: LiveSearch) {
  const { items, total } = answer.listings;
  return {
    search: summaryOf(answer),
    ids: joined(context, answer.listings, isResult),
    read: readOn(context.read, answer.listings),
    end: context.at + items.length,
    total,
    ahead: Math.max(0, total - context.at - items.length),
    failure: null,
  };
}

/** The first page seen again while the search goes on: what is new may stand anywhere, so that reading begins behind it anew. */
export function pageAgain(context: Pick<ResultsContext, 'ids' | 'address'>, answer: LiveSearch, visible: Visible) {
  const ids = joined(context, answer.listings, isResult);
  const listed = ids.filter((id) => (visible[id]?.approved ?? null) === null).length;
  return {
    ...firstPage(context, answer),
    ids,
    ahead: Math.max(0, answer.listings.total - context.address.from - listed),
  };
}
