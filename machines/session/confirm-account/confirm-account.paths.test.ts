import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { confirmAccountMachine } from './confirm-account.machine';
import { confirmAccountSamples } from './confirm-account.samples';

it('every path of the confirmation of an account', () => {
  const { walks } = coverSamples(confirmAccountMachine, confirmAccountSamples);
  expect(walks.length).toBeGreaterThan(2);
});
