import type { Account, Profile } from '../../../contracts/shapes';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';

/** The main account of a verified attorney. */
export const mainAccount: Profile = {
  ...sampleProfile,
  lang: 'es',
  isAcuerdo: false,
  isVerified: true,
  account: {
    accountType: 'attorney',
    accountId: '500000001',
    accountName: 'Kumara',
    identificationName: 'Kumara S.A.',
    identificationNumber: '30712345678',
    contactName: 'Ana Quiroga',
    contactEmail: 'legales@kumara.test',
    isVerified: true,
  },
};
/** One of its auditors. */
export const auditorAccount: Profile = { ...mainAccount, account: null };

/** One of which nothing is known. */
export const emptyAccount: Account = {
  accountType: null,
  accountId: null,
  accountName: null,
  identificationName: null,
  identificationNumber: null,
  contactName: null,
  contactEmail: null,
  isVerified: false,
};
