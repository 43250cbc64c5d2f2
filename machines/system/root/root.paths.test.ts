import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { rootMachine } from './root.machine';
import { rootSamples } from './root.samples';

it('every path of the root', () => {
  const { walks } = coverSamples(rootMachine, rootSamples);
  expect(walks.length).toBeGreaterThan(4);
});
