import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { answeringMachine } from './answering.machine';
import { answeringSamples } from './answering.samples';

it('every path of the answering queue', () => {
  const { walks } = coverSamples(answeringMachine, answeringSamples);
  expect(walks.length).toBeGreaterThan(30);
});
