import type { ProfileSummary } from '../../contracts/shapes';
import { resourceOf } from '../shared/resource/resource';

/** The person's profiles: a report may be of what one of them sent. */
export const auditorsResource = resourceOf('profiles', {
  ask: () => undefined,
  read: (profiles: ProfileSummary[]) => profiles,
});
