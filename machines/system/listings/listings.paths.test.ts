import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { listingsMachine } from './listings.machine';
import { listingsSamples } from './listings.samples';

it('every path of the listings', () => {
  const { walks } = coverSamples(listingsMachine, listingsSamples);
  expect(walks.length).toBeGreaterThan(10);
});
