import type { Listing, Page } from '../../../contracts/shapes';
import type { VisibleListing } from '../../system-actors/listings';
import type { ListingsRequest } from '../listings-request';

/** Listings that are read page by page, while decisions take rows away from those of the gateway. */
export interface InfiniteListRows extends ListingsRequest {
  /** Offset of the first row, and how many a page has. */
  begins: { from: number; size: number };
  /** Of the listings shown, in their order. */
  ids: string[];
  /** The gateway's rows in its order, those not shown included, as far as they were read without a gap. */
  read: string[];
  /** The offset right behind them, when the last of them was read. */
  end: number;
  /** The offset of the page that is asked for behind them; `exact` when it begins right behind the last row. */
  at: number;
  exact: boolean;
  total: number;
}

type ShownPredicate = (listing: Listing) => boolean;
type Visible = Readonly<Record<string, VisibleListing>>;
type KnownListings = { visible: Visible; moment: number };
/** Whether a listing is still one of the gateway's rows; of one that isn't known nothing says otherwise. */
type StaysPredicate = (listing: VisibleListing) => boolean;

/** Where the next page is asked for. `exact`: nothing was decided since the last one, so that it begins right behind it. */
interface PageStart {
  at: number;
  exact: boolean;
}

const hasPendingMarks = ({ read }: Pick<InfiniteListRows, 'read'>, visible: Visible) =>
  read.some((id) => (visible[id]?.pendingMark ?? null) !== null);

/** What is shown already, and behind it what a page has that isn't. */
function joinIds({ ids }: Pick<InfiniteListRows, 'ids'>, { items }: Page<Listing>, isShown: ShownPredicate): string[] {
  return [...new Set([...ids, ...items.filter(isShown).map(({ id }) => id)])];
}

/**
 * The gateway's rows move up by every one that a decision takes away, and back down by an undo. Once something was decided the next page
 * is asked for from the last row that is surely still before it, so that the two overlap.
 */
export function nextPageStart(
  context: Pick<InfiniteListRows, 'begins' | 'read' | 'end' | 'asOf'>,
  { visible, moment }: KnownListings,
  stays: StaysPredicate,
): PageStart {
  const { begins, read, end, asOf } = context;
  if (moment === asOf && !hasPendingMarks(context, visible)) return { at: end, exact: true };
  const stayingCount = read.filter((id) => visible[id] === undefined || stays(visible[id])).length;
  return { at: Math.max(begins.from, begins.from + stayingCount - 1), exact: false };
}

/** Whether no row lies between what was read and this page: it overlaps, or was asked for right behind and nothing has moved since. */
export function isContiguousPage(
  context: Pick<InfiniteListRows, 'begins' | 'read' | 'asOf' | 'at' | 'exact' | 'total'>,
  page: Page<Listing>,
  { visible, moment }: KnownListings,
): boolean {
  const { begins, read, asOf, at, exact, total } = context;
  const first = page.items[0]?.id;
  if (at <= begins.from || (first !== undefined && read.includes(first))) return true;
  return exact && moment === asOf && total === page.total && !hasPendingMarks(context, visible);
}

/** Whether a page that joins brings no listing that isn't shown, though there are more behind it. */
export function hasNothingNew(
  context: Pick<InfiniteListRows, 'ids' | 'at'>,
  page: Page<Listing>,
  isShown: ShownPredicate,
): boolean {
  const isLast = context.at + page.items.length >= page.total;
  return page.items.length > 1 && !isLast && joinIds(context, page, isShown).length === context.ids.length;
}

/** The page before one that leaves a gap, and the page behind one that brings nothing: each overlaps it by a row. */
export function pageStartBefore({ begins, at }: Pick<InfiniteListRows, 'begins' | 'at'>): PageStart {
  return { at: Math.max(begins.from, at - begins.size + 1), exact: false };
}
export function pageStartAfter({ at }: Pick<InfiniteListRows, 'at'>, page: Page<Listing>): PageStart {
  return { at: at + page.items.length - 1, exact: false };
}

/** The gateway's rows with those of a page that joins them. */
function appendRows(read: readonly string[], { items }: Page<Listing>): string[] {
  const overlapIndex = read.indexOf(items[0]?.id ?? '');
  return [...(overlapIndex < 0 ? read : read.slice(0, overlapIndex)), ...items.map(({ id }) => id)];
}

/** The first page anew; `first` are put before the others, in their order. */
export function startWithPage(
  { begins }: Pick<InfiniteListRows, 'begins'>,
  page: Page<Listing>,
  { isShown, first = [] }: { isShown: ShownPredicate; first?: readonly string[] },
) {
  const { items, total } = page;
  const ids = joinIds({ ids: [] }, page, isShown);
  return {
    ids: [...first.filter((id) => ids.includes(id)), ...ids.filter((id) => !first.includes(id))],
    read: items.map(({ id }) => id),
    end: begins.from + items.length,
    total,
    ahead: Math.max(0, total - begins.from - items.length),
    grew: true,
    failure: null,
  };
}

/** The page that was asked for at `at`, which `joins` what was read: what stands stays where it is, what is new comes behind it. */
export function appendPage(
  context: Pick<InfiniteListRows, 'ids' | 'read' | 'at'>,
  page: Page<Listing>,
  isShown: ShownPredicate,
) {
  const { items, total } = page;
  const ids = joinIds(context, page, isShown);
  return {
    ids,
    read: appendRows(context.read, page),
    end: context.at + items.length,
    total,
    ahead: items.length === 0 ? 0 : Math.max(0, total - context.at - items.length),
    grew: ids.length > context.ids.length,
    failure: null,
  };
}

/** The first page seen again while rows go on changing: what is new may stand anywhere, so that reading begins behind it anew. */
export function refreshFirstPage(
  context: Pick<InfiniteListRows, 'ids' | 'begins'>,
  page: Page<Listing>,
  { visible, stays, isShown }: { visible: Visible; stays: StaysPredicate; isShown: ShownPredicate },
) {
  const ids = joinIds(context, page, isShown);
  const stayingCount = ids.filter((id) => visible[id] === undefined || stays(visible[id])).length;
  return {
    ...startWithPage(context, page, { isShown }),
    ids,
    ahead: Math.max(0, page.total - context.begins.from - stayingCount),
  };
}
