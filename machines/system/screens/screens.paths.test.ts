import { expect, it } from 'vitest';
import { coverSamples } from '../../kit/samples';
import { screensMachine } from './screens.machine';
import { screensSamples } from './screens.samples';

it('every path of the screens', () => {
  const { walks } = coverSamples(screensMachine, screensSamples);
  expect(walks.length).toBeGreaterThan(20);
});
