import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { marketplaceLoginMachine } from './marketplace-login.machine';
import { marketplaceLoginSamples } from './marketplace-login.samples';

it('every path of the marketplace login', () => {
  const { walks } = coverSamples(marketplaceLoginMachine, marketplaceLoginSamples);
  expect(walks).toHaveLength(2);
});
