import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { dayMachine } from './day.machine';
import { daySamples } from './day.samples';

it('every path of the day', () => {
  const { walks } = coverSamples(dayMachine, daySamples);
  expect(walks.length).toBeGreaterThan(4);
});
