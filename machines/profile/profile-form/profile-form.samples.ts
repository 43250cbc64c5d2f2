import type { PasswordValues } from '../../domain/password';
import { profileValuesOf } from '../../domain/profile-form';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { profileFormMachine, ProfileFormInput } from './profile-form.machine';

const known = profileValuesOf(anaProfile);
export const profileFormInput: ProfileFormInput = { values: known, known };
export const changedProfile = { ...known, familyName: 'Quiroga Paz' };
export const currentPasswordValues: PasswordValues = {
  currentPassword: 'current-password',
  password: '',
  confirmation: '',
};
export const newPasswordValues: PasswordValues = {
  ...currentPasswordValues,
  password: 'another-password',
  confirmation: 'another-password',
};

export const profileFormSamples: MachineSamples<typeof profileFormMachine> = {
  lives: [{ name: 'a profile', input: profileFormInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    { type: 'values.change', values: changedProfile },
    { type: 'form.submit', values: known, passwords: currentPasswordValues },
    { type: 'form.submit', values: { ...changedProfile, givenName: '' }, passwords: currentPasswordValues },
    { type: 'form.submit', values: changedProfile, passwords: currentPasswordValues },
    { type: 'form.submit', values: changedProfile, passwords: newPasswordValues },
    { type: 'form.submit', values: known, passwords: newPasswordValues },
    { type: 'form.close' },
    { type: 'form.gone' },
    answered('checkPassword', undefined),
    refused('checkPassword', 'WRONG_PASSWORD'),
    refused('checkPassword', 'OFFLINE'),
    answered('changePassword', undefined),
    refused('changePassword', 'SAME_PASSWORD'),
    refused('changePassword', 'TOO_MANY_ATTEMPTS'),
    finished('updateProfile', { ok: true, value: anaProfile }),
    finished('updateProfile', { ok: false, failure: { code: 'SERVER_ERROR' } }),
    finished('updateProfile', { ok: false, failure: { code: 'ABORTED' } }),
  ],
  never: {
    'a password stands in the context': ({ context }) => JSON.stringify(context).includes('-password'),
    'it is submitted without a name': ({ value, context }) =>
      value === 'submitting' && context.values.givenName.trim() === '',
  },
};
