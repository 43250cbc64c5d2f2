import { answered, refused } from '../../rehearsal/cover';
import { sampleProduct } from '../../rehearsal/sample-catalogue';
import { reportedListing, visibleOf } from '../../rehearsal/sample-listing';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import type { reportedDetailMachine } from './reported-detail.machine';
import type { ReportedDetailEvent } from './reported-detail.types';

export const reported = reportedListing();
export const reportedOfPage = reportedListing({ catalogListing: true, catalogProductId: 'MLA10000001' });
const seats = sampleSeats({ listings: visibleOf([reported]) });
const said: ReportedDetailEvent[] = [{ type: 'detail.reload' }];

export const reportedDetailSamples: MachineSamples<typeof reportedDetailMachine> = {
  lives: [
    { name: 'a listing', input: { id: reported.id }, seats, now: sampleNow },
    { name: 'a page of the catalogue', input: { id: 'MLA10000001' }, seats, now: sampleNow },
  ],
  events: [
    answered('article', [reported]),
    answered('article', [reportedOfPage]),
    answered('article', [{ ...reported, seller: null }]),
    answered('article', []),
    refused('article', 'INVALID_ARTICLE'),
    refused('article', 'OFFLINE'),
    answered('articleCatalogo', sampleProduct()),
    answered('articleCatalogo', null),
    refused('articleCatalogo', 'INVALID_ARTICLE'),
    refused('articleCatalogo', 'OFFLINE'),
    ...said,
  ],
  never: {
    'it says that it failed without a reason': (snapshot) =>
      snapshot.matches('failed') && snapshot.context.failure === null,
    'a page of the catalogue is taken for a listing': (snapshot) =>
      snapshot.context.id.length === 11 && snapshot.matches('listing'),
  },
};
