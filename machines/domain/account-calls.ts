import type { InputOf } from '../../contracts/ports';
import type { Profile } from '../../contracts/shapes';
import { siteIds, type SiteId } from '../../contracts/vocabulary/sites';
import { blockReason, type BlockReason } from './block-reason';
import { faultOfEmail, noPasswords, passwordFaults, type PasswordValues } from './credentials';
import { beginProfile, newProfileFaults, profileInput, type ProfileValues } from './profile-form';

/** An auditor whom a main account creates: the last password is the main account's own. */
export interface AuditorValues extends ProfileValues, PasswordValues {
  email: string;
}

/** One who begins speaks the language and counts in the currency of who creates them. */
export const beginAuditor = (profile: Profile | null): AuditorValues => ({
  email: '',
  ...beginProfile(profile),
  ...noPasswords,
});

/** What is wrong at each field, from the top. */
export function auditorFaults(values: AuditorValues): { [Field in keyof AuditorValues]: BlockReason | null } {
  const { password, confirmation, currentPassword } = passwordFaults(values);
  return {
    email: faultOfEmail(values.email),
    ...newProfileFaults(values),
    password,
    confirmation,
    currentPassword,
  };
}

/** As the identity service takes it; of values without fault alone. */
export const auditorInput = (values: AuditorValues): InputOf<'createAuditor'> => ({
  email: values.email.trim(),
  ...profileInput(values),
  password: values.password,
  currentPassword: values.currentPassword,
});

/** The account of another country that a main account links: its nickname or its number there. */
export interface LinkValues {
  siteId: string;
  account: string;
}

/** The countries whose account can be linked: every one but that of the account itself. */
export const linkableSites = (profile: Pick<Profile, 'marketplaceAccount'> | null): SiteId[] =>
  siteIds.filter((id) => id !== profile?.marketplaceAccount?.siteId);

export const linkFaults = ({ siteId, account }: LinkValues) => ({
  siteId: siteId === '' ? blockReason('SITE_EMPTY') : null,
  account: account.trim() === '' ? blockReason('FIELD_EMPTY') : null,
});
