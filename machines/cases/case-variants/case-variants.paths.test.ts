import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { caseVariantsMachine } from './case-variants.machine';
import { caseVariantsSamples } from './case-variants.samples';

it('every path of the variants of a case', () => {
  const { walks } = coverSamples(caseVariantsMachine, caseVariantsSamples);
  expect(walks.length).toBeGreaterThan(4);
});
