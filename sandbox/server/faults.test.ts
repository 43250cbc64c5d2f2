import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createFaults } from './faults';
import type { RunningServer } from './start-server';
import { apiKey, gql, post, signIn, testServer } from './testing/test-server';

const profile = 'query Profile { profile { id lang } }';
const setCurrency = (currency: string): string =>
  `mutation UpdateProfile { updateProfile(currency: "${currency}") { currency } }`;

describe('faults on request', () => {
  let server: RunningServer;
  let token: string;
  beforeAll(async () => {
    server = await testServer();
    token = (await signIn(server.url)).accessToken;
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.faults.clear();
  });

  const order = (fault: Record<string, unknown>): Promise<Response> => post(`${server.url}/control/api/faults`, fault);
  const ask = (query = profile): ReturnType<typeof gql> => gql(server.url, query, { token });
  const raw = (query = profile): Promise<Response> =>
    post(`${server.url}/production/gql`, { query }, { 'x-api-key': apiKey, authorization: `Bearer ${token}` });
  const currency = async (): Promise<unknown> => (await ask('query Now { profile { currency } }')).body.data?.profile;

  test('latency makes one answer late', async () => {
    await order({ operation: 'profile', kind: 'latency', ms: 300 });
    const began = performance.now();
    expect((await ask()).body.errors).toBeUndefined();
    expect(performance.now() - began).toBeGreaterThan(290);
    expect(server.faults.list()).toEqual([]);
  });

  test('an answer lost after the work leaves the work done', async () => {
    await order({ operation: 'UpdateProfile', kind: 'lost-after' });
    await expect(raw(setCurrency('CLP'))).rejects.toThrow();
    expect(await currency()).toEqual({ currency: 'CLP' });
  });

  test('a connection lost before the work leaves it undone', async () => {
    await ask(setCurrency('USD'));
    await order({ operation: 'UpdateProfile', kind: 'lost-before' });
    await expect(raw(setCurrency('CLP'))).rejects.toThrow();
    expect(await currency()).toEqual({ currency: 'USD' });
  });

  test('a bad status comes as ordered, with Retry-After when asked for', async () => {
    await order({ operation: 'Profile', kind: 'status', status: 429, retryAfter: 3 });
    const answer = await raw();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await raw()).status).toBe(200);
  });

  test('malformed JSON is half of a real answer to work that was done', async () => {
    await order({ operation: 'UpdateProfile', kind: 'malformed' });
    const text = await (await raw(setCurrency('PEN'))).text();
    expect(text).toMatch(/^\{"data"/);
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(await currency()).toEqual({ currency: 'PEN' });
  });

  test('HTML comes with status 200', async () => {
    await order({ operation: 'Profile', kind: 'html' });
    const answer = await raw();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('partial errors come beside the data', async () => {
    await order({ operation: 'Profile', kind: 'partial', message: 'Half of it' });
    const { body } = await ask();
    expect(body.data?.profile).toMatchObject({ lang: 'es' });
    expect(body.errors).toMatchObject([{ message: 'Half of it', path: ['profile'] }]);
  });

  test('a null root comes with its errors', async () => {
    await order({ operation: 'Profile', kind: 'null-root', message: 'Nothing there' });
    expect((await ask()).body).toMatchObject({ data: { profile: null }, errors: [{ message: 'Nothing there' }] });
  });

  test('a refusal carries the ordered code and does nothing', async () => {
    await ask(setCurrency('USD'));
    await order({ operation: 'UpdateProfile', kind: 'refusal', code: 'NOTHING_CHANGED' });
    const { body } = await ask(setCurrency('MXN'));
    expect(body).toMatchObject({
      data: { updateProfile: null },
      errors: [{ extensions: { code: 'NOTHING_CHANGED' } }],
    });
    expect(await currency()).toEqual({ currency: 'USD' });
  });

  test('an expired token is told like a real one', async () => {
    await order({ operation: 'Profile', kind: 'expired-token' });
    expect((await ask()).body.errors).toEqual([
      { message: 'There is no valid token', extensions: { code: 'NO_VALID_TOKEN' } },
    ]);
  });

  test('an unknown field is told like a real one', async () => {
    await order({ operation: 'Profile', kind: 'unknown-field', path: 'givenName' });
    expect((await ask()).body.errors?.[0]?.message).toBe('Cannot query field "givenName" on type "Query".');
  });

  test('a patch puts a value into the real answer', async () => {
    await order({ operation: 'Profile', kind: 'patch', path: 'profile.lang', value: 'xx' });
    expect((await ask()).body.data?.profile).toMatchObject({ lang: 'xx' });
  });

  test('a patch reaches nothing but the answer', async () => {
    for (const path of ['__proto__.spoilt', 'profile.__proto__', 'profile.constructor.spoilt', 'nowhere.spoilt']) {
      await order({ operation: 'Profile', kind: 'patch', path, value: { spoilt: 1 } });
      expect((await ask()).body.data?.profile).toMatchObject({ lang: 'es' });
    }
    expect({}).not.toHaveProperty('spoilt');
  });

  test('clock skew tells another world time', async () => {
    await order({ operation: 'Profile', kind: 'clock-skew', ms: -3_600_000 });
    const worldTime = Number((await raw()).headers.get('x-world-time'));
    expect(Math.abs(server.world.clock.now() - 3_600_000 - worldTime)).toBeLessThan(5000);
  });

  test('other operations are left alone, though they ask for the same field', async () => {
    await order({ operation: 'Profile', kind: 'status', status: 500, count: null });
    expect((await raw('query AllowedNotices { profile { allowedNotices { siteId } } }')).status).toBe(200);
    expect((await raw()).status).toBe(500);
  });

  test('skip and count choose which requests suffer', async () => {
    await order({ operation: '*', kind: 'status', status: 500, count: 2, skip: 1 });
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await raw()).status);
    expect(statuses).toEqual([200, 500, 500, 200]);
  });

  test('endpoints of identity suffer too: a refresh whose answer is lost is repeated with the same cookie', async () => {
    const { cookie } = await signIn(server.url);
    await order({ operation: 'identity.refresh', kind: 'lost-after' });
    const refresh = (): Promise<Response> =>
      fetch(`${server.url}/identity/refresh`, { method: 'POST', headers: { cookie } });
    await expect(refresh()).rejects.toThrow();
    expect((await refresh()).status).toBe(200);
  });

  test('faults are listed, cleared by operation and cleared at all', async () => {
    await order({ operation: 'Profile', kind: 'html' });
    await order({ operation: 'Sites', kind: 'html', count: null });
    const url = `${server.url}/control/api/faults`;
    expect(await (await fetch(url)).json()).toMatchObject([
      { operation: 'Profile', count: 1 },
      { operation: 'Sites', count: null },
    ]);
    expect(await (await fetch(`${url}?operation=profile`, { method: 'DELETE' })).json()).toEqual({ cleared: 1 });
    expect(await (await fetch(url, { method: 'DELETE' })).json()).toEqual({ cleared: 1 });
    expect(await (await fetch(url)).json()).toEqual([]);
  });

  test.each([
    [{}],
    [{ operation: 'Profile' }],
    [{ operation: 'Profile', kind: 'explosion' }],
    [{ operation: '', kind: 'html' }],
    [{ operation: 'Profile', kind: 'status', status: 200 }],
    [{ operation: 'Profile', kind: 'status', status: 'many' }],
    [{ operation: 'Profile', kind: 'html', count: 0 }],
    [{ operation: 'Profile', kind: 'html', count: 1.5 }],
    [{ operation: 'Profile', kind: 'patch' }],
    [{ operation: 'Profile', kind: 'refusal', code: 7 }],
  ])('a malformed order %j is refused', async (fault) => {
    const answer = await order(fault);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, 'INVALID_FAULT']);
    expect(server.faults.list()).toEqual([]);
  });
});

test('latencies add up, and of the other faults the oldest comes first', () => {
  const faults = createFaults();
  faults.order({ operation: '*', kind: 'latency', ms: 10 });
  faults.order({ operation: 'A', kind: 'latency', ms: 5 });
  faults.order({ operation: 'a', kind: 'html' });
  faults.order({ operation: '*', kind: 'lost-before' });
  expect(faults.take('A')).toMatchObject({ latency: 15, fault: { kind: 'html' } });
  expect(faults.take('B')).toMatchObject({ latency: 0, fault: { kind: 'lost-before' } });
  expect(faults.take('B')).toEqual({ latency: 0, fault: null });
});
