import type { Account } from '../../contracts/shapes';

/** What the verification of an account asks for, as far as the profile tells it. */
export const accountFields = [
  'accountType',
  'accountName',
  'identificationName',
  'identificationNumber',
  'contactName',
  'contactEmail',
] as const;
export type AccountField = (typeof accountFields)[number];

/** The fields that a verification still lacks; all of them without an account. */
export function missingForVerification(account: Account | null): AccountField[] {
  return accountFields.filter((field) => !account?.[field]?.trim());
}
