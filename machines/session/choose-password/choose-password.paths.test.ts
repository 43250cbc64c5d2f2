import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { choosePasswordMachine } from './choose-password.machine';
import { choosePasswordSamples } from './choose-password.samples';

it('every path of the choice of another password', () => {
  const { walks } = coverSamples(choosePasswordMachine, choosePasswordSamples);
  expect(walks.length).toBeGreaterThan(2);
});
