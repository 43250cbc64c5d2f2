import { noPasswords, type PasswordValues } from '../../domain/password';
import { inputAt } from '../../rehearsal/at';
import { answered, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { changePasswordMachine } from './change-password.machine';

export const changePasswordInput = inputAt('changePassword', {});

/** What somebody types who changes it. */
export const passwordsTyped: PasswordValues = {
  currentPassword: 'vigia-demo',
  password: 'vigia-nueva',
  confirmation: 'vigia-nueva',
};

export const changePasswordSamples: MachineSamples<typeof changePasswordMachine> = {
  lives: [{ name: 'the screen is opened', input: changePasswordInput, seats: sampleSeats(), now: sampleNow }],
  events: [
    { type: 'values.change', values: passwordsTyped },
    { type: 'form.submit', values: noPasswords },
    { type: 'form.submit', values: { ...passwordsTyped, confirmation: 'vigia' } },
    { type: 'form.submit', values: passwordsTyped },
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
