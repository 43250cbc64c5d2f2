import { resourceOf } from '../../shared/resource/resource';

/** The case of the listing's notice, for its photos: those that were reported, and those that came since. */
export const photoChangesResource = resourceOf('caseDescription', {
  ask: ({ caseId, siteId }: { caseId: string; siteId: string }) => ({ caseId, siteId }),
  read: (shown) => shown,
});
