import { sortByAttention, usualPrices, type UsualPrices, type AttentionListing } from '../../domain/attention';
import { sortByLearned, type LearnableListing } from '../../domain/learned-order';
import { matchesFilters, isNarrowed, type Narrowable } from '../../domain/result-filters';
import type { PictureRequest } from '../../../contracts/ports';
import { comparedPicture, groupResults, type Groupable, type SamePictures } from '../../domain/result-groups';
import { tabOf } from '../../domain/result-tabs';
import type { SeenListing } from '../../domain/listings';
import type { ResultsContext } from './results.types';

type Visible = Readonly<
  Record<string, (SeenListing & Narrowable & AttentionListing & Groupable & LearnableListing) | undefined>
>;
type WithAddress = Pick<ResultsContext, 'address' | 'profile' | 'look' | 'learned' | 'relistings'>;
type WithKnownRows = Pick<ResultsContext, 'rows' | 'earlier'>;
type WithPictures = WithKnownRows & Pick<ResultsContext, 'address' | 'pictures' | 'listings'>;

/** What is known of the search: the gateway's rows in their order, and behind them what was trusted in this browser before they were asked for. */
export function knownIdsOf({ rows: { ids }, earlier }: WithKnownRows): string[] {
  if (earlier.length === 0) return ids;
  const kept = knownIdsCache.get(ids);
  if (kept?.earlier === earlier) return kept.known;
  const known = [...new Set([...ids, ...earlier])];
  knownIdsCache.set(ids, { earlier, known });
  return known;
}

/** The same list for the same rows: who shows it isn't rendered again for nothing. */
const knownIdsCache = new WeakMap<string[], { earlier: readonly string[]; known: string[] }>();

/** What was trusted in this browser, as far as it is known, and is trusted still. */
export const stillTrustedIds = (kept: readonly string[], visible: Visible): string[] =>
  kept.filter((id) => tabOf(visible[id]) === 'trusted');

function isShownBy({ address, profile, look, relistings }: WithAddress, visible: Visible) {
  const { rates } = profile.getSnapshot().context;
  const fresh = address.fresh === null ? null : new Set(look?.fresh);
  return (id: string) =>
    (fresh?.has(id) ?? true) &&
    (address.relisted === null || relistings[id] !== undefined) &&
    tabOf(visible[id]) === address.tab &&
    matchesFilters(visible[id], address, rates);
}

/** Whether the order is the console's own, so that it can be told only of what was read. */
export const hasOwnOrder = ({ rank, group }: ResultsContext['address']): boolean => rank !== null || group !== 'none';

/** The usual prices of all that is known, where the order asks for them. */
const usualPricesOf = (context: WithKnownRows & WithAddress, visible: Visible): UsualPrices | null =>
  context.address.rank !== 'attention' ? null : usualPrices(knownIdsOf(context).map((id) => visible[id]));

/** What stands, and the usual prices and the pictures that look the same, by which its order was made. */
export interface ShownOrder {
  shown: string[];
  usual: UsualPrices | null;
  same: SamePictures;
}

/** By what was learned where that is the order and something was; otherwise by the usual prices where there are any. */
function arrangeIds(
  ids: readonly string[],
  { address: { group, rank }, learned, relistings }: WithAddress,
  visible: Visible,
  { usual, same }: Pick<ShownOrder, 'usual' | 'same'>,
) {
  const sorted = rank === 'learned' && learned !== null ? sortByLearned(ids, visible, learned) : ids;
  return groupResults(usual === null ? sorted : sortByAttention(ids, visible, usual, relistings), visible, group, same);
}

/** The pictures of all that is known that nobody has looked at yet, where the groups ask for them. */
export function uncomparedPictures({ address, pictures, listings, ...known }: WithPictures): PictureRequest[] {
  if (address.group !== 'picture') return [];
  const { visible } = listings.getSnapshot().context;
  return knownIdsOf(known).flatMap((id) => {
    const picture = visible[id] === undefined ? null : comparedPicture(visible[id]);
    const isNew =
      picture !== null && pictures.groups.same[picture.key] === undefined && pictures.faults[picture.key] === undefined;
    return isNew ? [picture] : [];
  });
}

/** Whether pictures were looked at since what stands was put together, and would put it together otherwise. */
export const isGroupedOtherwise = ({ address, pictures, same }: ResultsContext): boolean =>
  address.group === 'picture' &&
  !pictures.comparing &&
  Object.entries(pictures.groups.same).some(([key, first]) => (same[key] ?? key) !== first);

/** Those of the order that stands, and of pictures that were looked at since. */
export const extendSame = ({ address, pictures, same }: ResultsContext): SamePictures =>
  address.group === 'picture' ? { ...pictures.groups.same, ...same } : same;

/** Those of the address's tab that its filters leave, as they are seen now. */
export function rebuildShown(
  context: WithKnownRows & WithAddress & Pick<ResultsContext, 'pictures'>,
  visible: Visible,
): ShownOrder {
  const usual = usualPricesOf(context, visible);
  const { same } = context.pictures.groups;
  const meant = knownIdsOf(context).filter(isShownBy(context, visible));
  return { shown: arrangeIds(meant, context, visible, { usual, same }), usual, same };
}

/** The same once there is more: what stands keeps its place until the person moves on, whatever was decided on it. */
export function extendShown(
  { shown, ...former }: WithKnownRows & Pick<ResultsContext, 'shown'>,
  now: WithKnownRows & WithAddress & Pick<ResultsContext, 'same'>,
  visible: Visible,
): string[] {
  const [shownSet, before] = [new Set(shown), new Set(knownIdsOf(former))];
  const isShown = isShownBy(now, visible);
  const known = knownIdsOf(now);
  if (!hasOwnOrder(now.address)) return known.filter((id) => (before.has(id) ? shownSet.has(id) : isShown(id)));
  const [knownSet, fresh] = [new Set(known), known.filter((id) => !before.has(id) && isShown(id))];
  return [
    ...shown.filter((id) => knownSet.has(id)),
    ...arrangeIds(fresh, now, visible, { usual: usualPricesOf(now, visible), same: now.same }),
  ];
}

/** Whether what is known of relistings orders anew: where they weigh, once titles have told of them; what pictures tell later moves nothing. */
export const isOrderedByRelistings = (now: ResultsContext, compared: boolean): boolean =>
  now.address.rank === 'attention' && !compared && now.shown.some((id) => now.relistings[id] !== undefined);

/** What stands, where relistings alone are shown with those that were found since; each that stands keeps its place. */
export function addRelisted(before: ResultsContext, now: ResultsContext, visible: Visible): string[] {
  const { shown, address } = before;
  if (address.relisted === null) return shown;
  const isShown = isShownBy(now, visible);
  const added = knownIdsOf(now).filter((id) => before.relistings[id] === undefined && isShown(id));
  if (added.length === 0) return shown;
  if (hasOwnOrder(address)) return [...new Set([...shown, ...added])];
  const all = new Set([...shown, ...added]);
  return knownIdsOf(now).filter((id) => all.has(id));
}

/** Whether what the address shows holds for the whole search only once all of it was read. */
export const needsAllRows = (address: ResultsContext['address']): boolean =>
  address.tab !== 'review' ||
  address.fresh !== null ||
  address.relisted !== null ||
  isNarrowed(address) ||
  hasOwnOrder(address);

/**
 * Whether an order of the console's own waits for the rest of the search, or for pictures to be looked at: nothing stands yet that could
 * be moved.
 */
export const isAwaitingOrder = (context: WithPictures & Pick<ResultsContext, 'shown'>): boolean => {
  const { address, rows, shown } = context;
  if (!hasOwnOrder(address) || shown.length > 0) return false;
  return (rows.ahead > 0 && !rows.stuck) || uncomparedPictures(context).length > 0;
};
