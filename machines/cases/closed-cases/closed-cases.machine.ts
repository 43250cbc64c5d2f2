import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { CaseSummary } from '../../../contracts/shapes';
import { go } from '../../domain/go';
import { seat } from '../../kit/seat';
import { forList, forSize } from '../../shared/list/list';
import { listView, unasked, type ListView } from '../../shared/list/list.view';
import { unreadCases } from '../../shared/list/unread-cases';
import { closedCasesList } from './closed-cases.list';
import type { ClosedCasesContext, ClosedCasesEvent, ClosedCasesInput } from './closed-cases.types';

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
    keepList: enqueueActions(({ context, enqueue, system }, list: ListView<CaseSummary>) => {
      enqueue.assign({ list });
      const notice = unreadCases(context.list, list);
      if (notice !== null) enqueue.sendTo(seat(system, 'notices'), { type: 'notice.raise', notice });
    }),
    keepSearch: assign((_, search: ClosedCasesInput['search']) => ({ search })),
    goSought: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context: { search } }, nickname: string | null) =>
        go({ to: 'closedCases', search: { ...search, nickname, page: 1 } }, { replace: true }),
    ),
  },
}).createMachine({
  id: 'closedCases',
  context: ({ input: { search } }) => ({ list: unasked, search }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { search } }) => ({ params: {}, search }),
    onSnapshot: { actions: { type: 'keepList', params: ({ event }) => listView(event.snapshot) } },
  },
  on: {
    ...forList,
    ...forSize,
    'search.change': { actions: [{ type: 'keepSearch', params: ({ event }) => event.search }, 'toList'] },
    'nickname.seek': { actions: { type: 'goSought', params: ({ event }) => event.nickname } },
  },
  initial: 'open',
  states: { open: {} },
});
