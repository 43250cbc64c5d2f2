import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { searchFiltersMachine } from './search-filters.machine';
import { searchFiltersSamples } from './search-filters.samples';

it('every path of the filters of a search', () => {
  const { walks } = coverSamples(searchFiltersMachine, searchFiltersSamples);
  expect(walks.length).toBeGreaterThan(6);
});
