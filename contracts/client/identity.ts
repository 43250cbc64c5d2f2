import type { Outcome } from '../ports';
import type { Language } from '../shapes';
import type { FailureCode } from '../vocabulary/failures';
import { createIdentityPost, toFailure, readField, type IdentityAddress } from './identity-post';

/** A session as the identity service answers it; its refresh token stays in a cookie that no script sees. */
export interface WireSession {
  accessToken: string;
  /** Epoch milliseconds on the identity service's clock. */
  expiresAt: number;
  userId: string;
}

/** The calls to the identity service: nothing throws, and an answer of another form is UNREADABLE_ANSWER. */
export interface IdentityClient {
  /** NO_VALID_TOKEN when there is no session to go on with. Asked twice where another tab was faster (409). */
  refresh(signal: AbortSignal): Promise<Outcome<WireSession>>;
  /** The product's own form, and the switch to another profile by the credentials that the gateway gave. */
  signIn(credentials: { user: string; password: string }, signal: AbortSignal): Promise<Outcome<WireSession>>;
  /** Ends the session; the page is a path of this origin, which ends that of the provider too. */
  signOut(lang: Language, signal: AbortSignal): Promise<Outcome<{ logoutPage: string }>>;
}

/** Codes with which the identity service may refuse each call. */
export const identityRefusals = {
  refreshSession: ['NO_VALID_TOKEN'],
  signIn: [
    'WRONG_CREDENTIALS',
    'NOT_PRODUCT_CREDENTIALS',
    'WRONG_MARKETPLACE_ACCOUNT',
    'NO_REPORT_PERMISSION',
    'TOO_MANY_ATTEMPTS',
  ],
  signOut: [],
} as const satisfies Record<string, readonly FailureCode[]>;

/** The session in an answer, from whichever call it came. */
export function parseSession(body: unknown): Outcome<WireSession> {
  const [accessToken, expiresAt, userId] = ['accessToken', 'expiresAt', 'userId'].map((name) => readField(body, name));
  return typeof accessToken === 'string' && typeof expiresAt === 'number' && typeof userId === 'string'
    ? { ok: true, value: { accessToken, expiresAt, userId } }
    : toFailure('UNREADABLE_ANSWER');
}

/** The client of the identity service. An answer is waited for 15 seconds. */
export function createIdentityClient(address: IdentityAddress): IdentityClient {
  const post = createIdentityPost(address);

  async function session(path: string, body: object | null, signal: AbortSignal): Promise<Outcome<WireSession>> {
    const outcome = await post(path, body, signal);
    return outcome.ok ? parseSession(outcome.value) : outcome;
  }

  return {
    async refresh(signal) {
      const outcome = await session('refresh', null, signal);
      // Another tab was faster: the cookie is already the new one.
      return !outcome.ok && outcome.failure.values?.status === 409 ? session('refresh', null, signal) : outcome;
    },
    signIn: (credentials, signal) => session('sign-in', credentials, signal),
    async signOut(lang, signal) {
      const outcome = await post(`sign-out?lang=${lang}`, null, signal);
      if (!outcome.ok) return outcome;
      const page = readField(outcome.value, 'logoutPage');
      return typeof page === 'string' && /^\/(?![/\\])/.test(page)
        ? { ok: true, value: { logoutPage: page } }
        : toFailure('UNREADABLE_ANSWER');
    },
  };
}
