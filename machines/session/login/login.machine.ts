import { assign, enqueueActions, setup } from 'xstate';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { savedEmailOf, visitorDraft } from '../../domain/draft-keys';
import { systemActor } from '../../kit/system-actor';
import { persistVisitorDraft, type DraftFound } from '../../shared/persist-visitor-draft';
import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type LoginInput = ScreenInput<'login'>;

export interface LoginFaults {
  user: BlockReason<'USER_EMPTY'> | null;
  password: BlockReason<'PASSWORD_EMPTY'> | null;
}

export interface LoginContext {
  lang: Language;
  redirect: string | null;
  faults: LoginFaults;
  /** The e-mail of whoever comes from recovering a password or from registering. */
  user: string;
  /** Something was typed, or taken over. */
  touched: boolean;
}

export type LoginEvent =
  | { type: 'login.submit'; user: string; password: string }
  | { type: 'login.change' }
  | DraftFound
  | SearchChange<'login'>;

const faultless: LoginFaults = { user: null, password: null };

export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, input: {} as LoginInput },
  actors: { visitorsDraft: persistVisitorDraft },
  actions: {
    touch: assign({ touched: true }),
    applyEmail: assign((_, draft: object) => ({ user: savedEmailOf(draft), touched: true })),
    flagFaults: assign({
      faults: ({ event }): LoginFaults => {
        if (event.type !== 'login.submit') return faultless;
        return {
          user: event.user.trim() === '' ? blockReason('USER_EMPTY') : null,
          password: event.password === '' ? blockReason('PASSWORD_EMPTY') : null,
        };
      },
    }),
    clearFaults: assign({ faults: faultless }),
    signIn: enqueueActions(({ event, enqueue, system }) => {
      if (event.type !== 'login.submit') throw new Error(`Signing in needs credentials, not ${event.type}.`);
      const { user, password } = event;
      enqueue.sendTo('visitorsDraft', { type: 'draft.drop' });
      enqueue.sendTo(systemActor(system, 'session'), { type: 'session.signIn', user: user.trim(), password });
    }),
    setRedirect: assign({
      redirect: ({ context, event }) => (event.type === 'search.change' ? event.search.redirect : context.redirect),
    }),
  },
  guards: {
    isOfSomebody: ({ context, event }) =>
      event.type === 'draft.seen' && !context.touched && savedEmailOf(event.draft) !== '',
    lacksSomething: ({ event }) => event.type === 'login.submit' && (event.user.trim() === '' || event.password === ''),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    lang: input.params.lang,
    redirect: input.search.redirect,
    faults: faultless,
    user: '',
    touched: false,
  }),
  invoke: { id: 'visitorsDraft', src: 'visitorsDraft', input: { key: visitorDraft } },
  on: {
    'search.change': { actions: 'setRedirect' },
    'login.change': { actions: 'touch' },
    'draft.seen': {
      guard: 'isOfSomebody',
      actions: { type: 'applyEmail', params: ({ event }) => event.draft },
    },
  },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'login.submit': [{ guard: 'lacksSomething', target: 'faulty', actions: 'flagFaults' }, { actions: 'signIn' }],
      },
    },
    faulty: {
      on: {
        'login.change': { target: 'filling', actions: ['clearFaults', 'touch'] },
        'login.submit': [
          { guard: 'lacksSomething', actions: 'flagFaults' },
          { target: 'filling', actions: ['clearFaults', 'signIn'] },
        ],
      },
    },
  },
});
