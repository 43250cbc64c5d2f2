import type { SnapshotFrom } from 'xstate';
import { sortedOffers } from '../../domain/catalogue-offers';
import type { catalogueDetailMachine } from './catalogue-detail.machine';

type Snapshot = SnapshotFrom<typeof catalogueDetailMachine>;

function phaseOf(snapshot: Snapshot) {
  if (snapshot.matches({ product: 'shown' })) return 'shown';
  if (snapshot.matches({ product: 'missing' })) return 'missing';
  if (snapshot.matches({ product: 'invalid' })) return 'invalid';
  return snapshot.matches({ product: 'failed' }) ? 'failed' : 'asking';
}

/** A page of the catalogue: what it says, and why it says nothing. */
export function catalogueDetailView(snapshot: Snapshot) {
  const { id, product, failure, offers } = snapshot.context;
  const phase = phaseOf(snapshot);
  return {
    phase,
    id,
    product: phase === 'shown' ? product : null,
    /** Who has the buy box; null for nobody, and while the sellers aren't known. */
    winner: offers.find(({ itemId }) => itemId === product?.buyBoxWinner) ?? null,
    failure: phase === 'failed' ? failure : null,
    gallery: snapshot.children.gallery ?? null,
    report: snapshot.children.report ?? null,
    marking: snapshot.children.marking,
    caseId: snapshot.context.caseId,
    history: snapshot.children.sellerHistory ?? null,
    seller: snapshot.context.seller,
  };
}

/** Who takes part in it, in the order that is wanted. */
export function offersView(snapshot: Snapshot) {
  const { offers, offersFailure, sort, product, chosen } = snapshot.context;
  return {
    offers: sortedOffers(offers, sort),
    sort,
    /** In the order in which they stand. */
    chosen: sortedOffers(offers, sort)
      .map(({ itemId }) => itemId)
      .filter((id) => chosen.includes(id)),
    winner: product?.buyBoxWinner ?? null,
    asking: snapshot.matches({ offers: 'asking' }),
    failure: snapshot.matches({ offers: 'failed' }) ? offersFailure : null,
    none: snapshot.matches({ offers: 'shown' }) && offers.length === 0,
  };
}

/** What they sell: its variations, and what is in its kits. */
export function partsView(snapshot: Snapshot) {
  const { variations, kits, partsFailure } = snapshot.context;
  return {
    variations,
    kits,
    kitTitles: snapshot.children.kitTitles,
    asking: snapshot.matches({ parts: 'asking' }),
    failure: snapshot.matches({ parts: 'failed' }) ? partsFailure : null,
  };
}
