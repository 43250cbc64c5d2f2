import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { narrowingMachine } from './narrowing.machine';
import { narrowingSamples } from './narrowing.samples';

it('every path of the filters within the results', () => {
  const { walks } = coverSamples(narrowingMachine, narrowingSamples);
  expect(walks.length).toBeGreaterThan(5);
});
