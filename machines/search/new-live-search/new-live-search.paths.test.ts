import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { newLiveSearchMachine } from './new-live-search.machine';
import { newLiveSearchSamples } from './new-live-search.samples';

it('every path of the new live search', () => {
  const { walks } = coverSamples(newLiveSearchMachine, newLiveSearchSamples);
  expect(walks.length).toBeGreaterThan(4);
});
