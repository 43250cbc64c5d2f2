import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { profileFormMachine } from './profile-form.machine';
import { profileFormSamples } from './profile-form.samples';

it('every path of the profile form', () => {
  const { walks } = coverSamples(profileFormMachine, profileFormSamples);
  expect(walks.length).toBe(91);
});
