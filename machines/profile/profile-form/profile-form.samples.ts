import type { PasswordValues } from '../../domain/password';
import { profileValuesOf } from '../../domain/profile-form';
import { answered, finished, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { anaProfile, sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { profileFormMachine } from './profile-form.machine';
import type { ProfileFormInput } from './profile-form.types';

const known = profileValuesOf(anaProfile);
export const profileFormInput: ProfileFormInput = { values: known, known };
export const profileChanged = { ...known, familyName: 'Quiroga Paz' };
export const vouching: PasswordValues = { currentPassword: 'current-password', password: '', confirmation: '' };
export const replacing: PasswordValues = {
  ...vouching,
  password: 'another-password',
  confirmation: 'another-password',
};

export const profileFormSamples: MachineSamples<typeof profileFormMachine> = {
  lives: [{ name: 'a profile', input: profileFormInput, seats: sampleSeats(), now: sampleNow }],
  events: [
    { type: 'values.change', values: profileChanged },
    { type: 'form.submit', values: known, passwords: vouching },
    { type: 'form.submit', values: { ...profileChanged, givenName: '' }, passwords: vouching },
    { type: 'form.submit', values: profileChanged, passwords: vouching },
    { type: 'form.submit', values: profileChanged, passwords: replacing },
    { type: 'form.submit', values: known, passwords: replacing },
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
