import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { quickEntryMachine } from './quick-entry.machine';
import { quickEntrySamples } from './quick-entry.samples';

it('every path of one thing that is looked for', () => {
  const { walks } = coverSamples(quickEntryMachine, quickEntrySamples);
  expect(walks.length).toBeGreaterThan(6);
});
