import type { Listing } from '../../../contracts/shapes';
import type { SummedListing } from '../../domain/send-summary';
import type { VisibleListing } from '../../seats/listings';
import type { OutboxFacts } from '../../seats/outbox';

const isOver = (phase: string) => phase === 'done' || phase === 'cancelled';

const read = new WeakMap<OutboxFacts['sends'], ReadonlySet<string>>();

/** The listings that a send has in hand, this tab's or another's: from when it was asked for until each is over, over a reload too. */
export function inHandOf({ sends }: Pick<OutboxFacts, 'sends'>): ReadonlySet<string> {
  const known = read.get(sends) ?? inHandNow(sends);
  read.set(sends, known);
  return known;
}

function inHandNow(sends: OutboxFacts['sends']): ReadonlySet<string> {
  const open = Object.values(sends).filter(({ phase }) => !isOver(phase));
  return new Set(
    open.flatMap(({ rows }) =>
      rows.filter(({ status }) => status === 'queued' || status === 'inflight').map(({ id }) => id),
    ),
  );
}

/** A listing under the send that has it: nothing else can be decided on it meanwhile. */
export const underSend = <Seen extends { id: string; sending?: boolean }>(
  listing: Seen,
  inHand: ReadonlySet<string>,
): Seen => (inHand.has(listing.id) ? { ...listing, sending: true } : listing);

/** Whether a listing stands in the suspicious list, as a screen sees it. */
const stands = ({ removed, reported, noticed, sending }: VisibleListing) =>
  !removed && reported !== null && (noticed === null || !noticed.sent || sending);

/** Listings as a send would find them: under what is on its way, those that another send has in hand as being sent. */
export function seenBySend(
  listings: readonly Listing[],
  visible: Record<string, VisibleListing>,
  outbox: Pick<OutboxFacts, 'sends'>,
): SummedListing[] {
  const inHand = inHandOf(outbox);
  return listings
    .map((listing) => visible[listing.id] ?? { ...listing, pendingMark: null, sending: false, removed: false })
    .filter(stands)
    .map((listing) => underSend(listing, inHand));
}
