import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { logoutMachine } from './logout.machine';
import { logoutSamples } from './logout.samples';

it('every path of the logout', () => {
  const { walks } = coverSamples(logoutMachine, logoutSamples);
  expect(walks.length).toBeGreaterThan(2);
});
