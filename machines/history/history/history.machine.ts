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
import { pageOfDeadline } from '../../domain/deadlines';
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
} from '../../domain/history-filters';
import { targetOfRow, type HistoryRow } from '../../domain/history-row';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { NoticeInput } from '../../system-actors/notices';
import { awaitingCasesMachine } from '../../shared/awaiting-cases/awaiting-cases.machine';
import { awaitingCasesView } from '../../shared/awaiting-cases/awaiting-cases.view';
import { carouselMachine } from '../../shared/carousel/carousel.machine';
import { moveCursor, moveCursorOff, updateCursor } from '../../shared/cursor';
import { filterDrawerStates, type FilterEvent } from '../../shared/list/filters';
import { listTransitions, pageSizeTransitions } from '../../shared/list/list';
import { listView, initialListView, type ListView, type ListEvent, type SizeEvent } from '../../shared/list/list.view';
import { unreadCasesNotice } from '../../shared/list/unread-cases-notice';
import { casePreviewMachine } from '../case-preview/case-preview.machine';
import { statusCountsMachine } from '../status-counts/status-counts.machine';
import { historyList } from './history.list';
import { watchFinishedWork, type WorkFinished } from './watch-finished-work';
import type { CaseStatusGroup } from '../../../contracts/vocabulary/case-statuses';
import type { CaseSort } from '../../../contracts/vocabulary/listings';
import type { ScreenInput } from '../../domain/addresses';

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
  /** Of the row that keys are at; of what awaits an answer it is previewed. */
  cursor: string | null;
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
  /** To that row, or so many places on. */
  | { type: 'cursor.go'; caseId: string }
  | { type: 'cursor.move'; by: number }
  /** To what the title of the row under the cursor leads to. */
  | { type: 'row.open' }
  | WorkFinished
  | SizeEvent
  | FilterEvent<FilterChoice>;

type System = ActorSystem<ActorSystemInfo>;
const isEnrolled = (system: System) => systemActor(system, 'profile').getSnapshot().context.profile?.isAcuerdo === true;
/** Enrolled people have no cases to answer. */
const wantsDue = (filters: HistoryFilters, system: System) => awaitsAnswer(filters) && !isEnrolled(system);
const casesDue = (self: { getSnapshot: () => { children: Record<string, unknown> } }) => {
  const due = self.getSnapshot().children['due'] as ActorRefFrom<typeof awaitingCasesMachine> | undefined;
  return due === undefined ? [] : awaitingCasesView(due.getSnapshot()).left;
};
const commentOn = ({ rows }: HistoryContext['list'], id: string) =>
  rows.find(({ caseId }) => caseId === id)?.auditorComment ?? null;
const idsOf = (rows: readonly HistoryRow[]) => rows.map(({ caseId }) => caseId);
/** It stays where it was, or goes to what follows; on another page, to the first of what awaits an answer, and of the rest to none. */
const cursorAmong = ({ filters, list, cursor }: HistoryContext, rows: readonly HistoryRow[]): string | null => {
  const ids = idsOf(list.rows);
  const nextIds = idsOf(rows);
  const moved = moveCursorOff(
    { ids, cursor },
    ids.filter((id) => !nextIds.includes(id)),
  );
  if (moved === null && !awaitsAnswer(filters)) return null;
  return updateCursor({ ids, cursor: moved, goesOn: false }, nextIds).cursor;
};
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
      preview: 'preview';
    },
  },
  actors: {
    list: historyList,
    due: awaitingCasesMachine,
    counts: statusCountsMachine,
    carousel: carouselMachine,
    finishedWork: watchFinishedWork,
    preview: casePreviewMachine,
  },
  actions: {
    toList: forwardTo('list'),
    reloadList: sendTo('list', { type: 'list.reload' }),
    setList: enqueueActions(({ context, enqueue, system }, list: ListView<HistoryRow>) => {
      enqueue.assign({ list, cursor: cursorAmong(context, list.rows) });
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
    /** Only what awaits an answer is previewed. */
    beginPreview: enqueueActions(({ context, enqueue, system }) => {
      if (wantsDue(context.filters, system)) enqueue.spawnChild('preview', { id: 'preview' });
    }),
    togglePreview: enqueueActions(({ context, enqueue, self, system }) => {
      const isThere = 'preview' in self.getSnapshot().children;
      const isWanted = wantsDue(context.filters, system);
      if (isWanted && !isThere) enqueue.spawnChild('preview', { id: 'preview' });
      if (!isWanted && isThere) enqueue.stopChild('preview');
    }),
    renewPreview: enqueueActions(({ enqueue, self }) => {
      if ('preview' in self.getSnapshot().children) enqueue.sendTo('preview', { type: 'preview.renew' });
    }),
    goToRow: assign((_, cursor: string) => ({ cursor })),
    moveCursor: assign(({ context: { list, cursor } }, by: number) => ({
      cursor: moveCursor({ ids: idsOf(list.rows), cursor }, by),
    })),
    openRow: enqueueActions(({ context: { filters, list, cursor }, enqueue, system }) => {
      const row = list.rows.find(({ caseId }) => caseId === cursor);
      const target = row ? targetOfRow(row, awaitsAnswer(filters), isEnrolled(system)) : null;
      if (target !== null) enqueue.sendTo(systemActor(system, 'screens'), goTo(target));
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
    setCommented: assign((_, commentOf: string | null) => ({ commentOf })),
    beginChoice: assign(({ context }) => ({ choice: choiceOf(context.filters) })),
    changeChoice: assign(({ context, event }) =>
      event.type === 'choice.change' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    cleanChoice: assign(({ context }) => ({ choice: cleanChoice(context), seed: 1 - context.seed })),
    applyChoice: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { filters, choice } }) => goTo({ to: 'history', search: { ...filters, page: 1, ...choice } }),
    ),
    notifyCleared: enqueueActions(({ enqueue, system }, cleared: 'due' | 'seller' | null) => {
      if (cleared === null) return;
      const notice = { code: 'history.dueOrSeller', tone: 'info', values: { cleared } } satisfies NoticeInput;
      enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
  },
  guards: {
    hasComment: ({ context, event }) => event.type === 'comment.open' && commentOn(context.list, event.caseId) !== null,
    isAmongRows: ({ context: { list }, event }) =>
      event.type === 'cursor.go' && list.rows.some(({ caseId }) => caseId === event.caseId),
  },
}).createMachine({
  id: 'history',
  context: ({ input: { search } }) => ({
    filters: search,
    list: initialListView,
    choice: choiceOf(search),
    seed: 0,
    commentOf: null,
    cursor: null,
  }),
  entry: 'beginPreview',
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context }) => ({ params: {}, search: context.filters }),
      onSnapshot: { actions: { type: 'setList', params: ({ event }) => listView(event.snapshot) } },
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
    'list.reload': { actions: ['toList', 'reloadDue', 'reloadCounts', 'renewPreview'] },
    'screen.resumed': { actions: ['toList', 'reloadDue', 'reloadCounts', 'renewPreview'] },
    'mutation.over': { actions: ['reloadList', 'reloadDue', 'reloadCounts', 'renewPreview'] },
    'search.change': {
      actions: [
        { type: 'readAddress', params: ({ event }) => event.search },
        'togglePreview',
        'toList',
        'wantDue',
        { type: 'toCounts', params: ({ event }) => event.search },
      ],
    },
    'by.choose': { actions: { type: 'goTo', params: ({ event: { by } }) => ({ by }) } },
    'deadline.go': { actions: { type: 'goToDeadline', params: ({ event }) => event.deadline } },
    'answering.begin': { actions: 'beginAnswering' },
    'deadlines.reload': { actions: 'reloadDue' },
    'cursor.go': { guard: 'isAmongRows', actions: { type: 'goToRow', params: ({ event }) => event.caseId } },
    'cursor.move': { actions: { type: 'moveCursor', params: ({ event }) => event.by } },
    'row.open': { actions: 'openRow' },
    'status.choose': { actions: { type: 'goTo', params: ({ event: { status } }) => ({ status }) } },
    'seek.submit': {
      actions: [
        { type: 'goTo', params: ({ context, event }) => seekValuesOf(context.filters, event).sought },
        { type: 'notifyCleared', params: ({ context, event }) => seekValuesOf(context.filters, event).cleared },
      ],
    },
    'seller.choose': {
      actions: [
        { type: 'goTo', params: ({ context, event }) => ofSeller(context.filters, event.sellerId).sought },
        { type: 'notifyCleared', params: ({ context, event }) => ofSeller(context.filters, event.sellerId).cleared },
      ],
    },
    'comment.open': {
      guard: 'hasComment',
      actions: { type: 'setCommented', params: ({ event }) => event.caseId },
    },
    'comment.close': { actions: { type: 'setCommented', params: null } },
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
