import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { listingDetailMachine } from './listing-detail.machine';
import { listingDetailSamples } from './listing-detail.samples';

it('every path of a listing', () => {
  const { walks } = coverSamples(listingDetailMachine, listingDetailSamples);
  expect(walks.length).toBeGreaterThan(100);
});
