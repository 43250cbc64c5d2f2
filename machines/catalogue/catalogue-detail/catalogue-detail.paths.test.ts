import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { catalogueDetailMachine } from './catalogue-detail.machine';
import { catalogueDetailSamples } from './catalogue-detail.samples';

it('every path of a page of the catalogue', () => {
  const { walks } = coverSamples(catalogueDetailMachine, catalogueDetailSamples);
  expect(walks.length).toBeGreaterThan(10);
});
