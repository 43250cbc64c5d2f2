import { assign, enqueueActions, sendTo, setup, type AnyActorRef } from 'xstate';
import { lazyCode, withChildId } from '../../kit/lazy-code';
import { systemActor } from '../../kit/system-actor';
import type { reportedDetailMachine } from '../reported-detail/reported-detail.machine';

const loadDetail = async () => (await import('../reported-detail/reported-detail.machine')).reportedDetailMachine;

export type DetailLauncherEvent = { type: 'detail.open'; id: string } | { type: 'detail.close' };
export type ReportedDetailLauncherEvent = DetailLauncherEvent | { type: 'xstate.done.actor.detail' };

/** Opens the detail of a row over the list. Its code comes with the first one. */
export const reportedDetailLauncherMachine = setup({
  types: { context: {} as { id: string | null }, events: {} as ReportedDetailLauncherEvent },
  actors: { loadDetail: lazyCode('loadDetail', loadDetail) },
  actions: {
    setId: assign((_, id: string) => ({ id })),
    beginDetail: enqueueActions(({ context: { id }, enqueue }, logic: typeof reportedDetailMachine) => {
      enqueue.spawnChild(logic as never, withChildId('detail', { input: { id: id ?? '' } }) as never);
    }),
    endDetail: enqueueActions(({ enqueue, self }) => {
      const children: Record<string, AnyActorRef | undefined> = self.getSnapshot().children;
      if (children['detail']) enqueue.stopChild(children['detail']);
    }),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
  },
}).createMachine({
  id: 'reportedDetailLauncher',
  context: { id: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'detail.open': { target: 'fetching', actions: { type: 'setId', params: ({ event }) => event.id } } },
    },
    fetching: {
      invoke: {
        id: 'loadDetail',
        src: 'loadDetail',
        onDone: { target: 'open', actions: { type: 'beginDetail', params: ({ event }) => event.output } },
        onError: 'lacking',
      },
      on: {
        'detail.open': { actions: { type: 'setId', params: ({ event }) => event.id } },
        'detail.close': 'closed',
      },
    },
    // A browser doesn't fetch anew what an import failed to fetch: only a new page has it.
    lacking: { on: { 'detail.open': { actions: 'requestReload' } } },
    open: {
      on: {
        'detail.open': {
          target: 'fetching',
          actions: ['endDetail', { type: 'setId', params: ({ event }) => event.id }],
        },
        'detail.close': { target: 'closed', actions: 'endDetail' },
        'xstate.done.actor.detail': 'closed',
      },
    },
  },
});
