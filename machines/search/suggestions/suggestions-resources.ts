import type { SuggestedStats } from '../../../contracts/shapes';
import { resourceOf } from '../../shared/resource/resource';

const none = () => undefined;

/** What was done in the last seven days, and what was sent in the seven before them. */
export const figuresResource = resourceOf('suggestedStats', { ask: none, read: (figures: SuggestedStats) => figures });
/** How many suggestions wait to be sent. */
export const reportedCountResource = resourceOf('suggestedReportedCount', { ask: none, read: ({ count }) => count });
