import type { ChosenPasswordValues } from '../../domain/visitor-calls';
import { inputAt, pathAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, signedOutSystemActors } from '../../simulator/sample-system-actors';
import type { choosePasswordMachine } from './choose-password.machine';
import { accountCallDescriptions } from '../../shared/account-call/account-call.samples';

export const choosePasswordInput = inputAt('choosePassword', { lang: 'es' }, { redirect: pathAt('suspicious') });

/** What somebody types there. */
export const typedNewPassword: ChosenPasswordValues = {
  email: 'ana@vigia.test',
  sentTo: 'nora@kumara.test',
  code: '123456',
  password: 'vigia-nueva',
  confirmation: 'vigia-nueva',
};

export const choosePasswordSamples: MachineSamples<typeof choosePasswordMachine> = {
  lives: [
    { name: 'the page is opened', input: choosePasswordInput, systemActors: signedOutSystemActors, now: sampleNow },
  ],
  events: [
    { type: 'draft.seen', draft: { email: 'ana@vigia.test' } },
    { type: 'values.change', values: typedNewPassword },
    {
      type: 'form.submit',
      values: { email: '', sentTo: 'nora@kumara.test', code: '', password: '', confirmation: '' },
    },
    { type: 'form.submit', values: { ...typedNewPassword, confirmation: 'vigia' } },
    { type: 'form.submit', values: typedNewPassword },
    { type: 'form.again' },
    answered('confirmForgotPassword', undefined),
    refused('confirmForgotPassword', 'WRONG_CODE'),
    refused('confirmForgotPassword', 'OFFLINE'),
  ],
  never: {
    'a secret stands in the context': ({ context }) => /vigia-nueva|123456/.test(JSON.stringify(context.values)),
  },
};

export const choosePasswordDescriptions = accountCallDescriptions;

export { accountCallView as choosePasswordView } from '../../shared/account-call/account-call.view';
