import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { receiptMachine } from './receipt.machine';
import { receiptSamples } from './receipt.samples';

it('every path of the receipt of a send', () => {
  const { walks } = coverSamples(receiptMachine, receiptSamples);
  expect(walks.length).toBeGreaterThan(8);
});
