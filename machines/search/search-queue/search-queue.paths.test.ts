import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { searchQueueMachine } from './search-queue.machine';
import { searchQueueSamples } from './search-queue.samples';

it('every path of a queue of searches', () => {
  const { walks } = coverSamples(searchQueueMachine, searchQueueSamples);
  expect(walks.length).toBeGreaterThan(6);
});
