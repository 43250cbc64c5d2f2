import { tabOf } from '../../domain/result-tabs';
import type { SeenListing } from '../../domain/listings';
import type { ResultsContext } from './results.types';

type Visible = Readonly<Record<string, SeenListing | undefined>>;
type Known = Pick<ResultsContext, 'rows' | 'earlier'>;

/** What is known of the search: the gateway's rows in their order, and behind them what was trusted in this browser before they were asked for. */
export function knownOf({ rows: { ids }, earlier }: Known): string[] {
  return earlier.length === 0 ? ids : [...new Set([...ids, ...earlier])];
}

/** What was trusted in this browser, as far as it is known, and is trusted still. */
export const earlierOf = (kept: readonly string[], visible: Visible): string[] =>
  kept.filter((id) => tabOf(visible[id]) === 'trusted');

/** Those of the address's tab, as they are seen now. */
export function shownAnew(context: Known & Pick<ResultsContext, 'address'>, visible: Visible): string[] {
  return knownOf(context).filter((id) => tabOf(visible[id]) === context.address.tab);
}

/** The same once there is more: what stands keeps its place until the person moves on, whatever was decided on it. */
export function shownOn(
  { shown, ...former }: Known & Pick<ResultsContext, 'shown'>,
  now: Known & Pick<ResultsContext, 'address'>,
  visible: Visible,
): string[] {
  const [standing, before] = [new Set(shown), new Set(knownOf(former))];
  const stays = (id: string) => (before.has(id) ? standing.has(id) : tabOf(visible[id]) === now.address.tab);
  return knownOf(now).filter(stays);
}

/** Whether what the address shows holds for the whole search only once all of it was read. */
export const needsAll = ({ tab }: ResultsContext['address']): boolean => tab !== 'review';
