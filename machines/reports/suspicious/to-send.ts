import type { Listing } from '../../../contracts/shapes';
import type { SummedListing } from '../../domain/send-summary';
import type { VisibleListing } from '../../seats/listings';
import type { OutboxFacts } from '../../seats/outbox';

const isOver = (phase: string) => phase === 'done' || phase === 'cancelled';

/** The listings that a send has in hand, this tab's or another's. */
export function inHandOf({ sends }: Pick<OutboxFacts, 'sends'>): Set<string> {
  const open = Object.values(sends).filter(({ phase }) => !isOver(phase));
  return new Set(
    open.flatMap(({ rows }) =>
      rows.filter(({ status }) => status === 'queued' || status === 'inflight').map(({ id }) => id),
    ),
  );
}

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
    .map((listing) => (inHand.has(listing.id) ? { ...listing, sending: true } : listing));
}
