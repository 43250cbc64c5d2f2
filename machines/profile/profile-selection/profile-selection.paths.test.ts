import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { profileSelectionMachine } from './profile-selection.machine';
import { profileSelectionSamples } from './profile-selection.samples';

it('every path of the profile selection', () => {
  const { walks } = coverSamples(profileSelectionMachine, profileSelectionSamples);
  expect(walks.length).toBeGreaterThan(6);
});
