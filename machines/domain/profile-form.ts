import type { Language, Profile } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';
import { blockReason, type BlockReason } from './block-reason';
import { passwordFaults, type PasswordValues } from './credentials';

/** Where what is typed of a new profile is kept until there is one. */
export const newProfileDraft = 'new-profile';
/** Where what is typed of a change is kept until it is saved; passwords never are. */
export const profileFormDraft = 'profile-form';

/** What a person says of a profile, as it is typed; a choice that wasn't made is empty. */
export interface ProfileValues {
  givenName: string;
  familyName: string;
  lang: Language | '';
  currency: string;
}
export type ProfileField = keyof ProfileValues;
export type ProfileFaults = { [Field in ProfileField]: BlockReason | null };

type Known = Pick<Profile, ProfileField>;

/** A new one speaks the language and counts in the currency of the current one (C01: en and USD without one). */
export const beginProfile = (current: Known | null): ProfileValues => ({
  givenName: '',
  familyName: '',
  lang: current?.lang ?? 'en',
  currency: current?.currency ?? 'USD',
});

export const profileValuesOf = (profile: Known): ProfileValues => ({
  givenName: profile.givenName,
  familyName: profile.familyName ?? '',
  lang: profile.lang ?? '',
  currency: profile.currency ?? '',
});

const missing = (text: string) => (text === '' ? blockReason('FIELD_EMPTY') : null);

function faultOfName(text: string, isRequired: boolean): BlockReason | null {
  const name = text.trim();
  if (name.length > limits.nameMax) return blockReason('NAME_TOO_LONG', { values: { max: limits.nameMax } });
  return isRequired ? missing(name) : null;
}

/** What is wrong with a name; only who creates a profile must say the family name. */
export const nameFaults = (
  { givenName, familyName }: Pick<ProfileValues, 'givenName' | 'familyName'>,
  needsFamilyName = true,
) => ({ givenName: faultOfName(givenName, true), familyName: faultOfName(familyName, needsFamilyName) });

const faultsOf = (values: ProfileValues, needsFamilyName: boolean): ProfileFaults => ({
  ...nameFaults(values, needsFamilyName),
  lang: missing(values.lang),
  currency: missing(values.currency),
});
export const newProfileFaults = (values: ProfileValues): ProfileFaults => faultsOf(values, true);
export const profileChangeFaults = (values: ProfileValues): ProfileFaults => faultsOf(values, false);

/** As the gateway takes it; of values without fault alone. */
export function profileInput({ givenName, familyName, lang, currency }: ProfileValues) {
  if (lang === '') throw new Error('A profile without a language is not for the gateway.');
  return { givenName: givenName.trim(), familyName: familyName.trim(), lang, currency };
}

/** Whether anything of it is another than is known. */
export const isProfileChanged = (values: ProfileValues, known: ProfileValues): boolean =>
  (Object.keys(known) as ProfileField[]).some((field) => values[field].trim() !== known[field].trim());

/** What is wrong with a change; a blank new password keeps the current one, and null for the passwords asks for none. */
export function profileFormFaults(values: ProfileValues, passwords: PasswordValues | null) {
  const faults = profileChangeFaults(values);
  if (passwords === null) return faults;
  const wrong = passwordFaults(passwords);
  return { ...faults, ...wrong, password: passwords.password === '' ? null : wrong.password };
}

/** Whether what was kept is of this form; what other versions kept is left alone. */
export function readProfileDraft(kept: unknown): ProfileValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { givenName, familyName, lang, currency } = kept as Partial<Record<ProfileField, unknown>>;
  if ([givenName, familyName, lang, currency].some((text) => typeof text !== 'string')) return null;
  return { givenName, familyName, lang, currency } as ProfileValues;
}
