import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { reportedDetailMachine } from './reported-detail.machine';
import { reportedDetailSamples } from './reported-detail.samples';

it('every path of the reported detail', () => {
  const { walks } = coverSamples(reportedDetailMachine, reportedDetailSamples);
  expect(walks.length).toBe(14);
});
