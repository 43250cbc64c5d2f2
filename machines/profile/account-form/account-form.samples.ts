import { beginAccount, type AccountValues } from '../../domain/account-form';
import { finished } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { accountFormMachine } from './account-form.machine';

/** What a rights holder types. */
export const typedAccount: AccountValues = {
  ...beginAccount(null, 'es'),
  accountType: 'rights_holder',
  personKind: 'legal',
  identificationCountry: 'AR',
  identificationType: 'CUIT',
  identificationName: 'Kumara S.A.',
  identificationNumber: '30-71234567-1',
  capacity: 'holder',
  contactName: 'Ana Quiroga',
  internationalCode: '+54',
  contactPhone: '11 4321 8765',
  contactEmail: 'ana@kumara.test',
  accountDisplayName: 'Kumara',
  accountDisplayEmail: 'denuncias@kumara.test',
};

export const accountFormSamples: MachineSamples<typeof accountFormMachine> = {
  lives: [
    {
      name: 'an account of which nothing is known',
      input: { values: beginAccount(null, 'es') },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
    {
      name: 'one that was begun before',
      input: { values: { ...typedAccount, contactPhone: '' } },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: [
    { type: 'values.change', values: typedAccount },
    { type: 'form.submit', values: { ...typedAccount, contactEmail: 'ana' } },
    { type: 'form.submit', values: typedAccount },
    { type: 'form.close' },
    { type: 'form.gone' },
    finished('updateProfileAccount', { ok: true, value: { isVerified: true, accountId: '51' } }),
    finished('updateProfileAccount', { ok: false, failure: { code: 'EMAIL_REGISTERED' } }),
    finished('updateProfileAccount', { ok: false, failure: { code: 'OFFLINE' } }),
    finished('updateProfileAccount', { ok: false, failure: { code: 'ABORTED' } }),
  ],
  never: {
    'it is submitted without a type of account': ({ value, context }) =>
      value === 'submitting' && context.values.accountType === '',
  },
};
