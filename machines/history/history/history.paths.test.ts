import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { historyMachine } from './history.machine';
import { historySamples } from './history.samples';

it('every path of the report history', () => {
  const { walks } = coverSamples(historyMachine, historySamples);
  expect(walks.length).toBeGreaterThan(20);
});
