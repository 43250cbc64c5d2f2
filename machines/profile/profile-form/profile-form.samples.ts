import type { PasswordValues } from '../../domain/credentials';
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

export const profileFormDescriptions = {
  states: {
    editing: 'A person fills it in; what is typed is kept, passwords excepted.',
    checking: 'The identity service says whether the current password is right.',
    changing: 'The identity service takes the new password for the current one.',
    deciding: 'The password is another; whether anything else is to be saved.',
    submitting: 'The outbox has the change of the profile.',
    leaving: 'It is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    changesNothing: 'the profile says the same, and no other password was typed',
    faulty: 'a field is empty or wrong',
    isVouched: 'the password was changed here already',
    keepsPassword: 'no other password was typed',
    isOfField: 'what was refused is of one field',
    changesMore: 'the profile is to say something else, too',
    succeeded: 'it was done',
  },
};
