import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { caseMachine } from './case.machine';
import { caseSamples } from './case.samples';

it('every path of the case', () => {
  const { walks } = coverSamples(caseMachine, caseSamples);
  expect(walks.length).toBeGreaterThan(50);
});
