import { assign, sendParent, setup } from 'xstate';
import { defaultCurrency } from '../../../contracts/vocabulary/sites';
import {
  boundsCurrency,
  hasFaults,
  noResultFilters,
  resultFilterFaults,
  resultFiltersOf,
  resultFilterValues,
  withoutResultFilter,
  type ResultFilters,
  type ResultFilterFaults,
  type ResultFilterValues,
} from '../../domain/result-filters';
import { systemActor } from '../../kit/system-actor';
import { filterDrawerStates, type FilterEvent } from '../../shared/list/filters';

/** What holds, told by the results, and the sites that their search goes through. */
export interface CurrentNarrowing {
  filters: ResultFilters;
  sites: string[];
}

export interface NarrowingContext extends CurrentNarrowing {
  /** What the drawer holds until it is applied. */
  choice: ResultFilterValues;
  /** Turns between 0 and 1 whenever the choice is replaced while its form stands. */
  seed: number;
  refused: ResultFilterFaults | null;
}

export type NarrowingEvent = FilterEvent<ResultFilterValues> | ({ type: 'narrowing.told' } & CurrentNarrowing);

/** Told to the results: these are to hold. */
export interface NarrowingParentEvent {
  type: 'results.narrow';
  filters: ResultFilters;
}

const faultsIn = ({ choice }: NarrowingContext) => {
  const faults = resultFilterFaults(choice);
  return hasFaults(faults) ? faults : null;
};
const narrow = (filters: ResultFilters): NarrowingParentEvent => ({ type: 'results.narrow', filters });

/** The filters within the results of a search: the drawer where they are chosen, and each taken away. The address holds them. */
export const narrowingMachine = setup({
  types: { context: {} as NarrowingContext, events: {} as NarrowingEvent },
  actions: {
    hear: assign((_, { filters, sites }: CurrentNarrowing) => ({ filters, sites })),
    beginChoice: assign(({ context }) => {
      const choice = resultFilterValues(context.filters);
      return { choice, refused: faultsIn({ ...context, choice }) };
    }),
    changeChoice: assign(({ context, event }) =>
      event.type === 'choice.change' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    cleanChoice: assign(({ context }) => ({
      choice: resultFilterValues(noResultFilters),
      seed: 1 - context.seed,
      refused: null,
    })),
    flagFaults: assign(({ context }) => ({ refused: faultsIn(context) })),
    applyChoice: sendParent(({ context: { filters, sites, choice }, system }) => {
      const { profile } = systemActor(system, 'profile').getSnapshot().context;
      return narrow(resultFiltersOf(choice, boundsCurrency(filters, sites, profile?.currency ?? defaultCurrency)));
    }),
    remove: sendParent(({ context }, id: string) => narrow(withoutResultFilter(context.filters, id))),
    removeAll: sendParent(narrow(noResultFilters)),
  },
  guards: { isFaulty: ({ context }) => faultsIn(context) !== null },
}).createMachine({
  id: 'narrowing',
  context: {
    filters: noResultFilters,
    sites: [],
    choice: resultFilterValues(noResultFilters),
    seed: 0,
    refused: null,
  },
  on: {
    'narrowing.told': { actions: { type: 'hear', params: ({ event }) => event } },
    'filter.remove': { actions: { type: 'remove', params: ({ event }) => event.id } },
    'filters.clear': { actions: 'removeAll' },
  },
  initial: 'closed',
  states: {
    ...filterDrawerStates,
    open: {
      on: {
        ...filterDrawerStates.open.on,
        'choice.apply': [{ guard: 'isFaulty', actions: 'flagFaults' }, filterDrawerStates.open.on['choice.apply']],
      },
    },
  },
});
