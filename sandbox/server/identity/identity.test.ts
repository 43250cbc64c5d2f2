import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../start-server';
import { cookiesOf, gql, post, rawRequest, signIn, testServer, type SessionAnswer } from '../testing/test-server';

const whoAmI = 'query Profile { profile { id givenName } }';
const refresh = (url: string, cookie: string): Promise<Response> =>
  fetch(`${url}/identity/refresh`, { method: 'POST', headers: { cookie } });

describe('the identity adapter', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  test('a sign-in answers an access token and hides the refresh token in a cookie of its own path', async () => {
    const before = Date.now();
    const answer = await post(`${server.url}/identity/sign-in`, { user: ' ANA@vigia.test ', password: 'vigia-demo' });
    const body = (await answer.json()) as SessionAnswer;
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'expiresAt', 'userId']);
    expect(body.expiresAt - before).toBeGreaterThan(890_000);
    expect(decodeJwt(body.accessToken)).toMatchObject({
      sub: body.userId,
      aud: 'urn:vigia:gateway',
      iss: `${server.url}/oidc`,
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^vigia_refresh=[\w-]+; Path=\/identity; HttpOnly; SameSite=Strict; Max-Age=2592000$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(body)).not.toContain(cookie.split(/[=;]/)[1] ?? 'nothing');
    expect((await gql(server.url, whoAmI, { token: body.accessToken })).body.data?.profile).toMatchObject({
      givenName: 'Ana',
    });
  });

  test.each([
    ['ana@vigia.test', 'wrong', 401, { error: 'WRONG_CREDENTIALS' }],
    ['nobody@vigia.test', 'vigia-demo', 401, { error: 'WRONG_CREDENTIALS' }],
    ['', '', 401, { error: 'WRONG_CREDENTIALS' }],
    ['shop@vigia.test', 'vigia-demo', 403, { error: 'NOT_PRODUCT_CREDENTIALS' }],
    ['seller@vigia.test', 'vigia-demo', 403, { error: 'WRONG_MARKETPLACE_ACCOUNT' }],
    ['noperm@vigia.test', 'vigia-demo', 403, { error: 'NO_REPORT_PERMISSION', siteId: 'MLU' }],
  ])('a sign-in as "%s" with "%s" is refused with its own code', async (user, password, status, body) => {
    const answer = await post(`${server.url}/identity/sign-in`, { user, password });
    expect([answer.status, await answer.json()]).toEqual([status, body]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a login that failed ten times has to wait, even with the right password', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await post(`${server.url}/identity/sign-in`, { user: 'diego@vigia.test', password: 'no' });
    const answer = await post(`${server.url}/identity/sign-in`, { user: 'Diego@vigia.test', password: 'vigia-demo' });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ error: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) as number });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(200);
  });

  test.each([
    ['text', 'user=ana', 'text/plain', 415],
    ['an array', '[]', 'application/json', 400],
    ['half an object', '{"user":', 'application/json', 400],
    ['a number as the password', '{"user":"ana@vigia.test","password":1}', 'application/json', 400],
    ['70 kB', JSON.stringify({ user: 'a'.repeat(70_000), password: 'x' }), 'application/json', 413],
  ])('a sign-in with %s as its body is refused as JSON without a stack', async (_what, body, type, status) => {
    const answer = await fetch(`${server.url}/identity/sign-in`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    const errorBody = (await answer.json()) as { error: string; message: string };
    expect(Object.keys(errorBody)).toEqual(['error', 'message']);
    expect(JSON.stringify(errorBody)).not.toMatch(/\.ts|node_modules/);
  });

  test('a refresh rotates the refresh token and answers a new access token', async () => {
    const first = await signIn(server.url);
    const answer = await refresh(server.url, first.cookie);
    const second = (await answer.json()) as SessionAnswer;
    expect(second.userId).toBe(first.userId);
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(cookiesOf(answer)).not.toBe(first.cookie);
    expect((await gql(server.url, whoAmI, { token: second.accessToken })).body.errors).toBeUndefined();
  });

  test('ten refreshes at once with one cookie make one exchange, and the same again right after gets the same answer', async () => {
    const { cookie } = await signIn(server.url);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(server.url, cookie)));
    const late = await refresh(server.url, cookie);
    const tokens = await Promise.all(
      [...answers, late].map(async (answer) => ((await answer.json()) as SessionAnswer).accessToken),
    );
    expect(new Set(tokens).size).toBe(1);
    expect(new Set([...answers, late].map(cookiesOf)).size).toBe(1);
  });

  test('a cookie whose successor is in use already is asked to try again, and the family lives on', async () => {
    const first = await signIn(server.url);
    const second = cookiesOf(await refresh(server.url, first.cookie));
    const third = cookiesOf(await refresh(server.url, second));
    const late = await refresh(server.url, first.cookie);
    expect([late.status, ((await late.json()) as { error: string }).error]).toEqual([409, 'RETRY']);
    expect((await refresh(server.url, third)).status).toBe(200);
  });

  test('without a cookie, or with one that nobody issued, there is no session', async () => {
    const none = await fetch(`${server.url}/identity/refresh`, { method: 'POST' });
    const forged = await refresh(server.url, 'vigia_refresh=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect([none.status, forged.status]).toEqual([401, 401]);
    expect(((await forged.json()) as { error: string }).error).toBe('NOT_LOGGED_IN');
    expect(forged.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  test('a sign-out ends the refresh token and the access tokens of its session, and of no other', async () => {
    const ownSession = await signIn(server.url);
    const other = await signIn(server.url);
    const answer = await fetch(`${server.url}/identity/sign-out?lang=pt`, {
      method: 'POST',
      headers: { cookie: ownSession.cookie },
    });
    expect(await answer.json()).toEqual({ logoutPage: '/identity/end?lang=pt' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^vigia_refresh=; Path=\/identity; .*Max-Age=0/);
    expect((await refresh(server.url, ownSession.cookie)).status).toBe(401);
    expect((await gql(server.url, whoAmI, { token: ownSession.accessToken })).body.errors?.[0]?.message).toBe(
      'There is no valid token',
    );
    expect((await gql(server.url, whoAmI, { token: other.accessToken })).body.errors).toBeUndefined();
  });

  test('a page of another origin cannot refresh or sign out', async () => {
    const { cookie } = await signIn(server.url);
    for (const [name, value] of [
      ['origin', 'http://evil.test'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const answer = await rawRequest(server.port, '/identity/refresh', {
        method: 'POST',
        headers: { cookie, [name]: value },
      });
      expect(answer.status).toBe(403);
    }
    expect((await refresh(server.url, cookie)).status).toBe(200);
  });

  test('a name that only resolves to this machine is not served', async () => {
    const answer = await rawRequest(server.port, '/control/api/state', { headers: { host: 'evil.test' } });
    expect(answer.status).toBe(421);
  });

  test('the credentials of getCredentials sign in as the chosen profile', async () => {
    const ana = await signIn(server.url);
    const { body } = await gql(server.url, 'query Profiles { profiles { id userIds } }', { token: ana.accessToken });
    const profiles = body.data?.profiles as { id: string; userIds: string[] }[];
    const chosen = profiles.flatMap((profile) => profile.userIds).find((userId) => userId !== ana.userId);
    const credentials = await gql(
      server.url,
      'mutation GetCredentials($userId: ID!) { getCredentials(userId: $userId) { Username Password ProfileId } }',
      { token: ana.accessToken, variables: { userId: chosen } },
    );
    const { Username, Password, ProfileId } = credentials.body.data?.getCredentials as Record<string, string>;
    const switched = await post(`${server.url}/identity/switch`, { username: Username, password: Password });
    const session = (await switched.json()) as SessionAnswer;
    expect(session.userId).toBe(chosen);
    expect((await gql(server.url, whoAmI, { token: session.accessToken })).body.data?.profile).toMatchObject({
      id: ProfileId,
    });
  });

  test('the logout page says so in each language, without a script, and leads back', async () => {
    for (const [lang, title] of [
      ['es', 'Cerraste tu sesión'],
      ['en', 'You are signed out'],
      ['pt', 'Você saiu da sua conta'],
    ]) {
      const answer = await fetch(`${server.url}/identity/end?lang=${lang ?? ''}`);
      const page = await answer.text();
      expect(page).toContain(`<html lang="${lang ?? ''}">`);
      expect(page).toContain(title);
      expect(page).toContain(`href="/${lang ?? ''}"`);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'/);
    }
  });
});

test('behind TLS the cookie is secure, the provider names https, and browsers are told to stay with it', async () => {
  const server = await testServer({ publicUrl: 'https://demo.vigia.test' });
  const headers = { host: 'demo.vigia.test', 'content-type': 'application/json', origin: 'https://demo.vigia.test' };
  try {
    const body = JSON.stringify({ user: 'ana@vigia.test', password: 'vigia-demo' });
    const session = await rawRequest(server.port, '/identity/sign-in', { method: 'POST', headers, body });
    expect(session.status).toBe(200);
    for (const cookie of session.headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure$/);
    expect(session.headers['strict-transport-security']).toBe('max-age=31536000');
    const described = await rawRequest(server.port, '/oidc/.well-known/openid-configuration', { headers });
    expect(JSON.parse(described.body.toString())).toMatchObject({
      issuer: 'https://demo.vigia.test/oidc',
      authorization_endpoint: 'https://demo.vigia.test/oidc/auth',
    });
  } finally {
    await server.close();
  }
});

describe('time and restarts', () => {
  test('an access token is refused once its life is over', async () => {
    // A token ends with a second of the clock: a short life may be over before the first call is answered.
    vi.useFakeTimers({ toFake: ['Date'] });
    const server = await testServer({ tokenLife: 60 });
    try {
      const { accessToken, cookie } = await signIn(server.url);
      const requestSession = async () =>
        (await gql(server.url, whoAmI, { token: accessToken })).body.errors?.[0]?.extensions?.code;
      vi.setSystemTime(Date.now() + 58_000);
      expect(await requestSession()).toBeUndefined();
      vi.setSystemTime(Date.now() + 2_000);
      expect(await requestSession()).toBe('NO_VALID_TOKEN');
      expect((await refresh(server.url, cookie)).status).toBe(200);
    } finally {
      vi.useRealTimers();
      await server.close();
    }
  });

  test('a restart keeps sessions: the same tokens and cookies go on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vigia-identity-'));
    const database = join(folder, 'world.sqlite');
    try {
      const first = await testServer({ database });
      const session = await signIn(first.url);
      await first.close();
      const second = await testServer({ database });
      try {
        expect((await gql(second.url, whoAmI, { token: session.accessToken })).body.data?.profile).toMatchObject({
          givenName: 'Ana',
        });
        const refreshed = await refresh(second.url, session.cookie);
        expect(((await refreshed.json()) as SessionAnswer).userId).toBe(session.userId);
      } finally {
        await second.close();
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
