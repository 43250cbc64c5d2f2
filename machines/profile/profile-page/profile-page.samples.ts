import { answered, finished, refused } from '../../rehearsal/cover';
import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { shows } from '../../rehearsal/shows';
import { inputAt } from '../../rehearsal/at';
import { efficiency } from './profile-page.efficiency';
import type { profilePageMachine } from './profile-page.machine';
import type { ProfilePageEvent, ProfilePageInput } from './profile-page.types';

export const profilePageInput: ProfilePageInput = inputAt('profilePage', {});

const said: ProfilePageEvent[] = [
  { type: 'verification.check' },
  { type: 'screen.resumed' },
  { type: 'account.edit' },
  { type: 'profile.edit' },
  { type: 'efficiency.reload' },
];

export const profilePageSamples: MachineSamples<typeof profilePageMachine> = {
  lives: [{ name: 'a verified rights holder', input: profilePageInput, seats: sampleSeats(), now: sampleNow }],
  events: [
    ...said,
    finished('profileForm'),
    finished('accountForm', { value: null }),
    shows('efficiency', efficiency, { steps: [answered('efficiency', { level: 'high' })] }),
    shows('efficiency', efficiency, { steps: [refused('efficiency', 'OFFLINE')] }),
  ],
};
