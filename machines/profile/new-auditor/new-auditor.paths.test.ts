import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { newAuditorMachine } from './new-auditor.machine';
import { newAuditorSamples } from './new-auditor.samples';

it('every path of new auditor', () => {
  const { walks } = coverSamples(newAuditorMachine, newAuditorSamples);
  expect(walks.length).toBeGreaterThan(5);
});
