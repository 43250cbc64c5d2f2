import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { recoverPasswordMachine } from './recover-password.machine';
import { recoverPasswordSamples } from './recover-password.samples';

it('every path of the recovery of a password', () => {
  const { walks } = coverSamples(recoverPasswordMachine, recoverPasswordSamples);
  expect(walks.length).toBeGreaterThan(2);
});
