import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { translationMachine } from './translation.machine';
import { translationSamples } from './translation.samples';

it('every path of a translation', () => {
  const { walks } = coverSamples(translationMachine, translationSamples);
  expect(walks.length).toBeGreaterThan(8);
});
