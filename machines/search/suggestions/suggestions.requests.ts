import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { VisibleListing } from '../../system-actors/listings';
import { systemActor } from '../../kit/system-actor';
import { infiniteListOf } from '../../shared/infinite-list/infinite-list';
import type { SuggestedStats } from '../../../contracts/shapes';
import { resourceOf } from '../../shared/resource/resource';

const none = () => undefined;

/** What was done in the last seven days, and what was sent in the seven before them. */
export const figuresResource = resourceOf('suggestedStats', { ask: none, read: (figures: SuggestedStats) => figures });
/** How many suggestions wait to be sent. */
export const reportedCountResource = resourceOf('suggestedReportedCount', { ask: none, read: ({ count }) => count });

/** Whether it is still among the gateway's suggestions: whatever is decided on one takes it away. */
const isSuggested = (listing: Pick<VisibleListing, 'approved' | 'reported' | 'discarded'>): boolean =>
  listing.approved === null && listing.reported === null && !listing.discarded;

/** The suggestions of a country or of every one, the pinned ones before the others, the newest pin first. */
export const suggestedRows = infiniteListOf('suggestedRows', 'suggestedArticles', {
  begins: () => ({ from: 0, size: pageSizes.listings }),
  ask: ({ site }: { site: string | null }, page) => ({ ...page, ...(site !== null && { siteId: site }) }),
  read: (answer) => ({ page: answer, head: null }),
  stays: isSuggested,
  /** One that is being decided on at this moment isn't suggested anew. */
  isShown: (_, seen) => seen === undefined || seen.pendingMark === null || isSuggested(seen),
  first: (system) => systemActor(system, 'profile').getSnapshot().context.profile?.articlesPinned ?? [],
  suggested: true,
});
