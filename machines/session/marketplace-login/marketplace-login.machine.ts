import { assign, sendTo, setup } from 'xstate';
import { defaultLanguage } from '../../../contracts/vocabulary/languages';
import { isLanguage, safeRedirect } from '../../domain/access';
import { seat } from '../../kit/seat';
import type { SessionEvent } from '../../kit/seats';
import type { MarketplaceLoginContext, MarketplaceLoginEvent, MarketplaceLoginInput } from './marketplace-login.types';

export const marketplaceLoginMachine = setup({
  types: {
    context: {} as MarketplaceLoginContext,
    events: {} as MarketplaceLoginEvent,
    input: {} as MarketplaceLoginInput,
  },
  actions: {
    depart: sendTo(
      ({ system }) => seat(system, 'session'),
      ({ context }): SessionEvent => ({
        type: 'session.signInWithMarketplace',
        lang: context.lang,
        redirect: context.redirect,
      }),
    ),
    keepRedirect: assign({
      redirect: ({ context, event }) =>
        event.type === 'search.change' ? safeRedirect(event.search['redirect']) : context.redirect,
    }),
  },
}).createMachine({
  id: 'marketplaceLogin',
  context: ({ input }) => ({
    lang: isLanguage(input.params['lang']) ? input.params['lang'] : defaultLanguage,
    redirect: safeRedirect(input.search['redirect']),
  }),
  initial: 'offering',
  states: {
    offering: {
      on: {
        'marketplace.continue': { actions: 'depart' },
        'search.change': { actions: 'keepRedirect' },
      },
    },
  },
});
