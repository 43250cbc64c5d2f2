import type { Seller } from '../../../contracts/shapes';
import type { SeatFacts } from '../../kit/answers';
import { answered, finished, refused } from '../../kit/cover';
import type { Mark } from '../../kit/seats';
import { reportDrawerSeats } from '../../shared/report-drawer/report-drawer.samples';
import { sampleListing, visibleListing } from '../../shared/sample-listing';
import type { ListingDetailInput } from './listing-detail.types';

export const listingDetailInput: ListingDetailInput = {
  params: { articleId: 'MLA1000000001' },
  search: { from: 'live_search' },
};

export const sampleSeller: Seller = {
  id: '77001',
  nickname: 'OFERTAS_DEL_SUR',
  country: 'AR',
  reputation: 'good',
  itemsSold: 1_204,
  reportsReceived: 12,
  counterNoticesSent: 3,
  counterNoticesAccepted: 1,
  watched: false,
  trusted: false,
  powerSellerStatus: 'gold',
  address: { city: 'Rosario', state: 'Santa Fe', zipCode: null, neighborhood: null },
};

/** The seats that the page reads; `lang` is the language of the interface. */
export function listingDetailSeats(
  around: Parameters<typeof reportDrawerSeats>[0] = {},
  lang: 'es' | 'en' | 'pt' = 'en',
): SeatFacts {
  return { ...reportDrawerSeats(around), shell: { lang, chosen: lang, menuOpen: false } };
}

const questions = (count: number, total: number) => ({
  items: Array.from({ length: count }, (_, at) => ({
    date: '2026-11-01T10:00:00.000Z',
    text: `Pregunta ${at + 1}`,
    answer: at % 2 ? 'Sí' : null,
  })),
  total,
  offset: 0,
  limit: 10,
});
const report = {
  code: 'PPPI1',
  codeDescription: 'Producto falso',
  description: 'Copia exacta',
  tags: [],
  photosDenounced: [],
};
const author = { id: 'ana', givenName: 'Ana', familyName: null };
export const refusedMark: Mark = { type: 'report', ids: ['MLA1000000001'], originModel: 'live_search', author, report };
const told = (text: string) => ({ ok: true, value: { text } });
const failed = { ok: false, failure: { code: 'SERVER_ERROR' } };

export const listingEvents = [
  answered('article', [sampleListing()]),
  answered('article', [sampleListing({ seller: null })]),
  answered('article', [sampleListing({ status: 'closed' })]),
  answered('article', []),
  refused('article', 'OFFLINE'),
  { type: 'listing.reload' },
];
export const aroundEvents = [
  answered('articleDescription', { text: 'Descripción', lastUpdated: null }),
  refused('articleDescription', 'OFFLINE'),
  { type: 'description.reload' },
  answered('articleQuestions', questions(1, 2)),
  refused('articleQuestions', 'OFFLINE'),
  { type: 'questions.reload' },
  { type: 'questions.more' },
  answered('seller', sampleSeller),
  refused('seller', 'SELLER_NOT_FOUND'),
  { type: 'seller.reload' },
];
export const translationEvents = [
  { type: 'translation.toggle' },
  finished('translateTitle', told('Trail shoes')),
  finished('translateTitle', failed),
  finished('translateText', told('Description')),
  finished('translateText', failed),
];
export const decisionEvents = [
  { type: 'listing.trust' },
  { type: 'listing.suspect' },
  { type: 'listing.edit' },
  { type: 'listing.undo' },
  { type: 'photos.chosen', photos: ['p1'] },
  { type: 'photos.chosen', photos: [] },
  finished('reportDrawer', null),
  finished('reportDrawer', { ids: ['MLA1000000001'], edit: false, report }),
  finished('reportDrawer', { ids: ['MLA1000000001'], edit: true, report }),
  { type: 'work.settled', id: 'id-1', work: { kind: 'mark', mark: refusedMark }, failure: { code: 'ALREADY_AUDITED' } },
  { type: 'work.settled', id: 'id-1', work: { kind: 'mark', mark: refusedMark }, failure: null },
  { type: 'search.change', search: {} },
  { type: 'search.change', search: { from: 'history' } },
];
export const listingDetailEvents = [...listingEvents, ...aroundEvents, ...translationEvents, ...decisionEvents];
export const knownListing = visibleListing();
