import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { customReportsMachine } from './custom-reports.machine';
import { customReportsSamples } from './custom-reports.samples';

it('every path of the custom reports', () => {
  const { walks } = coverSamples(customReportsMachine, customReportsSamples);
  expect(walks.length).toBeGreaterThan(10);
});
