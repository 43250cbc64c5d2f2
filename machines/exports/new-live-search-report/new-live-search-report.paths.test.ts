import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { newLiveSearchReportMachine } from './new-live-search-report.machine';
import { newLiveSearchReportSamples } from './new-live-search-report.samples';

it('every path of the new live-search report', () => {
  const { walks } = coverSamples(newLiveSearchReportMachine, newLiveSearchReportSamples);
  expect(walks.length).toBeGreaterThan(4);
});
