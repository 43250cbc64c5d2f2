import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { screensMachine } from './screens.machine';
import { screensSamples } from './screens.samples';

it('every path of the screens', () => {
  const { walks } = coverSamples(screensMachine, screensSamples);
  expect(walks.length).toBeGreaterThan(20);
});
