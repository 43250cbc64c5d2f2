import { expect, it } from 'vitest';
import { coverSamples } from '../../../rehearsal/samples';
import { operationMachine } from './operation.machine';
import { operationSamples } from './operation.samples';

it('every path of an operation: new, left queued, left on its way, with keys honoured and ignored', () => {
  const { walks } = coverSamples(operationMachine, operationSamples);
  expect(walks.length).toBeGreaterThan(100);
});
