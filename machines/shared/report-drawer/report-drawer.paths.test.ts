import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { reportDrawerMachine } from './report-drawer.machine';
import { reportDrawerSamples } from './report-drawer.samples';

it('every path of the report drawer', () => {
  const { walks } = coverSamples(reportDrawerMachine, reportDrawerSamples);
  expect(walks.length).toBeGreaterThan(100);
});
