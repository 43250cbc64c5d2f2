import * as oauth from 'oauth4webapi';
import type { Failure, Outcome } from '../../contracts/ports';
import type { Language } from '../../contracts/shapes';
import { identityFailures } from '../../contracts/vocabulary/failures';
import type { ConsoleConfig } from './config';

interface Departure {
  verifier: string;
  redirectUri: string;
  redirect: string | null;
}
const keyOf = (state: string) => `vigia:departure:${state}`;

const failed = (code: Failure['code'], message?: string): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { code, message },
});

/** The provider says our code, and perhaps a site, in the description of its error. */
function told(description: string | null): { ok: false; failure: Failure } {
  const [word = '', siteId] = (description ?? '').split(' ');
  const code = identityFailures.find((known) => known === word) ?? 'SIGN_IN_INTERRUPTED';
  return { ok: false, failure: { code, ...(siteId ? { values: { siteId } } : {}) } };
}

/** Code flow with PKCE for a public client, which comes back to the path `returnAddress`; the token is asked of the identity adapter, which keeps the refresh token to itself. */
export function createMarketplaceIdentity(config: ConsoleConfig, returnAddress: (lang: Language) => string) {
  const client: oauth.Client = { client_id: config.clientId };
  const insecure = location.protocol === 'http:' ? { [oauth.allowInsecureRequests]: true } : {};

  async function discover(signal: AbortSignal): Promise<oauth.AuthorizationServer> {
    const issuer = new URL(config.oidc, location.origin);
    const response = await oauth.discoveryRequest(issuer, { signal, ...insecure });
    const server = await oauth.processDiscoveryResponse(issuer, response);
    return { ...server, token_endpoint: new URL(`${config.identity}/token`, location.origin).href };
  }

  return {
    /** Leaves the page; answers only when leaving failed. */
    async begin(
      { lang, redirect }: { lang: Language; redirect: string | null },
      signal: AbortSignal,
    ): Promise<Outcome<void>> {
      let server: oauth.AuthorizationServer;
      try {
        server = await discover(signal);
      } catch (error) {
        return signal.aborted ? failed('ABORTED') : failed('OFFLINE', String(error));
      }
      if (!server.authorization_endpoint)
        return failed('SERVER_ERROR', 'The provider names no authorization endpoint.');
      const verifier = oauth.generateRandomCodeVerifier();
      const state = oauth.generateRandomState();
      const redirectUri = new URL(returnAddress(lang), location.origin).href;
      const departure: Departure = { verifier, redirectUri, redirect };
      try {
        sessionStorage.setItem(keyOf(state), JSON.stringify(departure));
      } catch (error) {
        return failed('STORAGE_UNAVAILABLE', String(error));
      }
      const address = new URL(server.authorization_endpoint);
      const parameters = {
        client_id: client.client_id,
        response_type: 'code',
        scope: 'openid offline_access',
        redirect_uri: redirectUri,
        state,
        ui_locales: lang,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      location.assign(address.href);
      return new Promise(() => undefined);
    },

    /** Finishes from the address that the provider came back to: the adapter's answer, and where the person wanted to go. */
    async finish(address: URL, signal: AbortSignal): Promise<Outcome<{ body: unknown; redirect: string | null }>> {
      const state = address.searchParams.get('state');
      const kept = state === null ? null : sessionStorage.getItem(keyOf(state));
      if (state === null || kept === null)
        return address.searchParams.has('error')
          ? told(address.searchParams.get('error_description'))
          : failed('SIGN_IN_INTERRUPTED');
      sessionStorage.removeItem(keyOf(state));
      const { verifier, redirectUri, redirect } = JSON.parse(kept) as Departure;
      try {
        const server = await discover(signal);
        const answer = oauth.validateAuthResponse(server, client, address, state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          answer,
          redirectUri,
          verifier,
          { signal, ...insecure },
        );
        const body: unknown = await response
          .clone()
          .json()
          .catch(() => null);
        await oauth.processAuthorizationCodeResponse(server, client, response);
        return { ok: true, value: { body, redirect } };
      } catch (error) {
        if (signal.aborted) return failed('ABORTED');
        if (error instanceof oauth.AuthorizationResponseError) return told(error.error_description ?? null);
        if (error instanceof oauth.ResponseBodyError) return failed('SIGN_IN_INTERRUPTED', error.error);
        return failed(error instanceof oauth.OperationProcessingError ? 'SERVER_ERROR' : 'OFFLINE', String(error));
      }
    },
  };
}
