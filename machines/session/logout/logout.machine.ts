import { assign, sendTo, setup } from 'xstate';
import { go } from '../../domain/go';
import { seat } from '../../kit/seat';
import type { SessionEvent } from '../../seats/session';
import type { LogoutContext, LogoutEvent, LogoutInput } from './logout.types';

export const logoutMachine = setup({
  types: { context: {} as LogoutContext, events: {} as LogoutEvent, input: {} as LogoutInput },
  actions: {
    countPending: assign({ pending: ({ system }) => seat(system, 'outbox').getSnapshot().context.pendingCount }),
    signOut: sendTo(
      ({ system }) => seat(system, 'session'),
      (): SessionEvent => ({ type: 'session.signOut' }),
    ),
    goHome: sendTo(
      ({ system }) => seat(system, 'screens'),
      () => go({ to: 'home' }, { replace: true }),
    ),
  },
  guards: { hasPending: ({ context }) => context.pending > 0 },
}).createMachine({
  id: 'logout',
  context: { pending: 0 },
  entry: 'countPending',
  initial: 'weighing',
  states: {
    weighing: {
      always: [{ guard: 'hasPending', target: 'asking' }, { target: 'leaving' }],
    },
    asking: { on: { 'logout.confirm': 'leaving', 'logout.cancel': { actions: 'goHome' } } },
    leaving: {
      entry: 'signOut',
      on: { 'logout.confirm': { target: 'leaving', reenter: true }, 'logout.cancel': { actions: 'goHome' } },
    },
  },
});
