import { sellerMarkOf, flagsOf } from './seller-information.rules';
import type { SnapshotFrom } from 'xstate';
import type { sellerInformationMachine } from './seller-information.machine';

type Snapshot = SnapshotFrom<typeof sellerInformationMachine>;

/** The mark that a person sees: the one that is under way before the one that is known. */
function markShown({ context: { seller, seen }, ...snapshot }: Snapshot) {
  const { mark } = snapshot.value;
  if (mark === 'watching') return 'watched';
  if (mark === 'trusting') return 'trusted';
  if (mark === 'unmarking') return 'none';
  if (mark === 'elsewhere' && seen !== null) return seen;
  return seller === null ? null : sellerMarkOf(seller);
}

/** A seller with the mark that a person sees, what is still asked for, and what failed. */
export function sellerInformationView(snapshot: Snapshot) {
  const { seller, failure, sellerId, siteId } = snapshot.context;
  const mark = markShown(snapshot);
  return {
    sellerId,
    siteId,
    seller,
    mark,
    /** The same as the seller's flags; nothing while it is not known. */
    flags: mark === null ? null : flagsOf(mark),
    asking: snapshot.matches({ facts: 'asking' }) && seller === null,
    failure: snapshot.matches({ facts: 'failed' }) ? failure : null,
    marking: snapshot.hasTag('busy'),
    history: snapshot.children.sellerHistory ?? null,
  };
}
export type SellerInformationView = ReturnType<typeof sellerInformationView>;
