import type { Profile } from '../../../contracts/shapes';
import { sites } from '../../../contracts/vocabulary/sites';
import { isMainAccount } from '../../../machines/domain/access';

/** The country whose laws and addresses a person is shown: that of the marketplace account. */
export const countryOf = (profile: Pick<Profile, 'marketplaceAccount'> | null): string =>
  sites.find(({ id }) => id === profile?.marketplaceAccount?.siteId)?.country ?? 'AR';

/** Where the main account enrols its rights; null for everybody else, and where the country has no address for it. */
export const enrolHrefOf = (
  profile: Pick<Profile, 'account' | 'marketplaceAccount'> | null,
  enrolRights: Readonly<Record<string, string>>,
): string | null => (isMainAccount(profile) ? (enrolRights[countryOf(profile)] ?? null) : null);
