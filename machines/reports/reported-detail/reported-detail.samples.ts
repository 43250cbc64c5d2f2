import { answered, refused } from '../../simulator/cover';
import { sampleProduct } from '../../simulator/sample-catalogue';
import { reportedListing, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { reportedDetailMachine, ReportedDetailEvent } from './reported-detail.machine';

export const sampleReportedListing = reportedListing();
export const sampleCatalogueListing = reportedListing({ catalogListing: true, catalogProductId: 'MLA10000001' });
const systemActors = sampleSystemActors({ listings: visibleOf([sampleReportedListing]) });
const sentEvents: ReportedDetailEvent[] = [{ type: 'detail.reload' }];

export const reportedDetailSamples: MachineSamples<typeof reportedDetailMachine> = {
  lives: [
    { name: 'a listing', input: { id: sampleReportedListing.id }, systemActors, now: sampleNow },
    { name: 'a page of the catalogue', input: { id: 'MLA10000001' }, systemActors, now: sampleNow },
  ],
  events: [
    answered('article', [sampleReportedListing]),
    answered('article', [sampleCatalogueListing]),
    answered('article', [{ ...sampleReportedListing, seller: null }]),
    answered('article', []),
    refused('article', 'INVALID_ARTICLE'),
    refused('article', 'OFFLINE'),
    answered('articleCatalogo', sampleProduct()),
    answered('articleCatalogo', null),
    refused('articleCatalogo', 'INVALID_ARTICLE'),
    refused('articleCatalogo', 'OFFLINE'),
    ...sentEvents,
  ],
  never: {
    'it says that it failed without a reason': (snapshot) =>
      snapshot.matches('failed') && snapshot.context.failure === null,
    'a page of the catalogue is taken for a listing': (snapshot) =>
      snapshot.context.id.length === 11 && snapshot.matches('listing'),
  },
};

export const reportedDetailDescriptions = {
  states: {
    choosing: 'Whether it is a listing or a page of the catalogue.',
    asking: 'The listing is asked for; what the list knows of it is shown meanwhile.',
    askingPage: 'The page of the catalogue is asked for.',
    failed: 'It did not load; what the list knows of it stays.',
    listing: 'The listing stands.',
    'listing.seller': 'Its seller.',
    'listing.seller.choosing': 'It names none.',
    'listing.seller.known': 'What is known of the seller lives by itself.',
    'listing.catalogue': 'The page of the catalogue that it takes part in.',
    'listing.catalogue.choosing': 'It takes part in none.',
    'listing.catalogue.known': 'The page is asked for beside it.',
    page: 'The page of the catalogue stands.',
    gone: 'There is no such article: it closes, and the person is told.',
  },
  guards: {
    isPage: 'the row is a page of the catalogue',
    isValid: 'the answer holds the listing',
    isMissing: 'there is no such listing',
    isInvalid: 'the gateway gives none of that id',
    isThere: 'the answer holds the page',
    isNoPage: 'there is no such page',
    isInvalidPage: 'the gateway gives no page of that id',
    hasSeller: 'the listing names its seller',
    hasPage: 'it takes part in a page of the catalogue',
  },
};
