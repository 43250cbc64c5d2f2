import type { MachineSamples } from '../../kit/samples';
import { sampleNow, sampleSeats } from '../../shared/sample-seats';
import type { profilePageMachine } from './profile-page.machine';
import type { ProfilePageEvent, ProfilePageInput } from './profile-page.types';

export const profilePageInput: ProfilePageInput = { params: {}, search: {} };

const said: ProfilePageEvent[] = [{ type: 'verification.check' }, { type: 'screen.resumed' }];

export const profilePageSamples: MachineSamples<typeof profilePageMachine> = {
  lives: [{ name: 'a verified rights holder', input: profilePageInput, seats: sampleSeats(), now: sampleNow }],
  events: said,
};
