import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { registerMachine } from './register.machine';
import { registerSamples } from './register.samples';

it('every path of the registration', () => {
  const { walks } = coverSamples(registerMachine, registerSamples);
  expect(walks.length).toBeGreaterThan(2);
});
