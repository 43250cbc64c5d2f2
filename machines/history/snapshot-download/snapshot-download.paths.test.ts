import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { snapshotDownloadMachine } from './snapshot-download.machine';
import { snapshotDownloadSamples } from './snapshot-download.samples';

it('every path of the copy of a listing', () => {
  const { walks } = coverSamples(snapshotDownloadMachine, snapshotDownloadSamples);
  expect(walks.length).toBeGreaterThan(3);
});
