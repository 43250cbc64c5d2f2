import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { sellerInformationMachine } from './seller-information.machine';
import { sellerInformationSamples } from './seller-information.samples';

it('every path of the seller information', () => {
  const { walks } = coverSamples(sellerInformationMachine, sellerInformationSamples);
  expect(walks.length).toBe(124);
});
