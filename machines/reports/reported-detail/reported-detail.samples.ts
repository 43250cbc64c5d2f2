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
