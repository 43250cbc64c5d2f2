import { inputAt } from '../../simulator/sample-addresses';
import { answered, finished, refused } from '../../simulator/cover';
import { sampleListing } from '../../simulator/sample-listing';
import type { MachineSamples } from '../../simulator/samples';
import { sampleSearch } from '../../simulator/sample-search';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { sellerInformationAnswers } from '../../shared/seller-information/seller-information.samples';
import type { sellerDossierMachine, SellerDossierEvent, SellerDossierInput } from './seller-dossier.machine';
import { sampleSentReport } from '../../simulator/sample-report';

export const sellerDossierInput: SellerDossierInput = inputAt('sellerDossier', { siteId: 'MLA', sellerId: '77001' });

/** What it sells: one listing is like the one of the report. */
export const sampleSoldListings = [
  { ...sampleListing(), id: 'MLA1234567801', title: 'Mochila ANDES 30 l' },
  { ...sampleListing(), id: 'MLA1234567802', title: 'Bolso de viaje' },
  { ...sampleListing(), id: 'MLB1234567803', siteId: 'MLB', title: 'Mochila Andes 30 L' },
];

const page = <Row>(items: Row[], total = items.length) => ({ items, total, offset: 0, limit: 50 });
export const pageOfSoldListings = (total = 80) => page(sampleSoldListings, total);
export const pageOfReports = (reports = [sampleSentReport()], total = reports.length) => page(reports, total);

const sentEvents: SellerDossierEvent[] = [
  { type: 'listings.reload' },
  { type: 'reports.more' },
  { type: 'reports.reload' },
  { type: 'seller.search' },
  { type: 'screen.resumed' },
];

export const sellerDossierSamples: MachineSamples<typeof sellerDossierMachine> = {
  lives: [
    {
      name: 'a seller that was reported',
      input: sellerDossierInput,
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: [
    answered('search', pageOfSoldListings()),
    refused('search', 'OFFLINE'),
    answered('noticedArticles', pageOfReports([sampleSentReport()], 2)),
    answered('noticedArticles', pageOfReports([])),
    refused('noticedArticles', 'SERVER_ERROR'),
    finished('searchSeller', { ok: true, value: sampleSearch({ id: '42' }) }),
    finished('searchSeller', { ok: false, failure: { code: 'SERVER_ERROR' } }),
    ...sellerInformationAnswers,
    ...sentEvents,
  ],
  serialize: ({ value, context: { listings, reports, reportsTotal } }) =>
    JSON.stringify([value, listings.length, reports.length, reportsTotal]),
  never: {
    'more reports were read than there are': ({ context: { reports, reportsTotal } }) => reports.length > reportsTotal,
  },
};

export const sellerDossierDescriptions = {
  states: {
    listings: 'What the seller sells, as the search finds it.',
    'listings.asking': 'The gateway is asked; what was shown stays meanwhile.',
    'listings.shown': 'They stand.',
    'listings.failed': 'They could not be had; a person may try again.',
    reports: 'What the account has reported of the seller.',
    'reports.asking': 'The gateway is asked, for the first of them or the next.',
    'reports.shown': 'Those that were read stand.',
    'reports.failed': 'They, or the next, could not be had; a person may try again.',
    everything: 'A live search of everything that the seller sells.',
    'everything.idle': 'None is asked for.',
    'everything.searching': 'It is being created.',
  },
  guards: {
    succeeded: 'the gateway answered',
    moreReports: 'there are more than were read',
  },
};
