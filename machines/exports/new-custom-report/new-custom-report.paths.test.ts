import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { newCustomReportMachine } from './new-custom-report.machine';
import { newCustomReportSamples } from './new-custom-report.samples';

it('every path of the new custom report', () => {
  const { walks } = coverSamples(newCustomReportMachine, newCustomReportSamples);
  expect(walks.length).toBeGreaterThan(4);
});
