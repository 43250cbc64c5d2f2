import { assign, sendTo, setup } from 'xstate';
import { systemActor } from '../../kit/system-actor';
import type { SessionEvent } from '../../system-actors/session';
import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type AuthenticateInput = ScreenInput<'authenticate'>;

export interface AuthenticateContext {
  lang: Language;
  redirect: string | null;
  /** The query of the answer, empty when the address holds none. */
  answer: string;
}

export type AuthenticateEvent =
  | { type: 'marketplace.continue' }
  /** The same answer once more, because a service that it needs was not there. */
  | { type: 'answer.again' }
  | SearchChange<'authenticate'>;

function isAnswer(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.has('code') || parameters.has('error');
}

export const authenticateMachine = setup({
  types: { context: {} as AuthenticateContext, events: {} as AuthenticateEvent, input: {} as AuthenticateInput },
  actions: {
    finish: sendTo(
      ({ system }) => systemActor(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.returned',
        answer: context.answer,
      }),
    ),
    /** What the sign-in that failed knew is forgotten by the session with the next one. */
    setRedirect: assign({
      redirect: ({ context, system }) =>
        context.redirect ?? systemActor(system, 'session').getSnapshot().context.failure?.redirect ?? null,
    }),
    depart: sendTo(
      ({ system }) => systemActor(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.signInWithMarketplace',
        lang: context.lang,
        redirect: context.redirect,
      }),
    ),
  },
  guards: { hasAnswer: ({ context }) => isAnswer(context.answer) },
}).createMachine({
  id: 'authenticate',
  context: ({ input: { params, search } }) => ({
    lang: params.lang,
    redirect: search.redirect,
    answer: search.answer,
  }),
  initial: 'reading',
  states: {
    reading: {
      always: [{ guard: 'hasAnswer', target: 'finishing' }, { target: 'stranded' }],
    },
    finishing: {
      entry: 'finish',
      on: {
        'marketplace.continue': { actions: ['setRedirect', 'depart'] },
        'answer.again': { actions: ['setRedirect', 'finish'] },
      },
    },
    stranded: { on: { 'marketplace.continue': { actions: 'depart' } } },
  },
});
