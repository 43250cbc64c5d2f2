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

export const sessionDescriptions = {
  states: {
    restoring: 'The first decision: signed in or not; nothing else is shown before it.',
    asking: 'The cookie that no script sees is exchanged for an access token.',
    unreachable:
      'The identity service gave no answer; nobody is signed out for that. It is asked again after a growing pause, or when the browser comes online.',
    signedOut: 'Nobody is signed in.',
    expired: 'The session ended by itself or was ended; work is paused and kept.',
    signingIn: 'User and password are checked; they are kept nowhere.',
    departing: 'The browser is about to leave for the marketplace account.',
    returning: 'The code that the marketplace account brought back is exchanged.',
    signedIn: 'Somebody is signed in.',
    fresh: 'The access token is valid for more than a minute.',
    refreshing: 'A new access token is asked for, one at a time.',
    pausing: 'Refreshing got no answer; it is tried again after a growing pause.',
    signingOut: 'The session ends at the identity service; a failure leaves the person signed in.',
    clearing: 'What the browser keeps for the person goes.',
    cleared: 'On the way to the logout page of the provider.',
    ending: 'A rule ends the session; work is paused and kept.',
  },
  guards: {
    othersSignedIn: 'another tab signed in',
    othersSignedOut: 'another tab signed out',
    anotherPerson: 'another tab signed in somebody else',
    isOurs: 'it is the session of the same person',
    isOnline: 'the browser is online',
    isRestored: 'there is a session to go on with',
    lacksPermission: 'the account may not report in a country, which is named',
    couldNotTell: 'the identity service could not tell',
  },
  delays: {
    pause: 'a pause of 1 s to 30 s',
    refreshDue: 'all but the last minute of the access token',
  },
};
