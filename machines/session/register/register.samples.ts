import type { RegistrationValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, signedOutSystemActors } from '../../simulator/sample-system-actors';
import type { registerMachine } from './register.machine';
import { accountCallDescriptions } from '../../shared/account-call/account-call.samples';

export const registerInput = inputAt('register', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const typedRegistration: RegistrationValues = {
  email: 'nora@kumara.test',
  givenName: 'Nora',
  familyName: 'Paz',
  siteId: 'MLM',
  password: 'vigia-nueva',
  confirmation: 'vigia-nueva',
};

export const registerSamples: MachineSamples<typeof registerMachine> = {
  lives: [{ name: 'the page is opened', input: registerInput, systemActors: signedOutSystemActors, now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { email: 'nora@kumara.test' } },
    { type: 'values.change', values: typedRegistration },
    {
      type: 'form.submit',
      values: { email: '', givenName: '', familyName: '', siteId: '', password: '', confirmation: '' },
    },
    { type: 'form.submit', values: { ...typedRegistration, confirmation: 'vigia' } },
    { type: 'form.submit', values: typedRegistration },
    { type: 'draft.kept' },
    { type: 'screen.resumed' },
    answered('signUp', undefined),
    refused('signUp', 'USER_EXISTS'),
    refused('signUp', 'INVALID_INPUT'),
    refused('signUp', 'TOO_MANY_ATTEMPTS'),
    refused('signUp', 'OFFLINE'),
  ],
  never: {
    'a secret stands in the context': ({ context }) => /vigia-nueva|123456/.test(JSON.stringify(context.values)),
  },
};

export const registerDescriptions = accountCallDescriptions;

export { accountCallView as registerView } from '../../shared/account-call/account-call.view';
