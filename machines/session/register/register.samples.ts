import type { RegistrationValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, signedOutSeats } from '../../rehearsal/sample-seats';
import type { registerMachine } from './register.machine';

export const registerInput = inputAt('register', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const registrationTyped: RegistrationValues = {
  email: 'nora@kumara.test',
  givenName: 'Nora',
  familyName: 'Paz',
  siteId: 'MLM',
  password: 'vigia-nueva',
  confirmation: 'vigia-nueva',
};

export const registerSamples: MachineSamples<typeof registerMachine> = {
  lives: [{ name: 'the page is opened', input: registerInput, seats: signedOutSeats, now: sampleNow }],
  events: [
    { type: 'draft.seen', draft: { email: 'nora@kumara.test' } },
    { type: 'values.change', values: registrationTyped },
    {
      type: 'form.submit',
      values: { email: '', givenName: '', familyName: '', siteId: '', password: '', confirmation: '' },
    },
    { type: 'form.submit', values: { ...registrationTyped, confirmation: 'vigia' } },
    { type: 'form.submit', values: registrationTyped },
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
