import { resourceOf } from '../../shared/resource/resource';

/** The case of the listing's notice, for its photos: those that were reported, and those that came since. */
export const photoChangesResource = resourceOf('caseDescription', {
  ask: ({ caseId, siteId }: { caseId: string; siteId: string }) => ({ caseId, siteId }),
  read: (shown) => shown,
});

/** For which reasons the listing is refused for a while, and until when. */
export const protectionResource = resourceOf('blindages', {
  ask: ({ articleId }: { articleId: string }) => ({ itemsIds: [articleId] }),
  read: (blindages) => blindages,
});
