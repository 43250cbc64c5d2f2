import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { linkedItemsMachine } from './linked-items.machine';
import { linkedItemsSamples } from './linked-items.samples';

it('every path of the linked items', () => {
  const { walks } = coverSamples(linkedItemsMachine, linkedItemsSamples);
  expect(walks.length).toBe(9);
});
