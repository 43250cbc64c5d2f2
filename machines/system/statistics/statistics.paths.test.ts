import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { statisticsMachine } from './statistics.machine';
import { statisticsSamples } from './statistics.samples';

it('every path of the statistics', () => {
  const { walks } = coverSamples(statisticsMachine, statisticsSamples);
  expect(walks.length).toBeGreaterThan(10);
});
