import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { newProfileMachine } from './new-profile.machine';
import { newProfileSamples } from './new-profile.samples';

it('every path of the new profile', () => {
  const { walks } = coverSamples(newProfileMachine, newProfileSamples);
  expect(walks.length).toBe(30);
});
