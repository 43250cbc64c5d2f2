import { createHash, randomBytes } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCallback } from './provider';
import type { RunningServer } from '../start-server';
import { cookiesOf, gql, testServer, type SessionAnswer } from '../testing/test-server';

/** A browser's cookies, kept by name; paths are not minded. */
class Jar {
  private readonly cookies = new Map<string, string>();
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      if (/expires=Thu, 01 Jan 1970|max-age=0/i.test(set)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}

const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

describe('the marketplace-account sign-in', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const authorize = (parameters: Record<string, string> = {}): string => {
    const url = new URL(`${server.url}/oidc/auth`);
    const all = {
      client_id: 'vigia-console',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${server.url}/oauth/es/authenticate`,
      state: 'st1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...parameters,
    };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return url.href;
  };
  const absolute = (location: string | null): string => new URL(location ?? '', server.url).href;

  async function openForm(jar: Jar, parameters: Record<string, string> = {}): Promise<string> {
    const answer = await jar.fetch(authorize(parameters));
    expect(answer.status).toBe(303);
    return absolute(answer.headers.get('location'));
  }

  const submit = (jar: Jar, form: string, fields: Record<string, string>): Promise<Response> =>
    jar.fetch(form, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  /** Follows the redirects of the provider until they leave it. */
  async function follow(jar: Jar, answer: Response): Promise<URL> {
    let location = absolute(answer.headers.get('location'));
    for (let hops = 0; hops < 5 && new URL(location).pathname.startsWith('/oidc/'); hops += 1) {
      location = absolute((await jar.fetch(location)).headers.get('location'));
    }
    return new URL(location);
  }

  const exchange = (jar: Jar, code: string, changes: Record<string, string> = {}): Promise<Response> =>
    jar.fetch(`${server.url}/identity/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'vigia-console',
        code,
        redirect_uri: `${server.url}/oauth/es/authenticate`,
        code_verifier: verifier,
        ...changes,
      }).toString(),
    });

  test('a code with PKCE through the form ends in a session whose refresh token no script sees', async () => {
    const jar = new Jar();
    const form = await openForm(jar);
    const page = await jar.fetch(form);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self'/);
    const back = await follow(
      jar,
      await submit(jar, form, { login: 'ana@vigia.test', password: 'vigia-demo', do: 'sign-in' }),
    );
    expect(back.pathname).toBe('/oauth/es/authenticate');
    expect(back.searchParams.get('state')).toBe('st1');
    expect(back.searchParams.get('iss')).toBe(`${server.url}/oidc`);
    const answer = await exchange(jar, back.searchParams.get('code') ?? '');
    const tokens = (await answer.json()) as SessionAnswer & Record<string, unknown>;
    expect(Object.keys(tokens).sort()).toEqual(
      ['accessToken', 'access_token', 'expiresAt', 'expires_in', 'id_token', 'scope', 'token_type', 'userId'].sort(),
    );
    expect(tokens.access_token).toBe(tokens.accessToken);
    expect(answer.headers.getSetCookie().join()).toMatch(
      /vigia_refresh=[\w-]+; Path=\/identity; HttpOnly; SameSite=Strict/,
    );
    const { body } = await gql(server.url, 'query Profile { profile { givenName } }', { token: tokens.accessToken });
    expect(body.data?.profile).toMatchObject({ givenName: 'Ana' });
    const refreshed = await jar.fetch(`${server.url}/identity/refresh`, { method: 'POST' });
    expect(((await refreshed.json()) as SessionAnswer).userId).toBe(tokens.userId);
  });

  test('the client library of the console takes the provider’s word at every step', async () => {
    const jar = new Jar();
    const issuer = new URL(`${server.url}/oidc`);
    const insecure = { [oauth.allowInsecureRequests]: true };
    const described = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
    const provider = { ...described, token_endpoint: `${server.url}/identity/token` };
    const client = { client_id: 'vigia-console' };
    const back = await follow(
      jar,
      await submit(jar, await openForm(jar, { nonce: 'n1' }), {
        login: 'bruno@vigia.test',
        password: 'vigia-demo',
        do: 'sign-in',
      }),
    );
    const answer = oauth.validateAuthResponse(provider, client, back, 'st1');
    const response = await oauth.authorizationCodeGrantRequest(
      provider,
      client,
      oauth.None(),
      answer,
      `${server.url}/oauth/es/authenticate`,
      verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(provider, client, response, { expectedNonce: 'n1' });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    expect(tokens).not.toHaveProperty('refresh_token');
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({
      aud: 'vigia-console',
      nonce: 'n1',
      sub: tokens.userId,
    });
  });

  test('a code is good once, and only with its verifier', async () => {
    const jar = new Jar();
    const back = await follow(
      jar,
      await submit(jar, await openForm(jar), { login: 'ana@vigia.test', password: 'vigia-demo', do: 'sign-in' }),
    );
    const code = back.searchParams.get('code') ?? '';
    const wrong = await exchange(jar, code, { code_verifier: randomBytes(32).toString('base64url') });
    expect([wrong.status, ((await wrong.json()) as { error: string }).error]).toEqual([400, 'invalid_grant']);
    expect((await exchange(jar, code)).status).toBe(200);
    expect((await exchange(jar, code)).status).toBe(400);
  });

  test('PKCE is demanded', async () => {
    const jar = new Jar();
    const answer = await jar.fetch(authorize({ code_challenge: '', code_challenge_method: '' }));
    expect(new URL(absolute(answer.headers.get('location'))).searchParams.get('error')).toBe('invalid_request');
  });

  test.each([
    ['ana@vigia.test', 'wrong', 'El usuario o la contraseña no son correctos'],
    ['shop@vigia.test', 'vigia-demo', 'Esta cuenta es de otro producto'],
    ['seller@vigia.test', 'vigia-demo', 'no pertenece a ningún miembro'],
    ['', 'x', 'Completa el usuario y la contraseña'],
    ['"><script>alert(1)</script>', 'x', 'El usuario o la contraseña no son correctos'],
  ])(
    'the form posted as "%s" with "%s" comes back with its reason and what was typed',
    async (login, password, reason) => {
      const jar = new Jar();
      const answer = await submit(jar, await openForm(jar), { login, password, do: 'sign-in' });
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(page).toMatch(new RegExp(`role="alert">[^<]*${reason}`));
      expect(page).not.toContain('<script');
      expect(page).not.toContain(`value="${password}"`);
      expect(page).toContain(`value="${login.replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}"`);
    },
  );

  test.each([
    ['es', 'Ingresa con tu cuenta'],
    ['en', 'Sign in with your account'],
    ['pt', 'Entre com a sua conta'],
    ['pt-BR en', 'Entre com a sua conta'],
    ['xx', 'Ingresa con tu cuenta'],
  ])('the form of ui_locales "%s" speaks that language', async (locales, title) => {
    const jar = new Jar();
    const page = await (await jar.fetch(await openForm(jar, { ui_locales: locales }))).text();
    expect(page).toContain(`<h1>${title}</h1>`);
  });

  test('an account without permission to report goes back to the console with that reason and its site', async () => {
    const jar = new Jar();
    const back = await follow(
      jar,
      await submit(jar, await openForm(jar), { login: 'noperm@vigia.test', password: 'vigia-demo', do: 'sign-in' }),
    );
    expect([back.searchParams.get('error'), back.searchParams.get('error_description')]).toEqual([
      'access_denied',
      'NO_REPORT_PERMISSION MLU',
    ]);
  });

  test('going back from the form tells the console that the sign-in was interrupted', async () => {
    const jar = new Jar();
    const back = await follow(jar, await submit(jar, await openForm(jar), { do: 'cancel' }));
    expect(back.searchParams.get('error_description')).toBe('SIGN_IN_INTERRUPTED');
  });

  test('a form opened in another browser says that it expired', async () => {
    const form = await openForm(new Jar());
    const answer = await new Jar().fetch(form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('El ingreso venció');
  });

  test('signed in at the marketplace, the next sign-in needs no form, until the logout page was visited', async () => {
    const jar = new Jar();
    await follow(
      jar,
      await submit(jar, await openForm(jar), { login: 'ana@vigia.test', password: 'vigia-demo', do: 'sign-in' }),
    );
    const silent = await jar.fetch(authorize({ prompt: 'none' }));
    expect(new URL(absolute(silent.headers.get('location'))).searchParams.get('code')).toMatch(/\S/);
    await jar.fetch(`${server.url}/identity/end?lang=es`);
    const after = await jar.fetch(authorize({ prompt: 'none' }));
    expect(new URL(absolute(after.headers.get('location'))).searchParams.get('error')).toBe('login_required');
  });

  test('only addresses of this console are come back to', () => {
    const origin = 'http://localhost:4600';
    const good = [
      '/oauth/es/authenticate',
      '/oauth/pt/authenticate/dev',
      '/oauth/en/authenticate/send_notice/MLA1234567890',
      '/oauth/es/authenticate/send_notice/MLA1/dev',
    ];
    const bad = [
      '/oauth/fr/authenticate',
      '/oauth/es/authenticate?x=1',
      '/oauth/es/authenticate#x',
      '/oauth/es/authenticate/../../x',
      '/',
      '//evil.test/oauth/es/authenticate',
    ];
    expect(good.filter((path) => !isCallback(origin, origin + path))).toEqual([]);
    expect(
      bad.filter((path) =>
        isCallback(origin, new URL(path, 'http://localhost:4600').href === origin + path ? origin + path : path),
      ),
    ).toEqual([]);
    expect(isCallback(origin, 'http://evil.test/oauth/es/authenticate')).toBe(false);
    expect(isCallback(origin, 'http://localhost:4600@evil.test/oauth/es/authenticate')).toBe(false);
    expect(isCallback(origin, 'javascript:alert(1)')).toBe(false);
  });

  test('an address of another site is refused on a page of ours, not gone to', async () => {
    const answer = await new Jar().fetch(authorize({ redirect_uri: 'http://evil.test/oauth/es/authenticate' }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('No pudimos completar el ingreso');
  });

  test('the provider describes itself under the host that was asked, which is its issuer', async () => {
    const base = `http://127.0.0.1:${String(server.port)}/oidc`;
    const described = (await (await fetch(`${base}/.well-known/openid-configuration`)).json()) as Record<
      string,
      unknown
    >;
    expect(described).toMatchObject({
      issuer: base,
      authorization_endpoint: `${base}/auth`,
      jwks_uri: `${base}/jwks`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('the provider shows no private key', async () => {
    const { keys } = (await (await fetch(`${server.url}/oidc/jwks`)).json()) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });

  test('cookies of the provider are out of the reach of scripts', async () => {
    const answer = await fetch(authorize(), { redirect: 'manual' });
    expect(cookiesOf(answer)).toMatch(/vigia_sign_in=/);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/httponly/i);
  });
});
