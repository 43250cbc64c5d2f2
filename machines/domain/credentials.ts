import type { Failure } from '../../contracts/ports';
import { limits } from '../../contracts/vocabulary/limits';
import { blockReason, type BlockReason } from './block-reason';

/** What is wrong with a password that somebody chooses; `current` is the one that it takes the place of, where there is one. */
export function faultOfNewPassword(password: string, current: string | null = null): BlockReason | null {
  if (password.length < limits.passwordMin)
    return blockReason('PASSWORD_TOO_SHORT', { values: { min: limits.passwordMin } });
  if (password.trim() === '') return blockReason('PASSWORD_BLANK');
  return password === current ? blockReason('PASSWORD_UNCHANGED') : null;
}

/** What is wrong with what was typed to confirm a password. */
export function faultOfConfirmation(confirmation: string, password: string): BlockReason | null {
  return confirmation === password ? null : blockReason('PASSWORDS_DIFFER');
}

/** The change of one's own password, as it is typed. */
export interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmation: string;
}
export const noPasswords: PasswordValues = { currentPassword: '', password: '', confirmation: '' };
export const passwordFields = ['currentPassword', 'password', 'confirmation'] as const;

/** What is wrong with a password that is chosen, typed twice. */
export const newPasswordFaults = (
  { password, confirmation }: Omit<PasswordValues, 'currentPassword'>,
  current: string | null = null,
) => ({
  password: faultOfNewPassword(password, current),
  confirmation: faultOfConfirmation(confirmation, password),
});

/** What is wrong at each field, from the top; the current one vouches for the change. */
export const passwordFaults = ({ currentPassword, ...chosen }: PasswordValues) => ({
  currentPassword: currentPassword === '' ? blockReason('PASSWORD_EMPTY') : null,
  ...newPasswordFaults(chosen, currentPassword),
});

/** A refusal of the identity service that is of a field of its passwords; null where it is of none. */
export function passwordRefusal({ code }: Pick<Failure, 'code'>) {
  if (code === 'WRONG_PASSWORD') return { currentPassword: blockReason('PASSWORD_WRONG') };
  return code === 'SAME_PASSWORD' ? { password: blockReason('PASSWORD_UNCHANGED') } : null;
}

const most = 254;
const address = /^\w+(?:[.+-]\w+)*@(?:[a-z\d-]+\.)+[a-z]{2,15}$/i;

/**
 * Whether a text is an e-mail address that forms accept: words joined by dots, plus or hyphen, a domain, and a suffix of 2 to 15
 * letters. Spaces around it are not part of it: trim first.
 */
export function isEmail(text: string): boolean {
  return text.length <= most && address.test(text);
}

/** What is wrong with an address that must be told. */
export function faultOfEmail(text: string): BlockReason | null {
  const email = text.trim();
  if (email === '') return blockReason('FIELD_EMPTY');
  return isEmail(email) ? null : blockReason('EMAIL_INVALID');
}
