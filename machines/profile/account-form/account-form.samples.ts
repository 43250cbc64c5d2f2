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

export const accountFormDescriptions = {
  states: {
    editing: 'A person fills it in; what is typed is kept.',
    submitting: 'The outbox has it; what is typed stays meanwhile.',
    leaving: 'It is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    faulty: 'a field that is asked for is empty or wrong',
    isOfField: 'what was refused is of one field',
    succeeded: 'the gateway took it',
  },
};

export { drawerFormView as accountFormView } from '../../shared/drawer-form.view';
