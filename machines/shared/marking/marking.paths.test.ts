import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { markingMachine } from './marking.machine';
import { markingSamples } from './marking.samples';

it('every path of the decision on listings', () => {
  const { walks } = coverSamples(markingMachine, markingSamples);
  expect(walks.length).toBe(76);
});
