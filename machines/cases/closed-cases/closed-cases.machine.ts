import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { CaseSummary } from '../../../contracts/shapes';
import { goTo } from '../../domain/navigation-events';
import { systemActor } from '../../kit/system-actor';
import { listTransitions, pageSizeTransitions, fromPort, listOf } from '../../shared/list/list';
import { listView, initialListView, type ListView, type ListEvent, type SizeEvent } from '../../shared/list/list.view';
import { unreadCasesNotice } from '../../shared/list/unread-cases-notice';
import type { ScreenInput } from '../../domain/addresses';

type Place = Pick<ScreenInput<'closedCases'>, 'params' | 'search'>;

/** Cases that are over, newest first, those of one seller where its nickname is sought. */
const closedCasesList = listOf<CaseSummary, Place>(
  'closedCasesList',
  [
    fromPort('closedCasesList', {
      ask: ({ search: { page, size, nickname } }: Place) => ({
        size,
        from: (page - 1) * size,
        flow: 'closed' as const,
        ...(nickname !== null && { nickname }),
      }),
      read: ({ items, total }) => ({ rows: items, total }),
    }),
  ],
  {
    idOf: ({ caseId }) => caseId,
    paging: {
      at: ({ search: { page, size } }) => ({ page, size }),
      to: ({ search }) => ({ to: 'closedCases', search }),
    },
  },
);

export type ClosedCasesInput = ScreenInput<'closedCases'>;

export interface ClosedCasesContext {
  list: ListView<CaseSummary>;
  search: ClosedCasesInput['search'];
}

export type ClosedCasesEvent =
  | ListEvent<ClosedCasesInput['search']>
  | SizeEvent
  /** Cases of that seller alone; null for all. */
  | { type: 'nickname.seek'; nickname: string | null };

export const closedCasesMachine = setup({
  types: {
    context: {} as ClosedCasesContext,
    events: {} as ClosedCasesEvent,
    input: {} as ClosedCasesInput,
    children: {} as { list: 'list' },
  },
  actors: { list: closedCasesList },
  actions: {
    toList: forwardTo('list'),
    setList: enqueueActions(({ context, enqueue, system }, list: ListView<CaseSummary>) => {
      enqueue.assign({ list });
      const notice = unreadCasesNotice(context.list, list);
      if (notice !== null) enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    setSearch: assign((_, search: ClosedCasesInput['search']) => ({ search })),
    goSought: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { search } }, nickname: string | null) =>
        goTo({ to: 'closedCases', search: { ...search, nickname, page: 1 } }, { replace: true }),
    ),
  },
}).createMachine({
  id: 'closedCases',
  context: ({ input: { search } }) => ({ list: initialListView, search }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { search } }) => ({ params: {}, search }),
    onSnapshot: { actions: { type: 'setList', params: ({ event }) => listView(event.snapshot) } },
  },
  on: {
    ...listTransitions,
    ...pageSizeTransitions,
    'search.change': { actions: [{ type: 'setSearch', params: ({ event }) => event.search }, 'toList'] },
    'nickname.seek': { actions: { type: 'goSought', params: ({ event }) => event.nickname } },
  },
  initial: 'open',
  states: { open: {} },
});
