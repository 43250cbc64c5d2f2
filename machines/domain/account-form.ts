import type { Account, AccountForm, Language } from '../../contracts/shapes';
import { blockReason, type BlockReason } from './block-reason';
import { isEmail } from './credentials';

/** Where what is typed of it is kept until the account has it. */
export const accountDraft = 'account-form';

/** Who fills it in, of a rights holder's account: itself or by law, or somebody who represents the rights. */
export type Capacity = 'holder' | 'representative';

/** What the verification of an account asks, as it is typed; a choice that wasn't made is empty. */
export interface AccountValues {
  accountType: '' | AccountForm['accountType'];
  personKind: '' | NonNullable<AccountForm['personKind']>;
  identificationCountry: string;
  identificationType: string;
  identificationName: string;
  identificationNumber: string;
  capacity: '' | Capacity;
  accreditation: string;
  representativeName: string;
  attorneyName: string;
  holderContactName: string;
  holderContactEmail: string;
  contactName: string;
  internationalCode: string;
  contactPhone: string;
  contactEmail: string;
  accountLang: Language;
  accountDisplayName: string;
  accountDisplayEmail: string;
}
export type AccountFormField = keyof AccountValues;
export type AccountFaults = Partial<Record<AccountFormField, BlockReason | null>>;

export function beginAccount(account: Account | null, lang: Language): AccountValues {
  const type = account?.accountType;
  return {
    accountType: type === 'rights_holder' || type === 'attorney' ? type : '',
    personKind: '',
    identificationCountry: '',
    identificationType: '',
    identificationName: account?.identificationName ?? '',
    identificationNumber: account?.identificationNumber ?? '',
    capacity: '',
    accreditation: '',
    representativeName: '',
    attorneyName: '',
    holderContactName: '',
    holderContactEmail: '',
    contactName: account?.contactName ?? '',
    internationalCode: '',
    contactPhone: '',
    contactEmail: account?.contactEmail ?? '',
    accountLang: lang,
    accountDisplayName: account?.accountName ?? '',
    accountDisplayEmail: '',
  };
}

/** The type of an account whose details were confirmed stays as it is. */
export const isTypeSettled = (account: Pick<Account, 'isVerified' | 'accountType'> | null): boolean =>
  account !== null && account.isVerified && account.accountType !== null;

const ofHolder = [
  'personKind',
  'identificationCountry',
  'identificationType',
  'identificationName',
  'identificationNumber',
  'capacity',
] as const;
const ofRepresentative = ['accreditation', 'representativeName'] as const;
const ofAttorney = ['attorneyName', 'holderContactName', 'holderContactEmail'] as const;
const ofAll = [
  'contactName',
  'internationalCode',
  'contactPhone',
  'contactEmail',
  'accountLang',
  'accountDisplayName',
  'accountDisplayEmail',
] as const;
const optional: readonly AccountFormField[] = ['holderContactName', 'holderContactEmail'];
const emails: readonly AccountFormField[] = ['contactEmail', 'accountDisplayEmail', 'holderContactEmail'];

export const isOptional = (field: AccountFormField): boolean => optional.includes(field);

/** The fields that what was chosen asks for, from the top. */
export function fieldsOf({ accountType, capacity }: Pick<AccountValues, 'accountType' | 'capacity'>) {
  if (accountType === '') return ['accountType'] as const;
  const own =
    accountType === 'attorney'
      ? ofAttorney
      : capacity === 'representative'
        ? [...ofHolder, ...ofRepresentative]
        : ofHolder;
  return ['accountType', ...own, ...ofAll] as const;
}

function faultOf(field: AccountFormField, text: string): BlockReason | null {
  if (text === '') return isOptional(field) ? null : blockReason('FIELD_EMPTY');
  if (emails.includes(field)) return isEmail(text) ? null : blockReason('EMAIL_INVALID');
  if (field === 'internationalCode')
    return /^\+?\d{1,4}$/.test(text) ? null : blockReason('INTERNATIONAL_CODE_INVALID');
  if (field === 'contactPhone') return /^[\d\s().-]{6,20}$/.test(text) ? null : blockReason('PHONE_INVALID');
  return null;
}

/** What is wrong at each field that is asked for; what isn't asked for is never wrong. */
export function accountFaults(values: AccountValues): AccountFaults {
  return Object.fromEntries(fieldsOf(values).map((field) => [field, faultOf(field, values[field].trim())]));
}

/** As the gateway takes it: what isn't asked for, or was left out, isn't said. */
export function accountFormOf(values: AccountValues): AccountForm {
  const said = fieldsOf(values).flatMap((field) => {
    const text = values[field].trim();
    return field === 'capacity' || text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(said) as object as AccountForm;
}

/** Whether what was kept is of this form; what other versions kept is left alone. */
export function readAccountDraft(kept: unknown, begun: AccountValues): AccountValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.keys(begun) as AccountFormField[];
  const read = kept as Partial<Record<AccountFormField, unknown>>;
  if (!fields.every((field) => typeof read[field] === 'string')) return null;
  return { ...begun, ...Object.fromEntries(fields.map((field) => [field, read[field]])) };
}
