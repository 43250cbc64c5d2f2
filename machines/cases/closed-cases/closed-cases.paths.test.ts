import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { closedCasesMachine } from './closed-cases.machine';
import { closedCasesSamples } from './closed-cases.samples';

it('every path of the closed cases', () => {
  const { walks } = coverSamples(closedCasesMachine, closedCasesSamples);
  expect(walks.length).toBeGreaterThan(3);
});
