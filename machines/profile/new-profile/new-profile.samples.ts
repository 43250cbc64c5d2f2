import type { ProfileSummary } from '../../../contracts/shapes';
import { beginProfile, type ProfileValues } from '../../domain/profile-form';
import { finished } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { newProfileMachine } from './new-profile.machine';

export const typedProfile: ProfileValues = { givenName: 'Ana', familyName: 'Chile', lang: 'es', currency: 'CLP' };
export const createdProfile: ProfileSummary = { id: 'p-ana-cl', ...typedProfile, lang: 'es', userIds: ['u-ana-cl'] };

export const newProfileSamples: MachineSamples<typeof newProfileMachine> = {
  lives: [
    {
      name: 'a new profile',
      input: { values: beginProfile(null) },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
    {
      name: 'one that was begun before',
      input: { values: typedProfile },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: [
    { type: 'values.change', values: typedProfile },
    { type: 'form.submit', values: { ...typedProfile, familyName: '' } },
    { type: 'form.submit', values: typedProfile },
    { type: 'form.close' },
    finished('createProfile', { ok: true, value: createdProfile }),
    finished('createProfile', { ok: false, failure: { code: 'TOO_MANY_PROFILES' } }),
    finished('createProfile', { ok: false, failure: { code: 'ABORTED' } }),
  ],
  never: {
    'it is submitted without a name': ({ value, context }) =>
      value === 'submitting' && context.values.givenName.trim() === '',
  },
};

export const newProfileDescriptions = {
  states: {
    editing: 'A person fills it in; what is typed is kept.',
    submitting: 'The outbox has it; what is typed stays meanwhile.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    wasTakenBack: 'the person took it back, or gave it up',
    faulty: 'a field that is asked for is empty or wrong',
    succeeded: 'the gateway took it',
  },
};

export { drawerFormView as newProfileView } from '../../shared/drawer-form.view';
