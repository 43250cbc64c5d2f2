import type { AnyEventObject } from 'xstate';
import { answered, finished, refused } from '../../simulator/cover';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { offersPage, sampleOffer, sampleProduct, sampleVariation, sampleKit } from '../../simulator/sample-catalogue';
import { sampleListing, visibleOf } from '../../simulator/sample-listing';
import type { Scenario, MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sampleMark } from '../../shared/marking/marking.samples';
import type { catalogueDetailMachine } from './catalogue-detail.machine';
import type { CatalogueDetailEvent, CatalogueDetailInput } from './catalogue-detail.types';

export const catalogueDetailInput: CatalogueDetailInput = inputAt('catalogueDetail', { articleId: 'MLA19000001' });

/** Three sellers of the sample's page: one has the buy box, one is an official store. */
export const sampleOffers = [
  sampleOffer(),
  sampleOffer({
    itemId: 'MLA1100000002',
    sellerId: '5002',
    nickname: 'ANDES TIENDA',
    officialStoreId: '77',
    price: { amount: 61_000, currency: 'ARS' },
    soldQuantity: 12,
    availableQuantity: 3,
  }),
  sampleOffer({
    itemId: 'MLA1100000003',
    sellerId: '5003',
    nickname: 'ZAPATOS YA',
    price: { amount: 52_500, currency: 'ARS' },
    soldQuantity: 1_204,
    availableQuantity: 40,
  }),
];

/** The listings that take part: the first names what it sells. */
export const sampleCatalogueListings = [
  sampleListing({
    id: 'MLA1100000001',
    variants: [{ id: 'MLAU1100001', familyId: 'F1', title: 'Zapatillas Andes Runner 3 negras', pictures: [] }],
  }),
  sampleListing({ id: 'MLA1100000002' }),
];

const sentEvents = (...events: CatalogueDetailEvent[]) => events;

const ofProduct = [
  answered('articleCatalogo', sampleProduct()),
  answered('articleCatalogo', null),
  refused('articleCatalogo', 'INVALID_ARTICLE'),
  refused('articleCatalogo', 'OFFLINE'),
  ...sentEvents({ type: 'product.reload' }),
];
const sellersAnswered = answered('articlesCatalogo', offersPage(sampleOffers));
const ofSellers = [
  sellersAnswered,
  answered('articlesCatalogo', offersPage([])),
  refused('articlesCatalogo', 'SERVER_ERROR'),
  answered('articlesByIds', sampleCatalogueListings),
  answered('articlesByIds', sampleCatalogueListings.slice(1)),
  refused('articlesByIds', 'OFFLINE'),
  answered('variants', [sampleVariation()]),
  refused('variants', 'SERVER_ERROR'),
  answered('kits', [sampleKit]),
  refused('kits', 'SERVER_ERROR'),
  ...sentEvents(
    searchAt('catalogueDetail', { sort: 'dearest' }),
    { type: 'sort.choose', sort: 'cheapest' },
    { type: 'offers.reload' },
    { type: 'parts.reload' },
  ),
];
const ofReports = [
  answered('readCookie', null),
  answered('readCookie', '70000001'),
  refused('readCookie', 'STORAGE_UNAVAILABLE'),
  finished('report'),
  ...sentEvents({ type: 'report.open' }, { type: 'job.seen', job: null }, { type: 'screen.resumed' }),
];
const ofMarks = [
  sellersAnswered,
  answered('articlesByIds', sampleCatalogueListings),
  ...sentEvents(
    { type: 'offer.toggle', id: 'MLA1100000001' },
    { type: 'offers.choose', ids: ['MLA1100000001', 'MLA1100000002', 'MLA1100000003'] },
    { type: 'listing.suspect', ids: ['MLA1100000001'] },
    { type: 'mark.made', mark: { ...sampleMark, ids: ['MLA1100000001'] }, byKey: false },
  ),
];
const ofAnswers = sentEvents({ type: 'answers.open', sellerId: '5002' }, { type: 'answers.close' });

const scenario = (name: string, events: AnyEventObject[]): Scenario<typeof catalogueDetailMachine> => ({
  name,
  input: catalogueDetailInput,
  systemActors: sampleSystemActors(),
  now: sampleNow,
  events,
});

export const catalogueDetailSamples: MachineSamples<typeof catalogueDetailMachine> = {
  lives: [
    scenario('the page itself', ofProduct),
    scenario('its sellers and what they sell', ofSellers),
    scenario('its report', ofReports),
    {
      ...scenario('its listings are reported', ofMarks),
      systemActors: sampleSystemActors({ listings: visibleOf(sampleCatalogueListings) }),
    },
    scenario('what one of its sellers answered', [sellersAnswered, ...ofAnswers]),
  ],
  events: [...ofProduct, ...ofSellers, ...ofReports, ...ofMarks, ...ofAnswers],
  never: {
    'it is shown and not known': (snapshot) =>
      snapshot.matches({ product: 'shown' }) && snapshot.context.product === null,
    'it failed without a reason': (snapshot) =>
      snapshot.matches({ product: 'failed' }) && snapshot.context.failure === null,
  },
};
