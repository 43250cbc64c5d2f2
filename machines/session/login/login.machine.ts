import { assign, sendTo, setup } from 'xstate';
import { because } from '../../domain/because';
import { seat } from '../../kit/seat';
import type { LoginContext, LoginEvent, LoginFaults, LoginInput } from './login.types';

const faultless: LoginFaults = { user: null, password: null };

export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as LoginInput },
  actions: {
    tellFaults: assign({
      faults: ({ event }): LoginFaults => {
        if (event.type !== 'login.submit') return faultless;
        return {
          user: event.user.trim() === '' ? because('USER_EMPTY') : null,
          password: event.password === '' ? because('PASSWORD_EMPTY') : null,
        };
      },
    }),
    forgetFaults: assign({ faults: faultless }),
    signIn: sendTo(
      ({ system }) => seat(system, 'session'),
      ({ event }) => {
        if (event.type !== 'login.submit') throw new Error(`Signing in needs credentials, not ${event.type}.`);
        return { type: 'session.signIn', user: event.user.trim(), password: event.password };
      },
    ),
    keepRedirect: assign({
      redirect: ({ context, event }) => (event.type === 'search.change' ? event.search.redirect : context.redirect),
    }),
  },
  guards: {
    lacksSomething: ({ event }) => event.type === 'login.submit' && (event.user.trim() === '' || event.password === ''),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ lang: input.params.lang, redirect: input.search.redirect, faults: faultless }),
  on: {
    'search.change': { actions: 'keepRedirect' },
  },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'login.submit': [{ guard: 'lacksSomething', target: 'faulty', actions: 'tellFaults' }, { actions: 'signIn' }],
      },
    },
    faulty: {
      on: {
        'login.change': { target: 'filling', actions: 'forgetFaults' },
        'login.submit': [
          { guard: 'lacksSomething', actions: 'tellFaults' },
          { target: 'filling', actions: ['forgetFaults', 'signIn'] },
        ],
      },
    },
  },
});
