import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { selectionMachine } from './selection.machine';
import { selectionSamples } from './selection.samples';

it('every path of the selection', () => {
  const { walks } = coverSamples(selectionMachine, selectionSamples);
  expect(walks.length).toBeGreaterThan(5);
});
