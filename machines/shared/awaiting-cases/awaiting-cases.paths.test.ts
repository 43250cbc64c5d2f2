import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { awaitingCasesMachine } from './awaiting-cases.machine';
import { awaitingCasesSamples } from './awaiting-cases.samples';

it('every path of what awaits an answer', () => {
  const { walks } = coverSamples(awaitingCasesMachine, awaitingCasesSamples);
  expect(walks.length).toBeGreaterThan(8);
});
