import type { LiveSearch, LiveSearchSummary } from '../../../contracts/shapes';
import type { VisibleListing } from '../../seats/listings';
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
const untrusted = ({ listings: { items } }: LiveSearch) =>
  items.filter(({ approved }) => approved === null).map(({ id }) => id);

/** The first page anew: listings that are trusted by now are no longer among the results (ruling D01). */
export function firstPage({ address }: Pick<ResultsContext, 'address'>, answer: LiveSearch) {
  const { items, total } = answer.listings;
  return {
    search: summaryOf(answer),
    ids: [...new Set(untrusted(answer))],
    read: idsOf(answer),
    end: address.from + items.length,
    total,
    ahead: Math.max(0, total - address.from - items.length),
    failure: null,
  };
}

function joined({ ids }: Pick<ResultsContext, 'ids'>, answer: LiveSearch): string[] {
  return [...new Set([...ids, ...untrusted(answer)])];
}

/** The page that was asked for at `at`, which `joins` what was read: what stands stays where it is, what is new comes behind it. */
export function morePage(context: Pick<ResultsContext, 'ids' | 'read' | 'at'>, answer: LiveSearch) {
  const { items, total } = answer.listings;
  const seam = context.read.indexOf(items[0]?.id ?? '');
  return {
    search: summaryOf(answer),
    ids: joined(context, answer),
    read: [...(seam < 0 ? context.read : context.read.slice(0, seam)), ...idsOf(answer)],
    end: context.at + items.length,
    total,
    ahead: Math.max(0, total - context.at - items.length),
    failure: null,
  };
}

/** The first page seen again while the search goes on: what is new may stand anywhere, so that reading begins behind it anew. */
export function pageAgain(context: Pick<ResultsContext, 'ids' | 'address'>, answer: LiveSearch, visible: Visible) {
  const ids = joined(context, answer);
  const listed = ids.filter((id) => (visible[id]?.approved ?? null) === null).length;
  return {
    ...firstPage(context, answer),
    ids,
    ahead: Math.max(0, answer.listings.total - context.address.from - listed),
  };
}

/** Where the next page is asked for. `exact`: nothing was decided since the last one, so that it begins right behind it. */
export interface Aim {
  at: number;
  exact: boolean;
}

const onItsWay = ({ read }: Pick<ResultsContext, 'read'>, visible: Visible) =>
  read.some((id) => (visible[id]?.pendingMark ?? null) !== null);

/**
 * The gateway's rows move up by every listing that is trusted, and back down by an undo. Once something was decided the next page is asked
 * for from the last row that is surely still before it, so that the two overlap.
 */
export function nextAim(
  context: Pick<ResultsContext, 'address' | 'read' | 'end' | 'asOf'>,
  { visible, moment }: { visible: Visible; moment: number },
): Aim {
  const { address, read, end, asOf } = context;
  if (moment === asOf && !onItsWay(context, visible)) return { at: end, exact: true };
  const left = read.filter((id) => (visible[id]?.approved ?? null) === null).length;
  return { at: Math.max(address.from, address.from + left - 1), exact: false };
}

/** Whether no row lies between what was read and this page: it overlaps, or was asked for right behind and nothing has moved since. */
export function joins(
  context: Pick<ResultsContext, 'address' | 'read' | 'asOf' | 'at' | 'exact' | 'total'>,
  answer: LiveSearch,
  { visible, moment }: { visible: Visible; moment: number },
): boolean {
  const { address, read, asOf, at, exact, total } = context;
  const first = answer.listings.items[0]?.id;
  if (at <= address.from || (first !== undefined && read.includes(first))) return true;
  return exact && moment === asOf && total === answer.listings.total && !onItsWay(context, visible);
}

/** Whether a page that joins brings no listing that isn't shown, though there are more behind it. */
export function bringsNothing(context: Pick<ResultsContext, 'ids' | 'at'>, answer: LiveSearch): boolean {
  const { items, total } = answer.listings;
  return items.length > 1 && context.at + items.length < total && joined(context, answer).length === context.ids.length;
}

/** The page before one that leaves a gap, and the page behind one that brings nothing: each overlaps it by a row. */
export function pageBefore({ address, at }: Pick<ResultsContext, 'address' | 'at'>): Aim {
  return { at: Math.max(address.from, at - address.size + 1), exact: false };
}
export function pageBehind({ at }: Pick<ResultsContext, 'at'>, answer: LiveSearch): Aim {
  return { at: at + answer.listings.items.length - 1, exact: false };
}

/** The id `by` places from the cursor, within the ends; the first one where there is no cursor. */
export function moved({ ids, cursor }: Pick<ResultsContext, 'ids' | 'cursor'>, by: number): string | null {
  const at = cursor === null ? -1 : ids.indexOf(cursor);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}

/** Where the cursor goes after a decision: to the next id on which one can be made, or, where there is none behind it, to the next. */
export function movedOn(
  context: Pick<ResultsContext, 'ids' | 'cursor'>,
  isOpen: (id: string) => boolean,
): string | null {
  const at = context.cursor === null ? -1 : context.ids.indexOf(context.cursor);
  return context.ids.slice(at + 1).find(isOpen) ?? moved(context, 1);
}
