import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { changePasswordMachine } from './change-password.machine';
import { changePasswordSamples } from './change-password.samples';

it('every path of change password', () => {
  const { walks } = coverSamples(changePasswordMachine, changePasswordSamples);
  expect(walks.length).toBeGreaterThan(2);
});
