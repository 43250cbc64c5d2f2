import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { trustedSellersMachine } from './trusted-sellers.machine';
import { trustedSellersSamples } from './trusted-sellers.samples';

it('every path of the list of the trusted sellers', () => {
  const { walks } = coverSamples(trustedSellersMachine, trustedSellersSamples);
  expect(walks.length).toBeGreaterThan(5);
});
