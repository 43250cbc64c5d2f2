import { noResultFilters } from '../../domain/result-filters';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { filterDrawerEvents, filterDescriptions } from '../../shared/list/filters';
import type { narrowingMachine, NarrowingContext, NarrowingEvent } from './narrowing.machine';

const sentEvents: NarrowingEvent[] = [
  {
    type: 'narrowing.told',
    filters: { ...noResultFilters, seller: '7', sites: ['MLA'], priceMax: 90, currency: 'ARS' },
    sites: ['MLA', 'MLB'],
  },
  ...filterDrawerEvents,
  { type: 'choice.change', choice: { official: 'without', priceMin: '100' } },
];

export const narrowingSamples: MachineSamples<typeof narrowingMachine> = {
  lives: [{ name: 'nothing narrows the results', systemActors: sampleSystemActors({}), now: sampleNow }],
  events: sentEvents,
  serialize: ({ value, context }) => {
    const { filters, choice, seed, refused } = context as NarrowingContext;
    return JSON.stringify([value, filters, choice, seed, refused]);
  },
};

export const narrowingDescriptions = {
  states: filterDescriptions,
  guards: { isFaulty: 'a bound is no number, or they contradict each other' },
};
