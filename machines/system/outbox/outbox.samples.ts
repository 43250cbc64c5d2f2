import type { Case, Listing, Person, Profile } from '../../../contracts/shapes';
import { helpFlags } from '../../../contracts/vocabulary/members';
import type { Mark, Work } from '../../kit/seats';

export const ana: Person = { id: 'profile-1', givenName: 'Ana', familyName: 'Díaz' };

export function aListing(id: string, more: Partial<Listing> = {}): Listing {
  return {
    id,
    siteId: id.slice(0, 3),
    title: `Reloj ${id}`,
    price: { amount: 10, currency: 'ARS' },
    brand: null,
    partNumber: null,
    condition: 'new',
    availableQuantity: 1,
    soldQuantity: 0,
    seller: null,
    country: null,
    officialStoreId: null,
    catalogListing: false,
    catalogProductId: null,
    attributes: [],
    saleConditions: [],
    variants: [],
    kits: [],
    pictures: [],
    thumbnail: null,
    href: null,
    status: 'active',
    approved: null,
    reported: null,
    noticed: null,
    originModel: null,
    ...more,
  };
}

export function listingId(n: number): string {
  return `MLA${String(1_000_000_000 + n)}`;
}

export function aSuspiciousListing(id: string, more: Partial<Listing> = {}): Listing {
  return aListing(id, {
    reported: {
      code: 'PPPI1',
      description: 'No es original',
      tags: [],
      photosDenounced: [],
      author: ana,
      createdAt: '2026-01-01T00:00:00.000Z',
      isFamily: false,
      familyId: null,
    },
    ...more,
  });
}

export function aProfile(more: Partial<Profile> = {}): Profile {
  return {
    id: 'profile-1',
    givenName: 'Ana',
    familyName: 'Díaz',
    lang: 'es',
    currency: 'ARS',
    email: null,
    groupId: null,
    groupName: null,
    userIds: [],
    isAcuerdo: false,
    isVerified: true,
    hasSuggestions: false,
    authorizedSiteIds: ['MLA'],
    marketplaceAccount: null,
    account: null,
    suggestedListingsCountry: null,
    reportImportTooltipUntil: null,
    noticesLimitDayCount: 0,
    noticesLimitUpdatedAt: null,
    blockDenounceReminderUntil: null,
    showDenounceReminder: false,
    helps: Object.fromEntries(helpFlags.map((flag) => [flag, false])) as Profile['helps'],
    articlesPinned: [],
    settings: {},
    ...more,
  };
}

export function aCase(more: Partial<Case> = {}): Case {
  return {
    caseId: '12345678',
    status: 'DOCUMENTATION_PRESENTED',
    auditor: null,
    seller: { id: null, nickname: null },
    listing: { id: listingId(1), title: 'Reloj', status: 'active', thumbnail: null, href: null, price: null },
    siteId: 'MLA',
    country: { code: 'AR', name: 'Argentina' },
    reportedAt: null,
    reasonId: null,
    reasonText: null,
    description: null,
    respondBy: null,
    counterNoticeAt: null,
    lastUpdated: null,
    groupResponse: null,
    sellerResponse: null,
    documents: [],
    photosNew: [],
    photosDenounced: [],
    sellerCounts: { denounces: 0, counterNotices: 0, accepted: 0 },
    rejectOption: null,
    rejectMember: null,
    isRollbackable: false,
    rollbackDetail: null,
    ...more,
  } as Case;
}

const report = {
  code: 'PPPI1',
  codeDescription: 'Producto falsificado',
  description: 'No es original',
  tags: [],
  photosDenounced: [],
};

export const approve = (...ids: string[]): Mark => ({ type: 'approve', ids, originModel: 'live_search', author: ana });
export const suspect = (...ids: string[]): Mark => ({
  type: 'report',
  ids,
  originModel: 'live_search',
  author: ana,
  report,
});
export const undo = (id: string, what: 'approved' | 'reported' = 'approved'): Mark => ({
  type: 'undo',
  ids: [id],
  undo: what,
  from: 'live_search',
});
export const markWork = (mark: Mark): Work => ({ kind: 'mark', mark });
export const sendWork = (ids: string[] | 'all'): Work => ({ kind: 'send', send: { ids, auditor: ana } });
export const confirmWork: Work = {
  kind: 'reply',
  reply: {
    type: 'confirm',
    caseId: '12345678',
    siteId: 'MLA',
    reply: { caseId: '12345678', siteId: 'MLA', description: '', rejectMemberId: '1', documentationApproved: false },
  },
};
export const searchWork: Work = {
  kind: 'command',
  command: { type: 'createLiveSearch', input: { keyword: 'reloj', sites: ['MLA'] } },
};
