import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { profilePageMachine } from './profile-page.machine';
import { profilePageSamples } from './profile-page.samples';

it('every path of the profile page', () => {
  const { walks } = coverSamples(profilePageMachine, profilePageSamples);
  expect(walks).toHaveLength(24);
});
