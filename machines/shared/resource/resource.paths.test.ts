import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { resourceMachine } from './resource.machine';
import { resourceSamples } from './resource.samples';

it('every path of a thing that is asked for once', () => {
  const { walks } = coverSamples(resourceMachine, resourceSamples);
  expect(walks.length).toBeGreaterThan(5);
});
