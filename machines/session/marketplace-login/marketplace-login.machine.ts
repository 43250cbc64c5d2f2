import { assign, sendTo, setup } from 'xstate';
import { systemActor } from '../../kit/system-actor';
import type { SessionEvent } from '../../system-actors/session';
import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type MarketplaceLoginInput = ScreenInput<'marketplaceLogin'>;

export interface MarketplaceLoginContext {
  lang: Language;
  redirect: string | null;
}

export type MarketplaceLoginEvent = { type: 'marketplace.continue' } | SearchChange<'marketplaceLogin'>;

export const marketplaceLoginMachine = setup({
  types: {
    context: {} as MarketplaceLoginContext,
    events: {} as MarketplaceLoginEvent,
    input: {} as MarketplaceLoginInput,
  },
  actions: {
    depart: sendTo(
      ({ system }) => systemActor(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.signInWithMarketplace',
        lang: context.lang,
        redirect: context.redirect,
      }),
    ),
    setRedirect: assign({
      redirect: ({ context, event }) => (event.type === 'search.change' ? event.search.redirect : context.redirect),
    }),
  },
}).createMachine({
  id: 'marketplaceLogin',
  context: ({ input }) => ({
    lang: input.params.lang,
    redirect: input.search.redirect,
  }),
  initial: 'offering',
  states: {
    offering: {
      on: {
        'marketplace.continue': { actions: 'depart' },
        'search.change': { actions: 'setRedirect' },
      },
    },
  },
});
