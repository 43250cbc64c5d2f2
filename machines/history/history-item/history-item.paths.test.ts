import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { historyItemMachine } from './history-item.machine';
import { historyItemSamples } from './history-item.samples';

it('every path of one report of the history', () => {
  const { walks } = coverSamples(historyItemMachine, historyItemSamples);
  expect(walks.length).toBeGreaterThan(5);
});
