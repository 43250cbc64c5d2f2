import type { FilterNarrowing, FilterProfile, Listing, Person, Profile, Seller } from '../contracts/shapes';
import { accounts } from './accounts';

/** Noon of that day of November: neighbours say different days. */
export const exampleTime = (day: number): string => `2026-11-${day}T12:00:00.000Z`;
export const exampleNow = exampleTime(20);

/** The caller of nearly every interaction. */
export const { person } = accounts.ana satisfies { person: Person };

export const paging = { total: 1, offset: 0, limit: 50 };

const image = (number: number) => {
  const url = `http://localhost:4600/files/pictures/MLA1100000001/${number}-O.png`;
  return { id: `MLA1100000001_${number}`, url: `${url}?plain`, secure_url: url };
};
const picture = (number: number) => ({ id: image(number).id, url: image(number).secure_url });

/** A published listing without marks, on the wire and in our words. */
export const wireListing = {
  id: 'MLA1100000001',
  siteId: 'MLA',
  title: 'Zapatillas urbanas',
  price: 45999.5,
  currency: 'ARS',
  brand: 'Andes',
  partNumber: 'AN-100',
  condition: 'new',
  availableQuantity: 12,
  soldQuantity: 340,
  seller: { id: '5001', nickname: 'TIENDA_SUR', blackSeller: false, whiteSeller: false },
  country: { code: 'AR', name: 'Argentina' },
  officialStoreId: '77',
  catalogListing: true,
  catalogProductId: 'MLA10000001',
  variants: [{ id: 'MLAU1', family_id: 'F1', title: 'Talle 42', pictures: [image(1)] }],
  kits: [{ type: 'bundle', components: [{ type: 'main', user_product_id: 'MLAU1', quantity: 2 }] }],
  attributes: [{ id: 'BRAND', valueName: 'Andes' }],
  saleConditions: [{ label: 'Llevando 2 unidades', price: 41399.5, currency: 'ARS', minimumQuantity: 2 }],
  images: [image(1)],
  thumbnail: 'http://localhost:4600/files/pictures/MLA1100000001/1-R.png',
  href: 'http://localhost:4600/marketplace/MLA1100000001',
  status: 'active',
  approved: null,
  reported: null,
  noticed: null,
  originModel: null,
};

/** What one listing says beside, and a list of them does not. */
export const listingDetail = {
  type: 'kit',
  description: 'Producto nuevo en su empaque.',
  questions: [{ date: exampleNow, text: '¿Es original?', answer: 'Sí' }],
};
export const emptyDetail = { type: 'kit', description: null, questions: null };

export const listing: Listing = {
  id: 'MLA1100000001',
  siteId: 'MLA',
  title: 'Zapatillas urbanas',
  price: { amount: 45999.5, currency: 'ARS' },
  brand: 'Andes',
  partNumber: 'AN-100',
  condition: 'new',
  availableQuantity: 12,
  soldQuantity: 340,
  seller: { id: '5001', nickname: 'TIENDA_SUR', watched: false, trusted: false },
  country: { code: 'AR', name: 'Argentina' },
  officialStoreId: '77',
  catalogListing: true,
  catalogProductId: 'MLA10000001',
  attributes: [{ id: 'BRAND', valueName: 'Andes' }],
  saleConditions: [{ label: 'Llevando 2 unidades', price: { amount: 41399.5, currency: 'ARS' }, minimumQuantity: 2 }],
  variants: [{ id: 'MLAU1', familyId: 'F1', title: 'Talle 42', pictures: [picture(1)] }],
  kits: [{ type: 'bundle', components: [{ type: 'main', userProductId: 'MLAU1', quantity: 2 }] }],
  pictures: [picture(1)],
  thumbnail: wireListing.thumbnail,
  href: wireListing.href,
  status: 'active',
  approved: null,
  reported: null,
  noticed: null,
  originModel: null,
};

export const approvedMark = { author: person, createdAt: exampleNow };

export const reportedMark = {
  tags: ['copia'],
  code: 'PPPI1',
  description: 'Es una copia de nuestro producto',
  photosDenounced: ['MLA1100000001_1'],
  author: person,
  createdAt: exampleNow,
  isFamily: false,
  familyId: null,
};

/** A notice that was just accepted. */
export const acceptedNotice = {
  sent: true,
  reason: null,
  failed: false,
  sending: false,
  noticeId: '20000001',
  noticedAt: exampleNow,
  takeDownAt: null,
  noticeStatus: 'CREATED',
  snapshot: 'http://localhost:4600/files/snapshots/20000001.html',
  rejectOption: null,
};

export const wireProfile = {
  ...person,
  lang: 'es',
  currency: 'USD',
  settings: { density: 'compact' },
  groupId: '100',
  groupName: 'Andes',
  email: 'ana@vigia.test',
  userIds: ['8001'],
  isAcuerdo: false,
  isVerified: true,
  hasSuggestions: true,
  authorizedSiteIds: ['MLA'],
  marketplaceAccount: { id: '7001', siteId: 'MLA', nickname: 'ANDES_OFICIAL' },
  account: {
    accountType: 'rights_holder',
    accountId: '100',
    accountName: 'Andes',
    identificationName: 'Andes S.A.',
    identificationNumber: '30-12345678-9',
    contactName: 'Ana Quiroga',
    contactEmail: 'legales@andes.test',
    isVerified: true,
  },
  suggestedListingsCountry: 'MLA',
  reportImportTooltipUntil: exampleNow,
  noticesLimitDayCount: 3,
  noticesLimitUpdatedAt: exampleTime(21),
  blockDenounceReminderUntil: exampleTime(28),
  showDenounceReminder: false,
  helps: {
    dialog: false,
    didReport: true,
    onBoarding: false,
    onBoardingPendingDenounced: true,
    onBoardingPendingDetail: false,
    suggestions: true,
    didReportExcel: false,
    redirectFlowInfo: true,
    restrictionNewMember: false,
    articlesPinned: true,
    translateTooltipAlreadyShown: false,
    newReasonTooltipAlreadyShown: true,
    discardTooltipAlreadyShown: false,
  },
  articlesPinned: ['MLA1100000001'],
};

export const profile: Profile = { ...wireProfile, lang: 'es' };

export const wireLiveSearch = {
  id: '3001',
  keyword: 'zapatillas',
  requiredWords: ['urbanas'],
  avoidedWords: ['usadas'],
  sellers: [{ id: '5001', nickname: 'TIENDA_SUR' }],
  countries: { countrySites: [{ id: 'MLA', count: 4, active: true, filtered: 3, country: 'AR' }] },
  sortBy: 'relevance',
  order: 'asc',
  status: 'processed',
  failedCount: 0,
  finished: true,
  finishedAt: exampleTime(21),
  createdAt: exampleNow,
  author: person,
};

export const liveSearch = {
  id: '3001',
  keyword: 'zapatillas',
  requiredWords: ['urbanas'],
  avoidedWords: ['usadas'],
  sellers: ['TIENDA_SUR'],
  sites: [{ id: 'MLA', count: 4, active: true, filtered: 3, country: 'AR' }],
  sortBy: 'relevance',
  order: 'asc',
  status: 'processed' as const,
  failedCount: 0,
  finished: true,
  finishedAt: exampleTime(21),
  createdAt: exampleNow,
  author: 'Ana Quiroga',
};

export const wireSeller = {
  id: '5001',
  nickname: 'TIENDA_SUR',
  country: 'AR',
  reputation: 'good',
  itemsSold: 940,
  reportsReceived: 4,
  counterNoticesSent: 2,
  counterNoticesAccepted: 1,
  blackSeller: false,
  whiteSeller: false,
  reputationPowerSellerStatus: 'gold',
  address: { city: 'Rosario', state: 'Santa Fe', zipCode: '2000', neighborhood: 'Centro' },
};

export const seller: Seller = {
  id: '5001',
  nickname: 'TIENDA_SUR',
  country: 'AR',
  reputation: 'good',
  itemsSold: 940,
  reportsReceived: 4,
  counterNoticesSent: 2,
  counterNoticesAccepted: 1,
  watched: false,
  trusted: false,
  powerSellerStatus: 'gold',
  address: { city: 'Rosario', state: 'Santa Fe', zipCode: '2000', neighborhood: 'Centro' },
};

/** A filter that says everything, on the wire and in our words. */
/** As the wire has it: what is beyond the base stands in `filterNarrowing`. */
export const wireFilterProfile = {
  id: 'f1',
  name: 'Baratas y nuevas',
  sites: ['MLA'],
  priceMin: 10.5,
  priceMax: 20.5,
  priceMinConverted: 14705.25,
  priceMaxConverted: 28710.25,
  profileCurrency: 'ARS',
  categoryId: 'MLA109027',
  sellerNickname: 'TIENDA_SUR',
  articleCondition: 'new',
  brand: 'Andes',
  model: 'Runner 3',
  attributes: [{ id: 'BRAND', valueName: 'Andes' }],
  dateFrom: '2026-11-01',
  dateTo: '2026-11-20',
  stockOffered: 1,
  stockSold: 10,
  indexed: true,
};
export const filterProfile = { ...wireFilterProfile, narrowing: null } satisfies FilterProfile;
export const filterNarrowing = {
  requiredWords: ['original'],
  avoidedWords: ['usado'],
  sellers: ['TIENDA_SUR'],
  blacklistedSellers: ['TIENDA_NORTE'],
} satisfies FilterNarrowing;

export const noFilters = { filterProfiles: [], filterProfileId: null };
