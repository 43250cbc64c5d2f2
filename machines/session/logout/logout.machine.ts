import { assign, sendTo, setup } from 'xstate';
import { goTo } from '../../domain/navigation-events';
import { outboxRecovery } from '../../kit/outbox-recovery';
import { systemActor } from '../../kit/system-actor';
import type { SessionEvent } from '../../system-actors/session';
import type { ScreenInput } from '../../domain/addresses';

export type LogoutInput = ScreenInput<'logout'>;

export interface LogoutContext {
  /** Operations that would be given up. */
  pending: number;
  /** What a former visit left is still being read. */
  recovering: boolean;
}

export type LogoutEvent = { type: 'logout.confirm' } | { type: 'logout.cancel' };

export const logoutMachine = setup({
  types: { context: {} as LogoutContext, events: {} as LogoutEvent, input: {} as LogoutInput },
  actors: { recovered: outboxRecovery },
  actions: {
    countPending: assign(({ system }) => {
      const { pendingCount, recovering } = systemActor(system, 'outbox').getSnapshot().context;
      return { pending: pendingCount, recovering };
    }),
    signOut: sendTo(
      ({ system }) => systemActor(system, 'session'),
      (): SessionEvent => ({ type: 'session.signOut' }),
    ),
    goHome: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      () => goTo({ to: 'home' }, { replace: true }),
    ),
  },
  guards: {
    isRecovering: ({ context }) => context.recovering,
    hasPending: ({ context }) => context.pending > 0,
  },
  delays: { patience: 8_000 },
}).createMachine({
  id: 'logout',
  context: { pending: 0, recovering: false },
  initial: 'weighing',
  states: {
    weighing: {
      entry: 'countPending',
      always: [
        { guard: 'isRecovering', target: 'waiting' },
        { guard: 'hasPending', target: 'asking' },
        { target: 'leaving' },
      ],
    },
    waiting: {
      invoke: { id: 'recovered', src: 'recovered', onDone: 'weighing' },
      after: { patience: 'asking' },
    },
    asking: { on: { 'logout.confirm': 'leaving', 'logout.cancel': { actions: 'goHome' } } },
    leaving: {
      entry: 'signOut',
      on: { 'logout.confirm': { target: 'leaving', reenter: true }, 'logout.cancel': { actions: 'goHome' } },
    },
  },
});
