import type { AnyEventObject } from 'xstate';
import type { Session } from '../../../contracts/shapes';
import { answered, refused } from '../../kit/cover';

export const anaSession: Session = { accessToken: 'token-1', expiresAt: 900_000, userId: 'u-ana' };
export const brunoSession: Session = { accessToken: 'token-2', expiresAt: 900_000, userId: 'u-bruno' };

export const sessionEvents: AnyEventObject[] = [
  answered('restoreSession', anaSession),
  answered('restoreSession', null),
  refused('restoreSession', 'OFFLINE'),
  refused('restoreSession', 'WRONG_MARKETPLACE_ACCOUNT'),
  { type: 'online.changed', online: true },
  { type: 'online.changed', online: false },
  { type: 'session.retry' },
  { type: 'session.signIn', user: 'ana@vigia.test', password: 'vigia-demo' },
  answered('signIn', anaSession),
  refused('signIn', 'WRONG_CREDENTIALS'),
  { type: 'session.signInWithMarketplace', lang: 'es', redirect: null },
  answered('beginMarketplaceSignIn', undefined),
  refused('beginMarketplaceSignIn', 'OFFLINE'),
  { type: 'session.returned', href: '/oauth/es/authenticate?code=c&state=s' },
  answered('finishMarketplaceSignIn', { session: anaSession, redirect: '/reported_articles' }),
  refused('finishMarketplaceSignIn', 'SIGN_IN_INTERRUPTED'),
  { type: 'session.refresh' },
  { type: 'session.renewed', session: { ...anaSession, accessToken: 'token-3' } },
  { type: 'session.renewed', session: brunoSession },
  answered('refreshSession', anaSession),
  refused('refreshSession', 'OFFLINE'),
  refused('refreshSession', 'NO_VALID_TOKEN'),
  { type: 'session.adopt', session: brunoSession },
  { type: 'session.heard', message: { type: 'session.signedOut' } },
  { type: 'session.heard', message: { type: 'session.signedIn', userId: 'u-ana' } },
  { type: 'session.heard', message: { type: 'session.signedIn', userId: 'u-bruno' } },
  { type: 'session.forceOut', failure: { code: 'NO_VALID_TOKEN' } },
  { type: 'session.signOut' },
  answered('signOut', { logoutPage: '/identity/end' }),
  refused('signOut', 'OFFLINE'),
  { type: 'outbox.cleared' },
];
