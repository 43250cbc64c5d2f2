import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { growingMachine } from './growing.machine';
import { growingSamples } from './growing.samples';

it('every path of a growing list', () => {
  const { walks } = coverSamples(growingMachine, growingSamples);
  expect(walks.length).toBeGreaterThan(50);
});
