import { assign, setup } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import type { HistoryReport, Page } from '../../../contracts/shapes';
import { caseStatusGroups, type CaseStatusGroup } from '../../../contracts/vocabulary/case-statuses';
import { isSameButStatus, activeFiltersOf, type HistoryFilters } from '../../domain/history-filters';
import { succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';

/** A group of statuses, or all reports: some have a status that is in no group (ruling H04). */
type Counted = CaseStatusGroup | 'all';
const counted: readonly Counted[] = [...caseStatusGroups, 'all'];

export interface StatusCountsInput {
  filters: HistoryFilters;
}

export interface StatusCountsContext {
  filters: HistoryFilters;
  /** How many reports each has, as far as it is known. */
  counts: Partial<Record<Counted, number>>;
  /** What is still to be asked for, the next one first. */
  left: Counted[];
}

export type StatusCountsEvent =
  | { type: 'filters.change'; filters: HistoryFilters }
  /** What stood stays until it is known anew. */
  | { type: 'counts.reload' };

/** How many reports of the history each group of statuses has, and how many there are, with the filters that are set; asked once the list itself had its turn. */
export const statusCountsMachine = setup({
  types: {
    context: {} as StatusCountsContext,
    events: {} as StatusCountsEvent,
    input: {} as StatusCountsInput,
  },
  actors: { noticedArticles: port('noticedArticles') },
  actions: {
    beginAnew: assign({ left: [...counted] }),
    setFilters: assign((_, filters: HistoryFilters) => ({ filters, counts: {} })),
    setCount: assign(({ context: { counts, left } }, { total }: Page<HistoryReport>) => {
      const [next, ...rest] = left;
      return next === undefined ? {} : { counts: { ...counts, [next]: total }, left: rest };
    }),
  },
  guards: {
    areOthers: ({ context }, filters: HistoryFilters) => !isSameButStatus(context.filters, filters),
    isLast: ({ context }, answer: Outcome<Page<HistoryReport>>) => answer.ok && context.left.length === 1,
  },
  delays: { pause: 600 },
}).createMachine({
  id: 'statusCounts',
  context: ({ input: { filters } }) => ({ filters, counts: {}, left: [] }),
  on: {
    'filters.change': {
      guard: { type: 'areOthers', params: ({ event }) => event.filters },
      target: '.waiting',
      actions: { type: 'setFilters', params: ({ event }) => event.filters },
    },
    'counts.reload': '.waiting',
  },
  initial: 'waiting',
  states: {
    waiting: { after: { pause: { target: 'asking', actions: 'beginAnew' } } },
    asking: {
      invoke: {
        id: 'noticedArticles',
        src: 'noticedArticles',
        input: ({ context: { filters, left } }) => ({
          size: 1,
          from: 0,
          ...activeFiltersOf({ ...filters, status: left.filter((one) => one !== 'all').slice(0, 1), sort: 'recent' }),
        }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => event.output },
            target: 'told',
            actions: { type: 'setCount', params: ({ event }) => valueOf(event) },
          },
          {
            guard: succeeded,
            target: 'asking',
            reenter: true,
            actions: { type: 'setCount', params: ({ event }) => valueOf(event) },
          },
          { target: 'told' },
        ],
      },
    },
    told: {},
  },
});
