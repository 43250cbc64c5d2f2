import type { Seller } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sellerHistoryAnswers } from '../seller-history/seller-history.samples';
import type { sellerInformationMachine } from './seller-information.machine';
import type { SellerInformationEvent, SellerInformationInput } from './seller-information.rules';

export const sampleSeller = (more: Partial<Seller> = {}): Seller => ({
  id: '77001',
  nickname: 'OFERTAS_DEL_SUR',
  country: 'AR',
  reputation: 'good',
  itemsSold: 1_340,
  reportsReceived: 12,
  counterNoticesSent: 5,
  counterNoticesAccepted: 2,
  watched: true,
  trusted: false,
  powerSellerStatus: null,
  address: null,
  ...more,
});

export const sellerInformationInput: SellerInformationInput = { sellerId: '77001', siteId: 'MLA' };

const sentEvents: SellerInformationEvent[] = [
  { type: 'seller.reload' },
  { type: 'seller.mark', mark: 'watched' },
  { type: 'seller.mark', mark: 'trusted' },
  { type: 'seller.mark', mark: 'none' },
  { type: 'history.open' },
  { type: 'history.close' },
  { type: 'mark.seen', mark: 'trusted' },
  { type: 'mark.seen', mark: null },
];

const mutationEvents = (
  [
    ['watch', { id: '77001', watched: true, trusted: false }],
    ['trust', { id: '77001', watched: false, trusted: true }],
    ['unmark', { id: '77001' }],
  ] as const
).flatMap(([name, value]) => [
  finished(name, { ok: true, value }),
  finished(name, { ok: false, failure: { code: 'SERVER_ERROR' } }),
]);

export const sellerInformationAnswers = [
  answered('seller', sampleSeller({ watched: false })),
  answered('seller', sampleSeller()),
  refused('seller', 'SELLER_NOT_FOUND'),
  ...sellerHistoryAnswers,
];

export const sellerInformationSamples: MachineSamples<typeof sellerInformationMachine> = {
  lives: [{ name: 'a seller', input: sellerInformationInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events: [...sellerInformationAnswers, ...mutationEvents, ...sentEvents],
  serialize: ({ value, context: { seller, seen } }) =>
    JSON.stringify([value, seller && [seller.watched, seller.trusted], seen]),
  never: {
    'a seller is on both lists': ({ context: { seller } }) => seller !== null && seller.watched && seller.trusted,
  },
};

export const sellerInformationDescriptions = {
  states: {
    facts: 'What is known of the seller.',
    'facts.asking': 'The gateway is asked.',
    'facts.shown': 'It stands.',
    'facts.failed': 'It did not load; a person may try again.',
    mark: 'On which list the seller is.',
    'mark.settled': 'On the one that the gateway knows.',
    'mark.watching': 'It goes among the watched ones, and is shown so.',
    'mark.trusting': 'It goes among the trusted ones, and is shown so.',
    'mark.unmarking': 'It leaves the list that it is on, and is shown so.',
    'mark.elsewhere': 'Another tab or a former visit changes its mark: nothing else is offered until that is over.',
    history: 'The earlier reports of the seller.',
    'history.closed': 'They are not asked for.',
    'history.open': 'They stand over the page.',
  },
  guards: {
    leadsTo: 'the seller is known, and is not marked so',
    isUnderWay: 'a change of its mark is under way',
    isOver: 'that is over',
    succeeded: 'it was done',
  },
};
