import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { listingVariantsMachine } from './listing-variants.machine';
import { listingVariantsSamples } from './listing-variants.samples';

it('every path of the listing variants', () => {
  const { walks } = coverSamples(listingVariantsMachine, listingVariantsSamples);
  expect(walks.length).toBe(157);
});
