import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { importTipMachine } from './import-tip.machine';
import { importTipSamples } from './import-tip.samples';

it('every path of the tip of an import', () => {
  const { walks } = coverSamples(importTipMachine, importTipSamples);
  expect(walks.length).toBeGreaterThan(3);
});
