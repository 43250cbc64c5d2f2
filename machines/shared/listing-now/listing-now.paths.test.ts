import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { listingNowMachine } from './listing-now.machine';
import { listingNowSamples } from './listing-now.samples';

it('every path of the listing of a report, today', () => {
  const { walks } = coverSamples(listingNowMachine, listingNowSamples);
  expect(walks.length).toBeGreaterThan(20);
});
