import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { reviewsMachine } from './reviews.machine';
import { reviewsSamples } from './reviews.samples';

it('every path of the reviews', () => {
  const { walks } = coverSamples(reviewsMachine, reviewsSamples);
  expect(walks.length).toBe(50);
});
