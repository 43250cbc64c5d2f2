import { describe, expect, test } from 'vitest';
import { createAccountClient } from './account-calls';

const change = { currentPassword: 'ocho1234', password: 'otra-clave' };

function clientThat(answer: () => Promise<Response>, token: string | null = 'token') {
  const sent: Headers[] = [];
  const client = createAccountClient({
    baseUrl: 'http://identity.test/identity',
    accessToken: () => Promise.resolve(token),
    fetch: (_address, init) => {
      sent.push(new Headers(init?.headers));
      return answer();
    },
  });
  return { client, sent };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const brokenOff = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) });
const { signal } = new AbortController();

describe('the calls about accounts', () => {
  test('the token goes out with what needs a session, and with nothing else', async () => {
    const { client, sent } = clientThat(json({ status: 'done', userId: '1' }));
    await client.changePassword(change, signal);
    await client.linkAccount({ siteId: 'MLC', account: 'KUMARA' }, signal);
    await client.forgotPassword({ email: 'a@b.co', lang: 'es' }, signal);
    expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer token', 'Bearer token', null]);
  });

  test('a session that has ended is NO_VALID_TOKEN', async () => {
    const { client, sent } = clientThat(json({ error: 'NO_VALID_TOKEN' }, 401), null);
    expect(await client.changePassword(change, signal)).toEqual({ ok: false, failure: { code: 'NO_VALID_TOKEN' } });
    expect(sent[0]?.has('authorization')).toBe(false);
  });

  test.each([
    ['a page of somebody between', () => Promise.resolve(new Response('<html>')), { code: 'UNREADABLE_ANSWER' }],
    ['an answer without a status', json({}), { code: 'UNREADABLE_ANSWER' }],
    ['a breakdown', json({ error: 'SERVER_ERROR' }, 500), { code: 'SERVER_ERROR', values: { status: 500 } }],
    ['a code that nobody knows', json({ error: 'NEW_CODE' }, 400), { code: 'BAD_STATUS', values: { status: 400 } }],
    [
      'an answer that broke off',
      () => Promise.resolve(new Response(brokenOff(), { status: 401 })),
      { code: 'OFFLINE', message: 'TypeError: lost' },
    ],
    ['no network', () => Promise.reject(new TypeError('lost')), { code: 'OFFLINE', message: 'TypeError: lost' }],
  ])('%s is no success', async (_what, answer, failure) => {
    expect(await clientThat(answer).client.changePassword(change, signal)).toEqual({ ok: false, failure });
  });

  test.each([
    ['ERR-03 a wrong code', 'WRONG_CODE', 400],
    ['ERR-04 a user who exists', 'USER_EXISTS', 409],
    ['ERR-05 a user who is not in that country', 'USER_NOT_IN_COUNTRY', 404],
    ['ERR-06 a user of another account', 'USER_NOT_IN_ACCOUNT', 404],
    ['ERR-07 a user of another site', 'SITE_MISMATCH', 409],
  ] as const)('%s is refused by a code of its own', async (_what, code, status) => {
    const { client } = clientThat(json({ error: code }, status));
    const refused = { ok: false, failure: { code } };
    expect(await client.confirmSignUp({ email: 'a@b.co', code: '000000' }, signal)).toEqual(refused);
    expect(await client.linkAccount({ siteId: 'MLC', account: 'KUMARA' }, signal)).toEqual(refused);
  });

  test('a made user without an id is unreadable', async () => {
    const { client } = clientThat(json({ status: 'linked' }));
    expect(await client.linkAccount({ siteId: 'MLC', account: 'KUMARA' }, signal)).toEqual({
      ok: false,
      failure: { code: 'UNREADABLE_ANSWER' },
    });
  });
});
