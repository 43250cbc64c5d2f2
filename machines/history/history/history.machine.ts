import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import { go } from '../../domain/go';
import {
  awaitsAnswer,
  noHistoryFilters,
  soughtBy,
  withoutFilter,
  type HistoryFilters,
} from '../../domain/history-filters';
import type { HistoryRow } from '../../domain/history-row';
import { seat } from '../../kit/seat';
import type { NoticeInput } from '../../seats/notices';
import { filterStates } from '../../shared/list/filters';
import { forList } from '../../shared/list/list';
import { listView, unasked, type ListView } from '../../shared/list/list.view';
import { unreadCases } from '../../shared/list/unread-cases';
import { historyList } from './history.list';
import type { FilterChoice, HistoryContext, HistoryEvent, HistoryInput } from './history.types';

const choiceOf = ({ sort, by, reasons, sites }: HistoryFilters): FilterChoice => ({ sort, by, reasons, sites });
/** What of the choice the drawer offers, chosen anew; the rest waits for its status. */
const cleanChoice = ({ filters, choice }: HistoryContext): FilterChoice => {
  const { sort, by, reasons, sites } = noHistoryFilters;
  return awaitsAnswer(filters) ? { ...choice, by } : { ...choice, sort, reasons, sites };
};

export const historyMachine = setup({
  types: { context: {} as HistoryContext, events: {} as HistoryEvent, input: {} as HistoryInput },
  actors: { list: historyList },
  actions: {
    toList: forwardTo('list'),
    keepList: enqueueActions(({ context, enqueue, system }, list: ListView<HistoryRow>) => {
      enqueue.assign({ list });
      const notice = unreadCases(context.list, list);
      if (notice !== null) enqueue.sendTo(seat(system, 'notices'), { type: 'notice.raise', notice });
    }),
    readAddress: assign((_, filters: HistoryFilters) => ({ filters })),
    goTo: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context }, filters: Partial<HistoryFilters>) =>
        go({ to: 'history', search: { ...context.filters, page: 1, ...filters } }),
    ),
    openCase: sendTo(
      ({ system }) => seat(system, 'screens'),
      (_, { caseId, siteId }: { caseId: string; siteId: string }) =>
        go({ to: 'case', params: { id: caseId }, search: { site: siteId } }),
    ),
    beginChoice: assign(({ context }) => ({ choice: choiceOf(context.filters) })),
    changeChoice: assign(({ context, event }) =>
      event.type === 'choice.change' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    cleanChoice: assign(({ context }) => ({ choice: cleanChoice(context), seed: 1 - context.seed })),
    applyChoice: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context: { filters, choice } }) => go({ to: 'history', search: { ...filters, page: 1, ...choice } }),
    ),
    tellCleared: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'seek.submit') return;
      const { cleared } = soughtBy(context.filters, event);
      if (cleared === null) return;
      const notice = { code: 'history.dueOrSeller', tone: 'info', values: { cleared } } satisfies NoticeInput;
      enqueue.sendTo(seat(system, 'notices'), { type: 'notice.raise', notice });
    }),
  },
}).createMachine({
  id: 'history',
  context: ({ input: { search } }) => ({ filters: search, list: unasked, choice: choiceOf(search), seed: 0 }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context }) => ({ params: {}, search: context.filters }),
    onSnapshot: { actions: { type: 'keepList', params: ({ event }) => listView(event.snapshot) } },
  },
  on: {
    ...forList,
    'search.change': { actions: [{ type: 'readAddress', params: ({ event }) => event.search }, 'toList'] },
    'status.choose': { actions: { type: 'goTo', params: ({ event: { status } }) => ({ status }) } },
    'seek.submit': {
      actions: [
        { type: 'goTo', params: ({ context, event }) => soughtBy(context.filters, event).sought },
        'tellCleared',
      ],
    },
    'size.choose': { actions: { type: 'goTo', params: ({ event: { size } }) => ({ size }) } },
    'filter.remove': {
      actions: { type: 'goTo', params: ({ context, event }) => withoutFilter(context.filters, event.id) },
    },
    'filters.clear': {
      actions: { type: 'goTo', params: ({ context }) => ({ ...noHistoryFilters, size: context.filters.size }) },
    },
    'case.open': { actions: { type: 'openCase', params: ({ event }) => event } },
  },
  initial: 'closed',
  states: filterStates,
});
