import type { ProfileSummary } from '../../../contracts/shapes';
import { beginProfile, type ProfileValues } from '../../domain/profile-form';
import { finished } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { newProfileMachine } from './new-profile.machine';

export const profileTyped: ProfileValues = { givenName: 'Ana', familyName: 'Chile', lang: 'es', currency: 'CLP' };
export const profileMade: ProfileSummary = { id: 'p-ana-cl', ...profileTyped, lang: 'es', userIds: ['u-ana-cl'] };

export const newProfileSamples: MachineSamples<typeof newProfileMachine> = {
  lives: [
    { name: 'a new profile', input: { values: beginProfile(null) }, seats: sampleSeats(), now: sampleNow },
    { name: 'one that was begun before', input: { values: profileTyped }, seats: sampleSeats(), now: sampleNow },
  ],
  events: [
    { type: 'values.change', values: profileTyped },
    { type: 'form.submit', values: { ...profileTyped, familyName: '' } },
    { type: 'form.submit', values: profileTyped },
    { type: 'form.close' },
    finished('createProfile', { ok: true, value: profileMade }),
    finished('createProfile', { ok: false, failure: { code: 'TOO_MANY_PROFILES' } }),
    finished('createProfile', { ok: false, failure: { code: 'ABORTED' } }),
  ],
  never: {
    'it is submitted without a name': ({ value, context }) =>
      value === 'submitting' && context.values.givenName.trim() === '',
  },
};
