import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { watchedSellersMachine } from './watched-sellers.machine';
import { watchedSellersSamples } from './watched-sellers.samples';

it('every path of the list of the watched sellers', () => {
  const { walks } = coverSamples(watchedSellersMachine, watchedSellersSamples);
  expect(walks.length).toBeGreaterThan(5);
});
