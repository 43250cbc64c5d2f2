import {
  assign,
  enqueueActions,
  forwardTo,
  sendTo,
  setup,
  type ActorRefFrom,
  type ActorSystem,
  type ActorSystemInfo,
} from 'xstate';
import { pageOfDeadline, gatewayDayOf, isDueBy } from '../../domain/deadlines';
import type { Deadline } from '../../domain/due-today';
import { goTo } from '../../domain/navigation-events';
import {
  awaitsAnswer,
  noHistoryFilters,
  ofSeller,
  seekValuesOf,
  withoutFilter,
  type HistoryFilters,
  type Seek,
  activeFiltersOf,
  describedSeek,
} from '../../domain/history-filters';
import { type HistoryRow, rowOfCase, rowOfReport } from '../../domain/history-row';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { NoticeInput } from '../../system-actors/notices';
import { awaitingCasesMachine } from '../../shared/awaiting-cases/awaiting-cases.machine';
import { awaitingCasesView } from '../../shared/awaiting-cases/awaiting-cases.view';
import { carouselMachine } from '../../shared/carousel/carousel.machine';
import { filterDrawerStates, type FilterEvent } from '../../shared/list/filters';
import { listTransitions, pageSizeTransitions, fromPort, listOf } from '../../shared/list/list';
import { listView, initialListView, type ListView, type ListEvent, type SizeEvent } from '../../shared/list/list.view';
import { unreadCasesNotice } from '../../shared/list/unread-cases-notice';
import { statusCountsMachine } from '../status-counts/status-counts.machine';
import { watchFinishedWork, type WorkFinished } from './watch-finished-work';
import type { CaseStatusGroup } from '../../../contracts/vocabulary/case-statuses';
import type { CaseSort } from '../../../contracts/vocabulary/listings';
import type { ScreenInput } from '../../domain/addresses';

type Place = ScreenInput<'history'>;
const directions = { due_date: 'asc', date_created: 'desc' } as const satisfies Record<CaseSort, unknown>;

/** What awaits an answer comes from two operations that know its due date, everything else from the history (rulings H01, K01). */
const historyList = listOf(
  'historyList',
  [
    fromPort('pendingCounterNoticeList', {
      when: ({ search }: Place) => awaitsAnswer(search) && search.due !== null,
      ask: ({ search: { size, page, by, item, due } }: Place) => ({
        size,
        from: (page - 1) * size,
        sort: by,
        order: directions[by],
        ...describedSeek({ dueDate: due === null ? null : gatewayDayOf(due), itemid: item }),
      }),
      // The gateway's day ends at another hour than the person's: what is due after that is left out.
      read: ({ items, total }, { search: { due } }) => {
        const rows = items.filter(({ dueDate }) => due === null || isDueBy(dueDate, due)).map(rowOfCase);
        return { rows, total: total - (items.length - rows.length) };
      },
    }),
    fromPort('counterNoticesV3', {
      when: ({ search }: Place) => awaitsAnswer(search),
      ask: ({ search: { size, page, by, status, item, seller, sellerId } }: Place) => ({
        size,
        from: (page - 1) * size,
        sort: by,
        order: directions[by],
        status,
        ...describedSeek({ itemId: item, nickname: seller, sellerId }),
      }),
      read: ({ items, total }) => ({ rows: items.map(rowOfCase), total }),
    }),
    fromPort('noticedArticles', {
      ask: ({ search }: Place) => ({
        size: search.size,
        from: (search.page - 1) * search.size,
        ...activeFiltersOf(search),
      }),
      read: ({ items, total }) => ({ rows: items.map(rowOfReport), total }),
    }),
  ],
  {
    idOf: ({ caseId }) => caseId,
    paging: { at: ({ search }) => search, to: ({ search }) => ({ to: 'history', search }) },
  },
);

export type HistoryInput = ScreenInput<'history'>;

/** What the filter drawer holds until it is applied. */
export type FilterChoice = Pick<HistoryFilters, 'sort' | 'by' | 'reasons' | 'sites'>;

export interface HistoryContext {
  filters: HistoryFilters;
  list: ListView<HistoryRow>;
  choice: FilterChoice;
  /** Turns between 0 and 1 whenever the choice is replaced while its form stands. */
  seed: number;
  /** The report whose auditor's comment is read. */
  commentOf: string | null;
}

export type HistoryEvent =
  | ListEvent<HistoryFilters>
  | { type: 'status.choose'; status: CaseStatusGroup[] }
  | ({ type: 'seek.submit' } & Seek)
  /** The reports of that seller alone. */
  | { type: 'seller.choose'; sellerId: string }
  /** What the auditor said of that report, and away with it. */
  | { type: 'comment.open'; caseId: string }
  | { type: 'comment.close' }
  /** The order of what awaits an answer. */
  | { type: 'by.choose'; by: CaseSort }
  /** To where that deadline begins, in the order of due dates. */
  | { type: 'deadline.go'; deadline: Deadline }
  /** Through all that awaits an answer, one after the other. */
  | { type: 'answering.begin' }
  | { type: 'deadlines.reload' }
  | WorkFinished
  | SizeEvent
  | FilterEvent<FilterChoice>;

type System = ActorSystem<ActorSystemInfo>;
/** Enrolled people have no cases to answer. */
const wantsDue = (filters: HistoryFilters, system: System) =>
  awaitsAnswer(filters) && systemActor(system, 'profile').getSnapshot().context.profile?.isAcuerdo !== true;
const casesDue = (self: { getSnapshot: () => { children: Record<string, unknown> } }) => {
  const due = self.getSnapshot().children['due'] as ActorRefFrom<typeof awaitingCasesMachine> | undefined;
  return due === undefined ? [] : awaitingCasesView(due.getSnapshot()).left;
};
const commentOn = ({ rows }: HistoryContext['list'], id: string) =>
  rows.find(({ caseId }) => caseId === id)?.auditorComment ?? null;
const choiceOf = ({ sort, by, reasons, sites }: HistoryFilters): FilterChoice => ({ sort, by, reasons, sites });
/** What of the choice the drawer offers, chosen anew; the rest waits for its status. */
const cleanChoice = ({ filters, choice }: HistoryContext): FilterChoice => {
  const { sort, by, reasons, sites } = noHistoryFilters;
  return awaitsAnswer(filters) ? { ...choice, by } : { ...choice, sort, reasons, sites };
};

export const historyMachine = setup({
  types: {
    context: {} as HistoryContext,
    events: {} as HistoryEvent,
    input: {} as HistoryInput,
    children: {} as {
      list: 'list';
      due: 'due';
      counts: 'counts';
      carousel: 'carousel';
      finishedWork: 'finishedWork';
    },
  },
  actors: {
    list: historyList,
    due: awaitingCasesMachine,
    counts: statusCountsMachine,
    carousel: carouselMachine,
    finishedWork: watchFinishedWork,
  },
  actions: {
    toList: forwardTo('list'),
    reloadList: sendTo('list', { type: 'list.reload' }),
    keepList: enqueueActions(({ context, enqueue, system }, list: ListView<HistoryRow>) => {
      enqueue.assign({ list });
      const notice = unreadCasesNotice(context.list, list);
      if (notice !== null) enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    readAddress: assign((_, filters: HistoryFilters) => ({ filters })),
    goTo: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }, filters: Partial<HistoryFilters>) =>
        goTo({ to: 'history', search: { ...context.filters, page: 1, ...filters } }),
    ),
    wantDue: enqueueActions(({ context, enqueue, system }) => {
      if (wantsDue(context.filters, system)) enqueue.sendTo('due', { type: 'cases.want' });
    }),
    reloadDue: sendTo('due', { type: 'cases.reload' }),
    toCounts: sendTo('counts', (_, filters: HistoryFilters) => ({ type: 'filters.change', filters })),
    reloadCounts: sendTo('counts', { type: 'counts.reload' }),
    goToDeadline: enqueueActions(({ context: { filters }, enqueue, self, system }, deadline: Deadline) => {
      const now = systemClockOf(system).now();
      const page = pageOfDeadline(casesDue(self), deadline, filters.size, now);
      if (page === null) return;
      const { size } = filters;
      enqueue.sendTo(
        systemActor(system, 'screens'),
        goTo({ to: 'history', search: { status: ['PENDING'], size, page } }),
      );
    }),
    beginAnswering: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      () => goTo({ to: 'answering' }),
    ),
    keepCommented: assign((_, commentOf: string | null) => ({ commentOf })),
    beginChoice: assign(({ context }) => ({ choice: choiceOf(context.filters) })),
    changeChoice: assign(({ context, event }) =>
      event.type === 'choice.change' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    cleanChoice: assign(({ context }) => ({ choice: cleanChoice(context), seed: 1 - context.seed })),
    applyChoice: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { filters, choice } }) => goTo({ to: 'history', search: { ...filters, page: 1, ...choice } }),
    ),
    tellCleared: enqueueActions(({ enqueue, system }, cleared: 'due' | 'seller' | null) => {
      if (cleared === null) return;
      const notice = { code: 'history.dueOrSeller', tone: 'info', values: { cleared } } satisfies NoticeInput;
      enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
  },
  guards: {
    hasComment: ({ context, event }) => event.type === 'comment.open' && commentOn(context.list, event.caseId) !== null,
  },
}).createMachine({
  id: 'history',
  context: ({ input: { search } }) => ({
    filters: search,
    list: initialListView,
    choice: choiceOf(search),
    seed: 0,
    commentOf: null,
  }),
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context }) => ({ params: {}, search: context.filters }),
      onSnapshot: { actions: { type: 'keepList', params: ({ event }) => listView(event.snapshot) } },
    },
    {
      id: 'due',
      src: 'due',
      input: ({ context, self }) => ({ wanted: wantsDue(context.filters, self.system) }),
    },
    { id: 'counts', src: 'counts', input: ({ context: { filters } }) => ({ filters }) },
    { id: 'carousel', src: 'carousel', input: { name: 'history' } },
    { id: 'finishedWork', src: 'finishedWork' },
  ],
  on: {
    ...listTransitions,
    ...pageSizeTransitions,
    'list.reload': { actions: ['toList', 'reloadDue', 'reloadCounts'] },
    'screen.resumed': { actions: ['toList', 'reloadDue', 'reloadCounts'] },
    'work.over': { actions: ['reloadList', 'reloadDue', 'reloadCounts'] },
    'search.change': {
      actions: [
        { type: 'readAddress', params: ({ event }) => event.search },
        'toList',
        'wantDue',
        { type: 'toCounts', params: ({ event }) => event.search },
      ],
    },
    'by.choose': { actions: { type: 'goTo', params: ({ event: { by } }) => ({ by }) } },
    'deadline.go': { actions: { type: 'goToDeadline', params: ({ event }) => event.deadline } },
    'answering.begin': { actions: 'beginAnswering' },
    'deadlines.reload': { actions: 'reloadDue' },
    'status.choose': { actions: { type: 'goTo', params: ({ event: { status } }) => ({ status }) } },
    'seek.submit': {
      actions: [
        { type: 'goTo', params: ({ context, event }) => seekValuesOf(context.filters, event).sought },
        { type: 'tellCleared', params: ({ context, event }) => seekValuesOf(context.filters, event).cleared },
      ],
    },
    'seller.choose': {
      actions: [
        { type: 'goTo', params: ({ context, event }) => ofSeller(context.filters, event.sellerId).sought },
        { type: 'tellCleared', params: ({ context, event }) => ofSeller(context.filters, event.sellerId).cleared },
      ],
    },
    'comment.open': {
      guard: 'hasComment',
      actions: { type: 'keepCommented', params: ({ event }) => event.caseId },
    },
    'comment.close': { actions: { type: 'keepCommented', params: null } },
    'filter.remove': {
      actions: { type: 'goTo', params: ({ context, event }) => withoutFilter(context.filters, event.id) },
    },
    'filters.clear': {
      actions: { type: 'goTo', params: ({ context }) => ({ ...noHistoryFilters, size: context.filters.size }) },
    },
  },
  initial: 'closed',
  states: filterDrawerStates,
});
