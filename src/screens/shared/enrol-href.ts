import type { Profile } from '../../../contracts/shapes';
import { sites } from '../../../contracts/vocabulary/sites';
import { isMainAccount } from '../../../machines/domain/access';
import { ownSite } from '../../../machines/domain/sites';

type Known = Pick<Profile, 'marketplaceAccount' | 'authorizedSiteIds'>;

/** The country whose laws and addresses a person is shown: the one that they are in. */
export const countryOf = (profile: Known | null): string =>
  sites.find(({ id }) => id === ownSite(profile))?.country ?? 'AR';

/** Where the main account enrols its rights, in the language that it reads; null for everybody else, and where the country has no address for it. */
export const enrolHrefOf = (
  profile: (Known & Pick<Profile, 'account'>) | null,
  enrolRights: Readonly<Record<string, string>>,
  lang: string,
): string | null =>
  isMainAccount(profile) ? (enrolRights[countryOf(profile)]?.replaceAll('{lang}', lang) ?? null) : null;
