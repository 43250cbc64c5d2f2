import * as oauth from 'oauth4webapi';
import type { IdentityClient } from '../../contracts/client/identity';
import type { Failure, Outcome } from '../../contracts/ports';
import type { Language } from '../../contracts/shapes';
import { identityFailures } from '../../contracts/vocabulary/failures';
import { addBasePath, removeBasePath } from '../parts/urls';
import type { ConsoleConfig } from './config';

/** The two that a sign-in needs: the adapter, and the provider whose page asks who it is. */
type SignInService = 'identity' | 'provider';

interface Departure {
  verifier: string;
  redirectUri: string;
  redirect: string | null;
  /** Nobody was asked: the provider only says whether it knows them. */
  silent?: boolean;
}

/** Seconds that a token is taken to live whose provider doesn't say. */
const shortLife = 300;
const keyOf = (state: string) => `vigia:departure:${state}`;

/** Milliseconds that each answer of the provider is waited for. */
const deadline = 15_000;

const failed = (code: Failure['code'], message?: string): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { code, message },
});

/** One of the two is not there, or doesn't answer as it should. */
class Unreached extends Error {
  constructor(
    readonly code: Failure['code'],
    message: string,
  ) {
    super(message);
  }
}

/** Its answer to a request; rejects with Unreached where none comes in time, or one that says that it is not there. */
async function reach(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Response>,
  isDown = (status: number) => status >= 500,
): Promise<Response> {
  const timeoutSignal = AbortSignal.timeout(deadline);
  const response = await ask(AbortSignal.any([signal, timeoutSignal])).catch((error: unknown) => {
    throw new Unreached(timeoutSignal.aborted ? 'TIMED_OUT' : 'OFFLINE', String(error));
  });
  if (isDown(response.status)) throw new Unreached('SERVER_ERROR', `It answered ${String(response.status)}.`);
  return response;
}

function unreached(error: unknown, service: SignInService, signal: AbortSignal): { ok: false; failure: Failure } {
  if (signal.aborted) return failed('ABORTED');
  const code = error instanceof Unreached ? error.code : 'UNREADABLE_ANSWER';
  return { ok: false, failure: { code, message: String(error), values: { service } } };
}

/** The provider says our code, and perhaps a site, in the description of its error. */
function toFailure(description: string | null): { ok: false; failure: Failure } {
  const [errorCode = '', siteId] = (description ?? '').split(' ');
  const code = identityFailures.find((known) => known === errorCode) ?? 'SIGN_IN_INTERRUPTED';
  return { ok: false, failure: { code, ...(siteId ? { values: { siteId } } : {}) } };
}

const departureOf = (state: string | null): Departure | null => {
  const savedState = state === null ? null : sessionStorage.getItem(keyOf(state));
  return savedState === null ? null : (JSON.parse(savedState) as Departure);
};

/**
 * Code flow with PKCE for a public client, which comes back to the path `returnAddress`. The token is asked of the identity adapter,
 * which keeps the refresh token to itself; where there is none, of the provider, and no refresh token is asked for at all.
 */
export function createMarketplaceIdentity(config: ConsoleConfig, returnAddress: (lang: Language) => string) {
  const client: oauth.Client = { client_id: config.clientId };
  const insecure = location.protocol === 'http:' ? { [oauth.allowInsecureRequests]: true } : {};

  async function discover(signal: AbortSignal): Promise<oauth.AuthorizationServer> {
    const issuer = new URL(config.oidc, location.origin);
    const response = await reach(signal, (inTime) => oauth.discoveryRequest(issuer, { signal: inTime, ...insecure }));
    const server = await oauth.processDiscoveryResponse(issuer, response);
    if (config.identity === null) return server;
    return { ...server, token_endpoint: new URL(`${config.identity}/token`, location.origin).href };
  }

  /**
   * Whether the page that the browser would leave for is there: who has left sees the browser's own error page. Another origin than the
   * issuer's is not asked, because the content policy may not allow it.
   */
  async function requirePage(endpoint: string, signal: AbortSignal): Promise<void> {
    if (new URL(endpoint).origin !== new URL(config.oidc, location.origin).origin) return;
    const request: RequestInit = {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
    };
    await reach(
      signal,
      (inTime) => fetch(endpoint, { ...request, signal: inTime }),
      (status) => [502, 503, 504].includes(status),
    );
  }

  async function exchange(
    address: URL,
    state: string,
    { verifier, redirectUri }: Departure,
    signal: AbortSignal,
  ): Promise<Outcome<unknown>> {
    let service: SignInService = 'provider';
    try {
      const server = await discover(signal);
      const answer = oauth.validateAuthResponse(server, client, address, state);
      if (config.identity !== null) service = 'identity';
      const response = await reach(signal, (inTime) =>
        oauth.authorizationCodeGrantRequest(server, client, oauth.None(), answer, redirectUri, verifier, {
          signal: inTime,
          ...insecure,
        }),
      );
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      const answered = await oauth.processAuthorizationCodeResponse(server, client, response, {
        requireIdToken: config.identity === null,
      });
      if (config.identity !== null) return { ok: true, value: body };
      const { access_token: accessToken, expires_in: life = shortLife } = answered;
      const userId = oauth.getValidatedIdTokenClaims(answered)?.sub;
      return { ok: true, value: { accessToken, userId, expiresAt: Date.now() + life * 1000 } };
    } catch (error) {
      if (error instanceof oauth.AuthorizationResponseError) return toFailure(error.error_description ?? null);
      if (error instanceof oauth.ResponseBodyError) return failed('SIGN_IN_INTERRUPTED', error.error);
      return unreached(error, service, signal);
    }
  }

  const own = {
    /** Leaves the page; answers only when leaving failed. */
    async begin(
      { lang, redirect, silent = false }: { lang: Language; redirect: string | null; silent?: boolean },
      signal: AbortSignal,
    ): Promise<Outcome<void>> {
      let page: string | undefined;
      try {
        page = (await discover(signal)).authorization_endpoint;
        if (page !== undefined) await requirePage(page, signal);
      } catch (error) {
        return unreached(error, 'provider', signal);
      }
      if (page === undefined) return failed('SERVER_ERROR', 'The provider names no authorization endpoint.');
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const redirectUri = new URL(returnAddress(lang), location.origin).href;
      const departure: Departure = { verifier, redirectUri, redirect, silent };
      try {
        sessionStorage.setItem(keyOf(state), JSON.stringify(departure));
      } catch (error) {
        return failed('STORAGE_UNAVAILABLE', String(error));
      }
      const address = new URL(page);
      const parameters = {
        client_id: client.client_id,
        response_type: 'code',
        scope: config.identity === null ? 'openid' : 'openid offline_access',
        redirect_uri: redirectUri,
        state,
        ui_locales: lang,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(silent ? { prompt: 'none' } : {}),
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      // Back doesn't lead to where nobody was asked anything.
      if (silent) location.replace(address.href);
      else location.assign(address.href);
      return new Promise(() => undefined);
    },

    /**
     * Finishes from the address that the provider came back to: the adapter's answer, and where the person wanted to go, which a failure
     * tells too. What was kept for this goes once it led in: until then the same address may be tried again.
     */
    async finish(address: URL, signal: AbortSignal): Promise<Outcome<{ body: unknown; redirect: string | null }>> {
      const state = address.searchParams.get('state');
      const departure = departureOf(state);
      if (state === null || departure === null)
        return address.searchParams.has('error')
          ? toFailure(address.searchParams.get('error_description'))
          : failed('SIGN_IN_INTERRUPTED');
      const outcome = await exchange(address, state, departure, signal);
      const { redirect } = departure;
      if (!outcome.ok) return { ok: false, failure: { ...outcome.failure, redirect } };
      sessionStorage.removeItem(keyOf(state));
      return { ok: true, value: { body: outcome.value, redirect } };
    },
  };

  /**
   * The provider in the place of an adapter. A session is restored, and a token renewed, by one way of the whole page to the provider and
   * back, which asks nobody anything; who isn't known there goes on where they were as nobody, and the trace of them goes.
   */
  const standaloneClient = (trace: string): IdentityClient => ({
    async refresh(signal) {
      const params = new URLSearchParams(location.search);
      const lang = document.documentElement.lang as Language;
      const state = params.get('state');
      if (params.has('state') && (params.has('code') || params.has('error'))) {
        const departure = departureOf(state);
        if (!departure?.silent || !params.has('error')) return failed('NO_VALID_TOKEN');
        sessionStorage.removeItem(keyOf(state ?? ''));
        localStorage.removeItem(trace);
        location.replace(addBasePath(departure.redirect ?? '/'));
        return new Promise(() => undefined);
      }
      const redirect = removeBasePath(location.pathname + location.search);
      const outcome = await own.begin({ lang, redirect, silent: true }, signal);
      return outcome.ok ? failed('NO_VALID_TOKEN') : outcome;
    },
    signIn: () => Promise.resolve(failed('NOT_ALLOWED')),
    async signOut(lang, signal) {
      try {
        const { end_session_endpoint: ends } = await discover(signal);
        const home = new URL(addBasePath(`/${lang}`), location.origin).href;
        if (ends === undefined) return { ok: true, value: { logoutPage: home } };
        const page = new URL(ends);
        page.searchParams.set('client_id', client.client_id);
        page.searchParams.set('post_logout_redirect_uri', home);
        page.searchParams.set('ui_locales', lang);
        return { ok: true, value: { logoutPage: page.href } };
      } catch (error) {
        return unreached(error, 'provider', signal);
      }
    },
  });

  return { ...own, alone: standaloneClient };
}
