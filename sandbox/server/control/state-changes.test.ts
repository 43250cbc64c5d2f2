import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { states as sentences } from '../../../pact/states';
import type { RunningServer } from '../start-server';
import { gql, post, testServer } from '../testing/test-server';

describe('provider states over HTTP', () => {
  let server: RunningServer;
  let address: string;
  beforeAll(async () => {
    server = await testServer();
    address = `${server.url}/control/api/states`;
  });
  afterAll(() => server.close());

  const setUp = async (state: string, params: object) => {
    const answer = await post(address, { state, params, action: 'setup' });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const tokenOf = async (account: string) =>
    String((await setUp('a person is signed in', { account })).body.accessToken);

  test('every state of the contract can be brought about', async () => {
    const { states } = (await (await fetch(address)).json()) as { states: string[] };
    const own = Object.keys(sentences).filter((name) => name !== 'the same call was sent before');
    expect(states).toEqual(own.sort());
  });

  test('who is signed in is answered as a token that the gateway takes', async () => {
    const token = await tokenOf('bruno');
    const { body } = await gql(server.url, '{ profile { email } }', { token });
    expect(body.data?.profile).toEqual({ email: 'bruno@vigia.test' });
  });

  test('a state holds afterwards, whatever held before', async () => {
    const token = await tokenOf('ana');
    for (const status of ['paused', 'active']) {
      expect(await setUp('a listing exists', { id: 'MLA1100000001', status })).toMatchObject({ status: 200 });
      const { body } = await gql(server.url, '{ articlesByIds(articlesIds: ["MLA1100000001"]) { status } }', { token });
      expect(body.data?.articlesByIds).toEqual([{ status }]);
    }
  });

  test('a clean slate takes back what the accounts did, and what made them wait', async () => {
    const token = await tokenOf('ana');
    const ask = async () => {
      const query =
        '{ liveSearches { paging { total } } profile { lang } profiles { id } memberJudge { severity } menu { id } }';
      return (await gql(server.url, query, { token })).body.data;
    };
    await setUp('a clean slate', {});
    const before = await ask();
    expect(before).toMatchObject({ liveSearches: { paging: { total: 0 } }, profile: { lang: 'es' } });
    const search = { account: 'ana', id: '3001', keyword: 'zapatillas', siteId: 'MLA', finds: 'MLA1100000001' };
    await setUp('a live search exists', search);
    await setUp('the account is suspended', { account: 'ana' });
    await setUp('a person has so many profiles', { account: 'ana', count: 5 });
    await setUp('the menu has an entry with children', { account: 'ana' });
    await setUp('an error comes beside the data', { operation: 'anything' });
    await setUp('a sign-in failed too often', { user: 'ana@vigia.test' });
    expect(await ask()).not.toEqual(before);
    expect(await setUp('a clean slate', {})).toMatchObject({ status: 200 });
    expect(await ask()).toEqual(before);
    expect(server.faults.list()).toEqual([]);
    expect(await tokenOf('ana')).toMatch(/\S/);
  });

  test('a token of a session that has ended is no good', async () => {
    const { body } = await setUp('the session of a person has ended', { account: 'ana' });
    const answer = await gql(server.url, '{ sites { id } }', { token: String(body.accessToken) });
    expect(answer.body.errors?.[0]?.message).toBe('There is no valid token');
  });

  test('an error comes beside the data once', async () => {
    const token = await tokenOf('ana');
    await setUp('an error comes beside the data', { operation: 'sites' });
    const ask = async () => (await gql(server.url, 'query sites { sites { id } }', { token })).body;
    const [spoilt, whole] = [await ask(), await ask()];
    expect([spoilt.errors?.length, whole.errors]).toEqual([1, undefined]);
    expect(spoilt.data).toEqual(whole.data);
  });

  test('teardown changes nothing', async () => {
    const answer = await post(address, { state: 'a clean slate', params: {}, action: 'teardown' });
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'a clean slate', action: 'teardown' }]);
  });

  test.each([
    ['an unknown state', { state: 'all is well', params: {} }, 404, 'UNKNOWN_STATE'],
    ['the name of something that every object has', { state: 'toString' }, 404, 'UNKNOWN_STATE'],
    ['no state', {}, 404, 'UNKNOWN_STATE'],
    ['a missing parameter', { state: 'a listing exists', params: { status: 'active' } }, 400, 'INVALID_PARAMS'],
    ['an unknown account', { state: 'the account is suspended', params: { account: 'zoe' } }, 400, 'INVALID_PARAMS'],
    ['params that are a list', { state: 'a listing exists', params: [] }, 400, 'INVALID_PARAMS'],
    ['another action', { state: 'a listing exists', params: {}, action: 'undo' }, 400, 'INVALID_INPUT'],
  ])('%s is refused in words', async (_what, body, status, error) => {
    const answer = await post(address, body);
    expect([answer.status, await answer.json()]).toEqual([status, { error, message: expect.any(String) as string }]);
  });
});
