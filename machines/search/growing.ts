import type { Listing, Page } from '../../contracts/shapes';
import { pageSizes } from '../../contracts/vocabulary/limits';
import { markStanding } from '../domain/marking';
import type { VisibleListing } from '../seats/listings';

/** Listings that are read page by page, while decisions take rows away from those of the gateway. */
export interface Growing {
  /** Offset of the first row, and how many a page has; fifty unless given. */
  address: { from: number; size?: number };
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
  /** The moment of the listings' seat when the last page was asked for. */
  asOf: number;
}

type Visible = Readonly<Record<string, VisibleListing>>;
type Known = { visible: Visible; moment: number };
/** Whether a listing is still one of the gateway's rows; of one that isn't known nothing says otherwise. */
type Stays = (listing: VisibleListing) => boolean;

/** Where the next page is asked for. `exact`: nothing was decided since the last one, so that it begins right behind it. */
export interface Aim {
  at: number;
  exact: boolean;
}

const onItsWay = ({ read }: Pick<Growing, 'read'>, visible: Visible) =>
  read.some((id) => (visible[id]?.pendingMark ?? null) !== null);

/** What is shown already, and behind it what a page has that isn't. */
export function joined(
  { ids }: Pick<Growing, 'ids'>,
  { items }: Page<Listing>,
  isShown: (listing: Listing) => boolean,
): string[] {
  return [...new Set([...ids, ...items.filter(isShown).map(({ id }) => id)])];
}

/**
 * The gateway's rows move up by every one that a decision takes away, and back down by an undo. Once something was decided the next page
 * is asked for from the last row that is surely still before it, so that the two overlap.
 */
export function nextAim(
  context: Pick<Growing, 'address' | 'read' | 'end' | 'asOf'>,
  { visible, moment }: Known,
  stays: Stays,
): Aim {
  const { address, read, end, asOf } = context;
  if (moment === asOf && !onItsWay(context, visible)) return { at: end, exact: true };
  const left = read.filter((id) => visible[id] === undefined || stays(visible[id])).length;
  return { at: Math.max(address.from, address.from + left - 1), exact: false };
}

/** Whether no row lies between what was read and this page: it overlaps, or was asked for right behind and nothing has moved since. */
export function joins(
  context: Pick<Growing, 'address' | 'read' | 'asOf' | 'at' | 'exact' | 'total'>,
  page: Page<Listing>,
  { visible, moment }: Known,
): boolean {
  const { address, read, asOf, at, exact, total } = context;
  const first = page.items[0]?.id;
  if (at <= address.from || (first !== undefined && read.includes(first))) return true;
  return exact && moment === asOf && total === page.total && !onItsWay(context, visible);
}

/** Whether a page that joins brings no listing that isn't shown, though there are more behind it. */
export function bringsNothing(
  context: Pick<Growing, 'ids' | 'at'>,
  page: Page<Listing>,
  isShown: (listing: Listing) => boolean,
): boolean {
  const isLast = context.at + page.items.length >= page.total;
  return page.items.length > 1 && !isLast && joined(context, page, isShown).length === context.ids.length;
}

/** The page before one that leaves a gap, and the page behind one that brings nothing: each overlaps it by a row. */
export function pageBefore({ address, at }: Pick<Growing, 'address' | 'at'>): Aim {
  return { at: Math.max(address.from, at - (address.size ?? pageSizes.listings) + 1), exact: false };
}
export function pageBehind({ at }: Pick<Growing, 'at'>, page: Page<Listing>): Aim {
  return { at: at + page.items.length - 1, exact: false };
}

/** The gateway's rows with those of a page that joins them. */
export function readOn(read: readonly string[], { items }: Page<Listing>): string[] {
  const seam = read.indexOf(items[0]?.id ?? '');
  return [...(seam < 0 ? read : read.slice(0, seam)), ...items.map(({ id }) => id)];
}

/** How many of them are still to be decided on, and how many were decided, by what was. */
export function decidedOf(ids: readonly string[], visible: Visible) {
  const standings = ids.flatMap((id) => (visible[id] === undefined ? [] : [markStanding(visible[id])]));
  const count = (of: string) => standings.filter((standing) => standing === of).length;
  return { open: count('open'), trusted: count('trusted'), suspicious: count('suspicious') + count('sent') };
}

/** A cursor: the listing under it, of those shown. */
interface Walked {
  ids: string[];
  cursor: string | null;
}

/** What was taken, with the cursor where it was, or on the first listing where that is gone. */
export function withCursor<Taken extends Pick<Walked, 'ids'>>({ cursor }: Pick<Walked, 'cursor'>, taken: Taken) {
  return { ...taken, cursor: cursor !== null && taken.ids.includes(cursor) ? cursor : (taken.ids[0] ?? null) };
}

/** The id `by` places from the cursor, within the ends; the first one where there is no cursor. */
export function moved({ ids, cursor }: Walked, by: number): string | null {
  const at = cursor === null ? -1 : ids.indexOf(cursor);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/** Where the cursor goes after a decision: to the next id on which one can be made, or, where there is none behind it, to the next. */
export function movedOn(walked: Walked, isOpen: (id: string) => boolean): string | null {
  const at = walked.cursor === null ? -1 : walked.ids.indexOf(walked.cursor);
  return walked.ids.slice(at + 1).find(isOpen) ?? moved(walked, 1);
}
