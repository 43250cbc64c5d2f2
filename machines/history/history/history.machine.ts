import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import type { Page } from '../../../contracts/shapes';
import {
  awaitsAnswer,
  historySearch,
  noHistoryFilters,
  readHistoryFilters,
  withoutFilter,
  type HistoryFilters,
} from '../../domain/history-filters';
import { rowOfCase, rowOfReport, type HistoryRow } from '../../domain/history-row';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { FilterChoice, HistoryContext, HistoryEvent, HistoryInput } from './history.types';

export const historyPath = '/reports/noticed_articles';

const paging = (filters: HistoryFilters) => ({ size: filters.size, from: (filters.page - 1) * filters.size });
const choiceOf = ({ sort, reasons, sites }: HistoryFilters): FilterChoice => ({ sort, reasons, sites });

function shown<Item>(event: { output: Outcome<Page<Item>> }, row: (item: Item) => HistoryRow) {
  const page = valueOf(event);
  return { rows: page.items.map(row), total: page.total, failure: null };
}

export const historyMachine = setup({
  types: { context: {} as HistoryContext, events: {} as HistoryEvent, input: {} as HistoryInput },
  actors: {
    noticedArticles: port('noticedArticles'),
    counterNoticesV3: port('counterNoticesV3'),
    pendingCounterNoticeList: port('pendingCounterNoticeList'),
  },
  actions: {
    readAddress: assign(({ event }) => {
      if (event.type !== 'search.change') return {};
      return readHistoryFilters(event.search);
    }),
    askForAddress: enqueueActions(({ context, event, enqueue, system }) => {
      const to = (filters: Partial<HistoryFilters>) =>
        enqueue.sendTo(seat(system, 'screens'), {
          type: 'navigate',
          to: historyPath,
          search: historySearch({ ...context.filters, page: 1, ...filters }),
        });
      switch (event.type) {
        case 'status.choose':
          return to({ status: event.status });
        case 'seek.submit':
          return to({ item: event.item, seller: event.seller, due: event.due });
        case 'page.go':
          return to({ page: event.page });
        case 'size.choose':
          return to({ size: event.size });
        case 'filter.remove':
          return to(withoutFilter(context.filters, event.id));
        case 'filters.clear':
          return to({ ...noHistoryFilters, size: context.filters.size });
        case 'choice.apply':
          return to(context.choice);
        default:
          return undefined;
      }
    }),
  },
  guards: {
    awaitingByDay: ({ context }) => awaitsAnswer(context.filters) && context.filters.due !== null,
    awaiting: ({ context }) => awaitsAnswer(context.filters),
    beyondTheEnd: ({ context }) => context.rows.length === 0 && context.total > 0 && context.filters.page > 1,
  },
}).createMachine({
  id: 'history',
  context: ({ input }) => {
    const { filters, ignored } = readHistoryFilters(input.search);
    return { filters, ignored, rows: [], total: 0, failure: null, choice: choiceOf(filters) };
  },
  type: 'parallel',
  on: {
    'status.choose': { actions: 'askForAddress' },
    'seek.submit': { actions: 'askForAddress' },
    'page.go': { actions: 'askForAddress' },
    'size.choose': { actions: 'askForAddress' },
    'filter.remove': { actions: 'askForAddress' },
    'filters.clear': { actions: 'askForAddress' },
    'case.open': {
      actions: sendTo(
        ({ system }) => seat(system, 'screens'),
        ({ event }) => ({
          type: 'navigate',
          to: `/case_management/${encodeURIComponent(event.caseId)}`,
          search: { site: event.siteId },
        }),
      ),
    },
  },
  states: {
    list: {
      initial: 'asking',
      on: {
        'search.change': { target: '.asking', actions: 'readAddress' },
        'history.reload': '.asking',
        'screen.resumed': '.asking',
      },
      states: {
        asking: {
          tags: ['busy'],
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                { guard: 'awaitingByDay', target: 'awaitingByDay' },
                { guard: 'awaiting', target: 'awaiting' },
                { target: 'reports' },
              ],
            },
            reports: {
              invoke: {
                id: 'noticedArticles',
                src: 'noticedArticles',
                input: ({ context: { filters } }) => ({
                  ...paging(filters),
                  ...(filters.status.length > 0 && { status: filters.status }),
                  ...(filters.item !== null && { itemId: filters.item }),
                  ...(filters.sort !== 'recent' && { sort: filters.sort }),
                  ...(filters.reasons.length > 0 && { reasons: filters.reasons }),
                  ...(filters.sites.length > 0 && { sites: filters.sites }),
                }),
                onDone: [
                  {
                    guard: succeeded,
                    target: '#history.list.judging',
                    actions: assign(({ event }) => shown(event, rowOfReport)),
                  },
                  { target: '#history.list.failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
                ],
              },
            },
            awaiting: {
              invoke: {
                id: 'counterNoticesV3',
                src: 'counterNoticesV3',
                input: ({ context: { filters } }) => ({
                  ...paging(filters),
                  sort: 'due_date' as const,
                  order: 'asc' as const,
                  status: filters.status,
                  ...(filters.item !== null && { itemId: filters.item }),
                  ...(filters.seller !== null && { nickname: filters.seller }),
                }),
                onDone: [
                  {
                    guard: succeeded,
                    target: '#history.list.judging',
                    actions: assign(({ event }) => shown(event, rowOfCase)),
                  },
                  { target: '#history.list.failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
                ],
              },
            },
            awaitingByDay: {
              invoke: {
                id: 'pendingCounterNoticeList',
                src: 'pendingCounterNoticeList',
                input: ({ context: { filters } }) => ({
                  ...paging(filters),
                  sort: 'due_date' as const,
                  order: 'asc' as const,
                  ...(filters.due !== null && { dueDate: filters.due }),
                  ...(filters.item !== null && { itemid: filters.item }),
                }),
                onDone: [
                  {
                    guard: succeeded,
                    target: '#history.list.judging',
                    actions: assign(({ event }) => shown(event, rowOfCase)),
                  },
                  { target: '#history.list.failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
                ],
              },
            },
          },
        },
        judging: {
          always: [
            {
              guard: 'beyondTheEnd',
              target: 'shown',
              actions: sendTo(
                ({ system }) => seat(system, 'screens'),
                ({ context: { filters, total } }) => ({
                  type: 'navigate',
                  to: historyPath,
                  search: historySearch({ ...filters, page: Math.ceil(total / filters.size) }),
                  replace: true,
                }),
              ),
            },
            { target: 'shown' },
          ],
        },
        shown: {},
        failed: {},
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'filters.open': {
              target: 'open',
              actions: assign(({ context }) => ({ choice: choiceOf(context.filters) })),
            },
          },
        },
        open: {
          on: {
            'choice.change': {
              actions: assign(({ context, event }) => ({ choice: { ...context.choice, ...event.choice } })),
            },
            'choice.clean': { actions: assign({ choice: choiceOf(noHistoryFilters) }) },
            'choice.apply': { target: 'leaving', actions: 'askForAddress' },
            'filters.close': 'leaving',
          },
        },
        leaving: { on: { 'filters.gone': 'closed' }, after: { 400: 'closed' } },
      },
    },
  },
});
