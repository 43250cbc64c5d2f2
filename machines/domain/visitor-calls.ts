import type { Failure, InputOf } from '../../contracts/ports';
import type { Language } from '../../contracts/shapes';
import { siteIds } from '../../contracts/vocabulary/sites';
import { blockReason, type BlockReason } from './block-reason';
import { faultOfEmail, newPasswordFaults } from './credentials';
import { nameFaults } from './profile-form';

/** Who forgot their password, and who has a code of their e-mail. */
export interface RecoveryValues {
  email: string;
}
export interface CodeValues {
  email: string;
  code: string;
  /** Where this tab asked to send one; nobody types it. */
  sentTo: string;
}
export interface ChosenPasswordValues extends CodeValues {
  password: string;
  confirmation: string;
}
export interface RegistrationValues {
  email: string;
  givenName: string;
  familyName: string;
  /** The country to report in, by its site; empty until one is chosen. */
  siteId: string;
  password: string;
  confirmation: string;
}

const codeOf = (text: string): string => text.replace(/\s/gu, '');
const faultOfCode = (code: string): BlockReason | null => (codeOf(code) === '' ? blockReason('CODE_EMPTY') : null);

/** What the page of the code is told of one that was asked for. */
export const codeSent = ({ email }: RecoveryValues) => ({ sentTo: email.trim() });

/** What is wrong at each field, from the top. */
export const recoveryFaults = ({ email }: RecoveryValues) => ({ email: faultOfEmail(email) });
export const codeFaults = ({ email, code }: Omit<CodeValues, 'sentTo'>) => ({
  email: faultOfEmail(email),
  code: faultOfCode(code),
});
export const chosenPasswordFaults = (values: ChosenPasswordValues) => ({
  ...codeFaults(values),
  ...newPasswordFaults(values),
});
export const registrationFaults = (values: RegistrationValues) => ({
  email: faultOfEmail(values.email),
  ...nameFaults(values),
  siteId: (siteIds as readonly string[]).includes(values.siteId) ? null : blockReason('SITE_EMPTY'),
  ...newPasswordFaults(values),
});

/** As the identity service takes it; of values without fault alone. */
export const recoveryInput = ({ email }: RecoveryValues, lang: Language): InputOf<'forgotPassword'> => ({
  email: email.trim(),
  lang,
});
export const codeInput = ({ email, code }: Omit<CodeValues, 'sentTo'>): InputOf<'confirmSignUp'> => ({
  email: email.trim(),
  code: codeOf(code),
});
export const chosenPasswordInput = (values: ChosenPasswordValues): InputOf<'confirmForgotPassword'> => ({
  ...codeInput(values),
  password: values.password,
});
export const registrationInput = (values: RegistrationValues, lang: Language): InputOf<'signUp'> => ({
  email: values.email.trim(),
  givenName: values.givenName.trim(),
  familyName: values.familyName.trim(),
  siteId: values.siteId,
  password: values.password,
  lang,
});

/** A refusal of who asks for a code, which is of the e-mail; null where it is not. */
export const recoveryRefusal = ({ code }: Pick<Failure, 'code'>) =>
  code === 'INVALID_INPUT' ? { email: blockReason('EMAIL_INVALID') } : null;
/** A refusal that is of the code; null where it is of none. */
export const codeRefusal = ({ code }: Pick<Failure, 'code'>) =>
  code === 'WRONG_CODE' ? { code: blockReason('CODE_WRONG') } : null;
/** A refusal that is of the e-mail that somebody registers with, or of a country that it names; null where it is of neither. */
export function registrationRefusal({ code, values }: Pick<Failure, 'code' | 'values'>) {
  if (code === 'USER_EXISTS') return { email: blockReason('USER_EXISTS') };
  return code === 'INVALID_INPUT' && values?.siteId !== undefined ? { siteId: blockReason('SITE_REFUSED') } : null;
}
