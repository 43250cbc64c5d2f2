import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { profileMachine } from './profile.machine';
import { profileSamples } from './profile.samples';

it('every path of the profile', () => {
  const { walks } = coverSamples(profileMachine, profileSamples);
  expect(walks.length).toBeGreaterThan(30);
});
