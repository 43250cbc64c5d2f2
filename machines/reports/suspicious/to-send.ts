import type { Listing } from '../../../contracts/shapes';
import type { SummedListing } from '../../domain/send-summary';
import { isReported } from '../../domain/reported-rows';
import { inHandOf, underSend } from '../../domain/sends';
import type { VisibleListing } from '../../seats/listings';
import type { OutboxFacts } from '../../seats/outbox';

/** Listings as a send would find them: under what is on its way, those that another send has in hand as being sent. */
export function seenBySend(
  listings: readonly Listing[],
  visible: Record<string, VisibleListing>,
  outbox: Pick<OutboxFacts, 'sends'>,
): SummedListing[] {
  const inHand = inHandOf(outbox.sends);
  return listings
    .map(
      (listing) =>
        visible[listing.id] ?? { ...listing, pendingMark: null, sending: false, removed: false, discarded: false },
    )
    .filter(isReported)
    .map((listing) => underSend(listing, inHand));
}
