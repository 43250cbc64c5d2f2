import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { resultsMachine } from './results.machine';
import { resultsSamples } from './results.samples';

it('every path of the results', () => {
  const { walks } = coverSamples(resultsMachine, resultsSamples);
  expect(walks.length).toBeGreaterThan(5);
});
