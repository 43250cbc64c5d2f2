import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { liveSearchesMachine } from './live-searches.machine';
import { liveSearchesSamples } from './live-searches.samples';

it('every path of the live searches', () => {
  const { walks } = coverSamples(liveSearchesMachine, liveSearchesSamples);
  expect(walks.length).toBeGreaterThan(20);
});
