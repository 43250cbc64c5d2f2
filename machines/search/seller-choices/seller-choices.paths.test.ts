import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { sellerChoicesMachine } from './seller-choices.machine';
import { sellerChoicesSamples } from './seller-choices.samples';

it('every path of the sellers to choose from', () => {
  const { walks } = coverSamples(sellerChoicesMachine, sellerChoicesSamples);
  expect(walks.length).toBeGreaterThan(2);
});
