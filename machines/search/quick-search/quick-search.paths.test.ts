import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { quickSearchMachine } from './quick-search.machine';
import { quickSearchSamples } from './quick-search.samples';

it('every path of the quick search', () => {
  const { walks } = coverSamples(quickSearchMachine, quickSearchSamples);
  expect(walks.length).toBeGreaterThan(6);
});
