import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { reportedDetailDoorMachine } from './reported-detail-door.machine';
import { reportedDetailDoorSamples } from './reported-detail-door.samples';

it('every path of the door of a detail', () => {
  const { walks } = coverSamples(reportedDetailDoorMachine, reportedDetailDoorSamples);
  expect(walks.length).toBeGreaterThan(3);
});
