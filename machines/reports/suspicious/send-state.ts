import type { Blindage, Listing } from '../../../contracts/shapes';
import { protectedItems } from '../../domain/report-listings';
import { isReported } from '../../domain/reported-rows';
import type { SummedListing } from '../../domain/send-summary';
import { listingsInSends, withSend } from '../../domain/sends';
import type { VisibleListing } from '../../system-actors/listings';
import type { OutboxFacts } from '../../system-actors/outbox';

/** What is known around listings that are to be sent. */
interface SendState {
  visible: Record<string, VisibleListing>;
  outbox: Pick<OutboxFacts, 'sends'>;
  blindages: Readonly<Record<string, readonly Blindage[]>>;
  now: number;
}

/**
 * Listings as a send would find them: under what is on its way, those that another send has in hand as being sent, and each with the day
 * until which it is protected from its report.
 */
export function withSendState(
  listings: readonly Listing[],
  { visible, outbox, blindages, now }: SendState,
): SummedListing[] {
  const inHand = listingsInSends(outbox.sends);
  return listings
    .map(
      (listing) =>
        visible[listing.id] ?? { ...listing, pendingMark: null, sending: false, removed: false, discarded: false },
    )
    .filter(isReported)
    .map((listing) => ({
      ...withSend(listing, inHand),
      protectedUntil:
        protectedItems(blindages[listing.id] ?? [], listing.reported?.code ?? '', now).get(listing.id) ?? null,
    }));
}
