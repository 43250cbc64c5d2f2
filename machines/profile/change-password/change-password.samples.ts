import { noPasswords, type PasswordValues } from '../../domain/credentials';
import { inputAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { changePasswordMachine } from './change-password.machine';
import { accountCallDescriptions } from '../../shared/account-call/account-call.samples';

export const changePasswordInput = inputAt('changePassword', {});

/** What somebody types who changes it. */
export const typedPasswords: PasswordValues = {
  currentPassword: 'vigia-demo',
  password: 'vigia-nueva',
  confirmation: 'vigia-nueva',
};

export const changePasswordSamples: MachineSamples<typeof changePasswordMachine> = {
  lives: [
    { name: 'the screen is opened', input: changePasswordInput, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    { type: 'values.change', values: typedPasswords },
    { type: 'form.submit', values: noPasswords },
    { type: 'form.submit', values: { ...typedPasswords, confirmation: 'vigia' } },
    { type: 'form.submit', values: typedPasswords },
    { type: 'form.again' },
    answered('changePassword', undefined),
    refused('changePassword', 'WRONG_PASSWORD'),
    refused('changePassword', 'SAME_PASSWORD'),
    refused('changePassword', 'OFFLINE'),
  ],
  never: {
    'a password stands in the context': ({ context }) => /vigia-(demo|nueva)/.test(JSON.stringify(context.values)),
  },
};

export const changePasswordDescriptions = accountCallDescriptions;

export { accountCallView as changePasswordView } from '../../shared/account-call/account-call.view';
