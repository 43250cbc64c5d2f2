import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { listingPreviewMachine } from './listing-preview.machine';
import { listingPreviewSamples } from './listing-preview.samples';

it('every path of the listing preview', () => {
  const { walks } = coverSamples(listingPreviewMachine, listingPreviewSamples);
  expect(walks.length).toBe(307);
});
