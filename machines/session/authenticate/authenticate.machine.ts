import { sendTo, setup } from 'xstate';
import { defaultLanguage } from '../../../contracts/vocabulary/languages';
import { isLanguage } from '../../domain/access';
import { seat } from '../../kit/seat';
import type { SessionEvent } from '../../kit/seats';
import type { AuthenticateContext, AuthenticateEvent, AuthenticateInput } from './authenticate.types';

function answerOf(search: Record<string, unknown>): string | null {
  if (search['code'] === undefined && search['error'] === undefined) return null;
  const given = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(Object.fromEntries(given)).toString();
}

export const authenticateMachine = setup({
  types: { context: {} as AuthenticateContext, events: {} as AuthenticateEvent, input: {} as AuthenticateInput },
  actions: {
    finish: sendTo(
      ({ system }) => seat(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.returned',
        href: `/oauth/${context.lang}/authenticate?${context.answer ?? ''}`,
      }),
    ),
    depart: sendTo(
      ({ system }) => seat(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.signInWithMarketplace',
        lang: context.lang,
        redirect: context.redirect,
      }),
    ),
  },
  guards: { hasAnswer: ({ context }) => context.answer !== null },
}).createMachine({
  id: 'authenticate',
  context: ({ input }) => ({
    lang: isLanguage(input.params['lang']) ? input.params['lang'] : defaultLanguage,
    redirect: input.params['articleId'] === undefined ? null : `/send_notice/${input.params['articleId']}`,
    answer: answerOf(input.search),
  }),
  initial: 'reading',
  states: {
    reading: {
      always: [{ guard: 'hasAnswer', target: 'finishing' }, { target: 'stranded' }],
    },
    finishing: { entry: 'finish', on: { 'marketplace.continue': { actions: 'depart' } } },
    stranded: { on: { 'marketplace.continue': { actions: 'depart' } } },
  },
});
