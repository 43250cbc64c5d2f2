import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { marketplaceLoginMachine } from './marketplace-login.machine';
import { marketplaceLoginEvents, marketplaceLoginInput } from './marketplace-login.samples';

it('every path of the marketplace login', () => {
  const { walks } = cover(marketplaceLoginMachine, { input: marketplaceLoginInput, events: marketplaceLoginEvents });
  expect(walks).toHaveLength(2);
});
