import { sitePartOf } from '../domain/sites';
import type { Listing, ReportedMark } from '../../contracts/shapes';
import type { VisibleListing } from '../system-actors/listings';

/** A listing as the gateway would confirm it, for tests and the explorer. */
export function sampleListing(more: Partial<Listing> = {}): Listing {
  const id = more.id ?? 'MLA1000000001';
  return {
    id,
    siteId: sitePartOf(id),
    title: 'Zapatillas Andes Trail 42',
    price: { amount: 89_999, currency: 'ARS' },
    brand: 'Andes',
    partNumber: 'AT-42',
    condition: 'new',
    availableQuantity: 12,
    soldQuantity: 340,
    seller: { id: '77001', nickname: 'OFERTAS_DEL_SUR', watched: false, trusted: false },
    country: { code: 'AR', name: 'Argentina' },
    officialStoreId: null,
    catalogListing: false,
    catalogProductId: null,
    attributes: [],
    saleConditions: [],
    variants: [],
    kits: [],
    pictures: [
      { id: 'p1', url: '/files/pictures/1/1-O.svg' },
      { id: 'p2', url: '/files/pictures/1/2-O.svg' },
    ],
    thumbnail: '/files/pictures/1/1-R.svg',
    href: 'https://articulo.example/MLA-1000000001',
    status: 'active',
    approved: null,
    reported: null,
    noticed: null,
    originModel: null,
    ...more,
  };
}

/** The same as a screen shows it. */
export function visibleListing(more: Partial<VisibleListing> = {}): VisibleListing {
  return { ...sampleListing(more), pendingMark: null, sending: false, removed: false, discarded: false, ...more };
}

export function sampleReported(more: Partial<ReportedMark> = {}): ReportedMark {
  return {
    code: 'PPPI3',
    description: 'Copia de nuestro programa.',
    tags: [],
    photosDenounced: [],
    author: { id: 'ana', givenName: 'Ana', familyName: null },
    createdAt: '2026-11-20T12:00:00.000Z',
    isFamily: false,
    familyId: null,
    ...more,
  };
}

export const sampleAuthor = { id: 'ana', givenName: 'Ana', familyName: null };

/** One that stands in the suspicious list. */
export function reportedListing(more: Partial<Listing> = {}): Listing {
  return sampleListing({ reported: sampleReported({ code: 'PPPI1', description: 'Es una copia' }), ...more });
}

/** That many, with ids one after the other from `offset` on. */
export function sampleListings(count: number, offset = 0): Listing[] {
  return Array.from({ length: count }, (_, index) => sampleListing({ id: `MLA${1_000_000_001 + offset + index}` }));
}

/** The facts of the listings' system actor when these are known. */
export function visibleOf(listings: readonly Listing[]) {
  return { visible: Object.fromEntries(listings.map((listing) => [listing.id, visibleListing(listing)])), moment: 0 };
}

/** A listing whose notice was sent and whose case is open. */
export const noticedListing = visibleListing({
  reported: sampleReported(),
  noticed: {
    noticeId: 'N1',
    sent: true,
    sending: false,
    failed: false,
    reason: 'PPPI3',
    noticedAt: '2026-11-20T12:05:00.000Z',
    takeDownAt: null,
    noticeStatus: 'WAITING_DOCUMENTATION',
    snapshot: null,
    rejectOption: null,
  },
});
