import { describe } from 'vitest';
import type { IdentityClient } from '../contracts/client/identity';
import type { ProviderState } from './contract';
import { identityCall, refusesIdentity } from './identity-contract';
import type { StateParams } from './states';

const ana = { user: 'ana@vigia.test', password: 'vigia-demo' };
const session = { accessToken: 'token', expiresAt: 1_795_305_600_000, userId: '8001' };
const signIn = { path: '/identity/sign-in', sent: ana };
const refresh = { path: '/identity/refresh', cookie: true };

type AccountStatus = StateParams['a person has no place here']['standing'];
function personWithStatus(user: string, accountStatus: AccountStatus) {
  const person = { user, password: ana.password };
  const given: ProviderState[] = [
    ['a person has no place here', { ...person, standing: accountStatus, siteId: 'MLU' }],
  ];
  const ask = (client: IdentityClient, signal: AbortSignal) => client.signIn(person, signal);
  return { given, ask, path: signIn.path, sent: person, status: 403 };
}

describe('identity', () => {
  identityCall('signIn', 'a session for the right password', {
    ...signIn,
    given: [['a person can sign in', ana]],
    ask: (client, signal) => client.signIn(ana, signal),
    setsCookies: true,
    body: session,
    outcome: { ok: true, value: session },
  });

  refusesIdentity('signIn', 'WRONG_CREDENTIALS', {
    path: signIn.path,
    sent: { ...ana, password: 'another' },
    given: [['a person can sign in', ana]],
    ask: (client, signal) => client.signIn({ ...ana, password: 'another' }, signal),
    status: 401,
  });

  refusesIdentity('signIn', 'NOT_PRODUCT_CREDENTIALS', personWithStatus('shop@vigia.test', 'other_product'));
  refusesIdentity('signIn', 'WRONG_MARKETPLACE_ACCOUNT', personWithStatus('seller@vigia.test', 'not_a_member'));
  refusesIdentity('signIn', 'NO_REPORT_PERMISSION', {
    ...personWithStatus('noperm@vigia.test', 'no_report_permission'),
    more: { siteId: { exactly: 'MLU' } },
    values: { siteId: 'MLU' },
  });

  const tired = { user: 'tired@vigia.test', password: ana.password };
  refusesIdentity('signIn', 'TOO_MANY_ATTEMPTS', {
    given: [['a sign-in failed too often', { user: tired.user }]],
    path: signIn.path,
    sent: tired,
    ask: (client, signal) => client.signIn(tired, signal),
    status: 429,
  });

  identityCall('refreshSession', 'the session of this browser, with another access token', {
    ...refresh,
    given: [['a browser has a session', { account: 'ana' }]],
    ask: (client, signal) => client.refresh(signal),
    setsCookies: true,
    body: session,
    outcome: { ok: true, value: session },
  });

  identityCall('refreshSession', 'refused, NO_VALID_TOKEN', {
    path: refresh.path,
    ask: (client, signal) => client.refresh(signal),
    status: 401,
    body: {},
    outcome: { ok: false, failure: { code: 'NO_VALID_TOKEN' } },
  });

  identityCall('refreshSession', 'a cookie that was spent long ago: refused, NO_VALID_TOKEN', {
    ...refresh,
    ask: (client, signal) => client.refresh(signal),
    status: 401,
    body: {},
    outcome: { ok: false, failure: { code: 'NO_VALID_TOKEN' } },
  });

  identityCall('refreshSession', 'ask again, because another tab was faster', {
    ...refresh,
    given: [['another tab refreshed meanwhile', { account: 'carla' }]],
    ask: (client, signal) => client.refresh(signal),
    status: 409,
    body: {},
    outcome: { ok: false, failure: { code: 'BAD_STATUS', values: { status: 409 } } },
  });

  identityCall('signOut', 'the page that ends the session of the provider too', {
    path: '/identity/sign-out',
    query: { lang: 'pt' },
    cookie: true,
    given: [['a browser has a session', { account: 'ana' }]],
    ask: (client, signal) => client.signOut('pt', signal),
    body: { logoutPage: '/identity/end?lang=pt' },
    outcome: { ok: true, value: { logoutPage: '/identity/end?lang=pt' } },
  });

  identityCall('signOut', 'also without a session', {
    path: '/identity/sign-out',
    query: { lang: 'es' },
    ask: (client, signal) => client.signOut('es', signal),
    body: { logoutPage: '/identity/end?lang=es' },
    outcome: { ok: true, value: { logoutPage: '/identity/end?lang=es' } },
  });
});
