import type { Session } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { pathAt } from '../../simulator/sample-addresses';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { sessionMachine } from './session.machine';
import type { SessionOwnEvent } from './session.setup';

export const anaSession: Session = { accessToken: 'token-1', expiresAt: sampleNow + 900_000, userId: 'u-ana' };
export const brunoSession: Session = { accessToken: 'token-2', expiresAt: sampleNow + 900_000, userId: 'u-bruno' };

const said: SessionOwnEvent[] = [
  { type: 'online.changed', online: true },
  { type: 'online.changed', online: false },
  { type: 'session.retry' },
  { type: 'session.signIn', user: 'ana@vigia.test', password: 'vigia-demo' },
  { type: 'session.signInWithMarketplace', lang: 'es', redirect: null },
  { type: 'session.returned', answer: 'code=c&state=s' },
  { type: 'session.refresh' },
  { type: 'session.renewed', session: { ...anaSession, accessToken: 'token-3' } },
  { type: 'session.renewed', session: brunoSession },
  { type: 'session.adopt', session: brunoSession },
  { type: 'session.heard', message: { type: 'session.signedOut' } },
  { type: 'session.heard', message: { type: 'session.signedIn', userId: 'u-ana' } },
  { type: 'session.heard', message: { type: 'session.signedIn', userId: 'u-bruno' } },
  { type: 'session.forceOut', failure: { code: 'NO_VALID_TOKEN' } },
  { type: 'session.signOut' },
  { type: 'outbox.cleared' },
];

export const sessionSamples: MachineSamples<typeof sessionMachine> = {
  lives: [{ name: 'the console was just opened', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    answered('restoreSession', anaSession),
    answered('restoreSession', null),
    refused('restoreSession', 'OFFLINE'),
    refused('restoreSession', 'WRONG_MARKETPLACE_ACCOUNT'),
    answered('signIn', anaSession),
    refused('signIn', 'WRONG_CREDENTIALS'),
    refused('signIn', 'NO_REPORT_PERMISSION', { values: { siteId: 'MLU' } }),
    answered('beginMarketplaceSignIn', undefined),
    refused('beginMarketplaceSignIn', 'OFFLINE'),
    answered('finishMarketplaceSignIn', { session: anaSession, redirect: pathAt('suspicious') }),
    refused('finishMarketplaceSignIn', 'SIGN_IN_INTERRUPTED'),
    refused('finishMarketplaceSignIn', 'NO_REPORT_PERMISSION', { values: { siteId: 'MLU' } }),
    answered('refreshSession', anaSession),
    refused('refreshSession', 'OFFLINE'),
    refused('refreshSession', 'NO_VALID_TOKEN'),
    answered('signOut', { logoutPage: '/identity/end' }),
    refused('signOut', 'OFFLINE'),
    ...said,
  ],
  serialize: ({ value, context }) =>
    JSON.stringify([value, context.userId, context.session !== null, context.refreshed, context.missed > 0]),
  never: {
    'a token is kept while nobody is signed in': ({ value, context }) =>
      ['signedOut', 'expired', 'signingIn', 'departing', 'returning'].includes(value as string) &&
      context.session !== null,
    'somebody is signed in without a token': (snapshot) =>
      snapshot.matches('signedIn') && snapshot.context.session === null,
  },
};
