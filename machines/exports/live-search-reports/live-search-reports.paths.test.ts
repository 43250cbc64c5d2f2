import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { liveSearchReportsMachine } from './live-search-reports.machine';
import { liveSearchReportsSamples } from './live-search-reports.samples';

it('every path of the live-search reports', () => {
  const { walks } = coverSamples(liveSearchReportsMachine, liveSearchReportsSamples);
  expect(walks.length).toBeGreaterThan(10);
});
