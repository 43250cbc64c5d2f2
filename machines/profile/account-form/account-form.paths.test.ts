import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { accountFormMachine } from './account-form.machine';
import { accountFormSamples } from './account-form.samples';

it('every path of the account form', () => {
  const { walks } = coverSamples(accountFormMachine, accountFormSamples);
  expect(walks.length).toBe(54);
});
