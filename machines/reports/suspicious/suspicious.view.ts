import type { SnapshotFrom } from 'xstate';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { whyNotRemove, whyNotSend } from '../../domain/listings';
import { allowance, whyNotSendNow } from '../../domain/limits';
import { markChoices } from '../../domain/marking';
import type { ListingsFacts } from '../../system-actors/listings';
import { sendSummary, whyNothingGoes, type SendingAccount, type SummedListing } from '../../domain/send-summary';
import { withSend } from '../../domain/sends';
import { isNarrowedList } from '../../domain/suspicious-filters';
import type { suspiciousMachine } from './suspicious.machine';
import { withSendState } from './send-state';

type Snapshot = SnapshotFrom<typeof suspiciousMachine>;

/** Which of these can be sent as they stand; one that isn’t known here any more is asked about before it goes. */
export function sendableIds(
  ids: readonly string[],
  visible: ListingsFacts['visible'],
  inHand: ReadonlySet<string>,
): string[] {
  return ids.filter((id) => {
    const listing = visible[id];
    return listing === undefined || whyNotSend(withSend(listing, inHand)) === null;
  });
}

/** Why none of these can be reported anew, trusted, returned to review, or taken off the list; null when one can. */
export function bulkActionReasons(
  ids: readonly string[],
  visible: ListingsFacts['visible'],
  inHand: ReadonlySet<string>,
) {
  const known = ids.flatMap((id) => visible[id] ?? []).map((listing) => withSend(listing, inHand));
  const first = (whys: (BlockReason | null)[]) => (whys.includes(null) ? null : (whys[0] ?? null));
  return {
    edit: first(known.map((listing) => markChoices(listing, 'reported_articles').edit)),
    undo: first(known.map((listing) => markChoices(listing, 'reported_articles').whyNotUndo)),
    trust: first(known.map((listing) => markChoices(listing, 'reported_articles').trust)),
    remove: first(known.map(whyNotRemove)),
  };
}

/**
 * How many of a list of `total` can go today, by the rules of the send itself: of `seen`, what is known of it. Null where that takes the rest
 * of the list, or protections that aren't known yet; none while nothing can be sent, and why.
 */
export function countSendable(
  seen: readonly SummedListing[] | null,
  total: number,
  account: SendingAccount,
  now: number,
): { why: BlockReason | null; count: number | null } {
  const why = whyNotSendNow(account, now);
  if (why !== null) return { why, count: 0 };
  if (seen === null) return { why, count: null };
  const { length: count } = sendSummary(seen, account, now).go;
  const isWhole = seen.length >= total || count === allowance(account, now);
  return {
    why: isWhole && count === 0 && total > 0 ? blockReason('NOTHING_SENDABLE') : null,
    count: isWhole ? count : null,
  };
}

interface ListSendState {
  visible: ListingsFacts['visible'];
  outbox: Parameters<typeof withSendState>[1]['outbox'];
  account: SendingAccount;
  now: number;
}

/** The same of the list as its screen has it: its rows, and the protections that were asked for. */
export function countSendableOfList(
  { rows, blindages }: Pick<ReturnType<typeof suspiciousView>, 'rows' | 'blindages'>,
  total: number,
  { visible, outbox, account, now }: ListSendState,
) {
  const listings = rows.flatMap((id) => visible[id] ?? []);
  const seen = withSendState(listings, { visible, outbox, blindages, now });
  return countSendable(rows.every((id) => id in blindages) ? seen : null, total, account, now);
}

/** The suspicious list: its rows' ids, what is being asked, and the decision on them. */
export function suspiciousView(snapshot: Snapshot) {
  const { list, blindages, past, question, forecast, reading, filters, choice, seed, cursor } = snapshot.context;
  return {
    filters,
    narrowed: isNarrowedList(filters),
    choice,
    seed,
    drawerMounted: snapshot.matches('browsing') && !snapshot.matches({ browsing: 'closed' }),
    drawerOpen: snapshot.matches({ browsing: 'open' }),
    ...list,
    past,
    cursor,
    blindages,
    question: snapshot.matches('asking') ? question : null,
    refusal: snapshot.matches('refused') ? forecast && whyNothingGoes(forecast) : null,
    reading: snapshot.matches('reading') || snapshot.matches('checking') ? reading : null,
    noneInactive: snapshot.matches({ reading: 'none' }),
    marking: snapshot.children.marking,
    importDoor: snapshot.children.importDoor,
    detailDoor: snapshot.children.detailDoor,
    carousel: snapshot.children.carousel,
  };
}
