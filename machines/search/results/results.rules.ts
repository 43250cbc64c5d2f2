import { fits, isNarrowed, type Narrowable } from '../../domain/result-filters';
import { tabOf } from '../../domain/result-tabs';
import type { SeenListing } from '../../domain/listings';
import type { ResultsContext } from './results.types';

type Visible = Readonly<Record<string, (SeenListing & Narrowable) | undefined>>;
type Shows = Pick<ResultsContext, 'address' | 'profile'>;
type Known = Pick<ResultsContext, 'rows' | 'earlier'>;

/** What is known of the search: the gateway's rows in their order, and behind them what was trusted in this browser before they were asked for. */
export function knownOf({ rows: { ids }, earlier }: Known): string[] {
  return earlier.length === 0 ? ids : [...new Set([...ids, ...earlier])];
}

/** What was trusted in this browser, as far as it is known, and is trusted still. */
export const earlierOf = (kept: readonly string[], visible: Visible): string[] =>
  kept.filter((id) => tabOf(visible[id]) === 'trusted');

function isMeant({ address, profile }: Shows, visible: Visible) {
  const { rates } = profile.getSnapshot().context;
  return (id: string) => tabOf(visible[id]) === address.tab && fits(visible[id], address, rates);
}

/** Those of the address's tab that its filters leave, as they are seen now. */
export function shownAnew(context: Known & Shows, visible: Visible): string[] {
  return knownOf(context).filter(isMeant(context, visible));
}

/** The same once there is more: what stands keeps its place until the person moves on, whatever was decided on it. */
export function shownOn(
  { shown, ...former }: Known & Pick<ResultsContext, 'shown'>,
  now: Known & Shows,
  visible: Visible,
): string[] {
  const [standing, before] = [new Set(shown), new Set(knownOf(former))];
  const comes = isMeant(now, visible);
  const stays = (id: string) => (before.has(id) ? standing.has(id) : comes(id));
  return knownOf(now).filter(stays);
}

/** Whether what the address shows holds for the whole search only once all of it was read. */
export const needsAll = (address: ResultsContext['address']): boolean =>
  address.tab !== 'review' || isNarrowed(address);
