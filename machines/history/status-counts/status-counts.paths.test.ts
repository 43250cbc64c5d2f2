import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { statusCountsMachine } from './status-counts.machine';
import { statusCountsSamples } from './status-counts.samples';

it('every path of the numbers of the groups', () => {
  const { walks } = coverSamples(statusCountsMachine, statusCountsSamples);
  expect(walks.length).toBeGreaterThan(4);
});
