import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { sellerHistoryMachine } from './seller-history.machine';
import { sellerHistorySamples } from './seller-history.samples';

it('every path of the seller history', () => {
  const { walks } = coverSamples(sellerHistoryMachine, sellerHistorySamples);
  expect(walks.length).toBe(7);
});
