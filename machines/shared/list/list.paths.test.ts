import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { listMachine } from './list.machine';
import { listSamples } from './list.samples';

it('every path of a list', () => {
  const { walks } = coverSamples(listMachine, listSamples);
  expect(walks.length).toBeGreaterThan(20);
});
