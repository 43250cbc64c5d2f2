import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { loginMachine } from './login.machine';
import { loginSamples } from './login.samples';

it('every path of the login', () => {
  const { walks } = coverSamples(loginMachine, loginSamples);
  expect(walks.length).toBeGreaterThan(3);
});
