import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { exportWatchMachine } from './export-watch.machine';
import { exportWatchSamples } from './export-watch.samples';

it('every path of the watch over reports', () => {
  const { walks } = coverSamples(exportWatchMachine, exportWatchSamples);
  expect(walks.length).toBeGreaterThan(8);
});
