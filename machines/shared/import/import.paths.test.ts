import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { importMachine } from './import.machine';
import { importSamples } from './import.samples';

it('every path of an import', () => {
  const { walks } = coverSamples(importMachine, importSamples);
  expect(walks.length).toBeGreaterThan(100);
});
