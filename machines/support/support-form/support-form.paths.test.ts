import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { supportFormMachine } from './support-form.machine';
import { supportFormSamples } from './support-form.samples';

it('every path of the support form, signed in and out', () => {
  const { walks } = coverSamples(supportFormMachine, supportFormSamples);
  expect(walks.length).toBeGreaterThan(20);
});
