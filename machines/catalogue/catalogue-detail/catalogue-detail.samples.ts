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
  ...sentEvents({ type: 'report.open' }, { type: 'mutation.seen', job: null }, { type: 'screen.resumed' }),
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

export const catalogueDetailDescriptions = {
  states: {
    product: 'The catalogue page itself.',
    'product.asking': 'The gateway is asked.',
    'product.shown': 'It stands; its photos can be seen large.',
    'product.missing': 'There is no such page.',
    'product.invalid': 'It is there and no longer valid.',
    'product.failed': 'It did not load; a person may try again.',
    offers: 'The sellers that take part in it, asked for beside it.',
    'offers.asking': 'The gateway is asked.',
    'offers.shown': 'They stand in the order that the address says, or there are none.',
    'offers.failed': 'They did not load; the page stays.',
    report: 'The report of the page.',
    'report.closed': 'None is being made here.',
    'report.open': 'Its drawer stands over the page.',
    earlier: 'Whether the page was reported in the last two days.',
    'earlier.reading': 'The browser is asked for its case.',
    'earlier.known': 'Its case is known, or there is none.',
    answers: 'The earlier reports of one of its sellers, and what it answered.',
    'answers.closed': 'None of them is looked at.',
    'answers.open': 'They stand over the page.',
    parts: 'What they sell: variations and kits.',
    'parts.waiting': 'No seller is known yet, or there is none.',
    'parts.asking': 'One question follows from the other.',
    'parts.asking.listings': 'The listings that take part: they name what they sell.',
    'parts.asking.choosing': 'Whether any of them names a variation.',
    'parts.asking.variations': 'The variations with their prices and stock.',
    'parts.asking.kits': 'What is in their kits.',
    'parts.shown': 'They stand, or there are none.',
    'parts.failed': 'One of the questions failed; what was answered stays.',
  },
  guards: {
    isThere: 'the answer holds the page',
    isMissing: 'there is no such page',
    isInvalid: 'the page is no longer valid',
    canReport: 'the page was not reported in the last two days, and the profile has a brand reason in its country',
    canChoose: 'it takes part, is known, and can be reported now',
    isKnownSeller: 'that seller takes part',
    hasOffers: 'somebody takes part in it',
    hasUserProducts: 'a listing names what it sells',
    succeeded: 'the gateway answered',
  },
};
