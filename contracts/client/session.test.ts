import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectClient, startScriptedGateway, createSignal, type ScriptedGateway } from '../../tests/scripted-gateway';

let server: ScriptedGateway;
beforeAll(async () => {
  server = await startScriptedGateway();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.script(() => ({ body: { data: { reportedArticlesCount: { count: 1, countDB: 1 } } } }));
});

const one = { ok: true, value: { count: 1, countDB: 1 } };
const report = {
  articlesIds: ['mla1100000001'],
  code: 'PPPI1',
  codeDescription: 'Counterfeit',
  description: 'It is a copy',
  tags: [],
  photosDenounced: [],
  originModel: 'live_search',
  elementType: 'ITM',
  author: { id: 'p1', givenName: 'Ana', familyName: 'Ruiz' },
  operationKey: 'key-of-the-mark',
} as const;

const authorised = (token: string) =>
  server.script(({ headers }) =>
    headers.authorization === `Bearer ${token}`
      ? { body: { data: { reportedArticlesCount: { count: 1, countDB: 1 } } } }
      : { status: 401, body: { errors: [{ message: 'no valid token' }] } },
  );

describe('what a request carries', () => {
  test('GW-01 GW-04 each operation is a POST of a query text and its variables to one address', async () => {
    server.script(({ body }) =>
      String(body.query).startsWith('mutation')
        ? { body: { data: { reportArticles: [] } } }
        : { body: { data: { itemStatus: { id: 'MLA1100000001', status: 'active' } } } },
    );
    const { gateway } = connectClient(server);
    await gateway.itemStatus({ articleId: 'mla1100000001' }, createSignal());
    await gateway.reportArticles(
      { ...report, tags: [...report.tags], photosDenounced: [], articlesIds: ['x'] },
      createSignal(),
    );
    const sorted = { size: 10, from: 0, sort: 'oldest' } as const;
    await gateway.reportedArticles(sorted, createSignal());
    const message = { email: 'ana@vigia.test', userId: 'u-ana', siteId: 'MLA', message: 'Hola', operationKey: 'k' };
    await connectClient(server, { accessToken: () => Promise.resolve(null) }).gateway.sendMessageToSupport(
      message,
      createSignal(),
    );
    expect(server.requests.map(({ method, path, headers }) => [method, path, headers['content-type']])).toEqual(
      ['itemStatus', 'reportArticles', 'reportedArticles', 'sendMessageToSupport'].map(() => [
        'POST',
        '/production/gql',
        'application/json',
      ]),
    );
    expect(server.requests[2]?.body.variables, 'what a gateway may not know of').toEqual(sorted);
    expect(server.requests[0]?.body).toEqual({
      query: 'query itemStatus($articleId:ID!){itemStatus(articleId:$articleId){id status}}',
      variables: { articleId: 'MLA1100000001' },
    });
    expect(server.requests.map(({ body }) => Object.keys(body))).toEqual(
      server.requests.map(() => ['query', 'variables']),
    );
  });

  test('GW-02 the session token travels in the Authorization header of queries, mutations and calls', async () => {
    server.script(({ path }) => ({ body: path.endsWith('translate') ? { text: 'Olá' } : { data: { x: null } } }));
    const { gateway } = connectClient(server);
    await gateway.menu(undefined, createSignal());
    await gateway.deleteLiveSearch({ id: '1', operationKey: 'k' }, createSignal());
    await gateway.translate({ text: 'Hola', sourceLang: 'es', targetLang: 'pt' }, createSignal());
    await gateway.snapshotLink({ articleId: 'MLA1100000001' }, createSignal());
    const message = { email: 'ana@vigia.test', userId: 'u-ana', siteId: 'MLA', message: 'Hola' };
    await gateway.sendMessageToSupport({ ...message, operationKey: 'k' }, createSignal());
    expect(server.requests.map(({ method, headers }) => `${method} ${headers.authorization}`)).toEqual(
      ['POST', 'POST', 'POST', 'GET', 'POST'].map((method) => `${method} Bearer token-1`),
    );
  });

  test('GW-03 queries alone carry the API key, read at each one', async () => {
    let key: string | null = 'first';
    const { gateway } = connectClient(server, { apiKey: () => key });
    await gateway.reportedArticlesCount(undefined, createSignal());
    key = 'second';
    await gateway.reportedArticlesCount(undefined, createSignal());
    key = null;
    await gateway.reportedArticlesCount(undefined, createSignal());
    key = 'third';
    await gateway.deleteLiveSearch({ id: '1', operationKey: 'k' }, createSignal());
    await gateway.translate({ text: 'Hola', sourceLang: 'es', targetLang: 'pt' }, createSignal());
    expect(server.requests.map(({ headers }) => headers['x-api-key'])).toEqual([
      'first',
      'second',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    [true, 'key-of-the-mark'],
    [false, undefined],
  ])('the key of a mutation travels as a header where keys are honoured: %s', async (operationKeys, sent) => {
    server.script(() => ({ body: { data: { deleteLiveSearch: { id: '1' } } } }));
    const { gateway } = connectClient(server, { operationKeys });
    await gateway.deleteLiveSearch({ id: '1', operationKey: 'key-of-the-mark' }, createSignal());
    expect(server.requests[0]?.headers['x-operation-key']).toBe(sent);
    expect(server.requests[0]?.body.variables).toEqual({ id: '1' });
  });

  test("the gateway's version and clock are told at each answer, refused ones too", async () => {
    server.script((_, count) => ({
      status: count === 1 ? 200 : 404,
      headers: { 'x-app-version': '3.20.1', 'x-world-time': '1790000000000' },
      body: { data: { reportedArticlesCount: { count: 1, countDB: 1 } } },
    }));
    const { gateway, heard: callbacks } = connectClient(server);
    await gateway.reportedArticlesCount(undefined, createSignal());
    await gateway.reportedArticlesCount(undefined, createSignal());
    expect(callbacks.versions).toEqual(['3.20.1', '3.20.1']);
    expect(callbacks.times).toEqual([1_790_000_000_000, 1_790_000_000_000]);
  });

  test("a gateway that tells no time of its own is heard by its answers' Date, one that tells nonsense by none", async () => {
    const { gateway, heard: callbacks } = connectClient(server);
    const ask = async (headers: Record<string, string>) => {
      server.script(() => ({ headers, body: { data: { reportedArticlesCount: { count: 1, countDB: 1 } } } }));
      await gateway.reportedArticlesCount(undefined, createSignal());
    };
    await ask({ date: 'Fri, 20 Nov 2026 12:00:00 GMT' });
    await ask({ date: 'Sat, 21 Nov 2026 12:00:00 GMT' });
    expect(callbacks.times).toEqual([Date.UTC(2026, 10, 20, 12), Date.UTC(2026, 10, 21, 12)]);
    for (const time of ['', 'tomorrow', '-5', '8640000000000001', '1e300']) await ask({ 'x-world-time': time });
    await ask({ date: 'soon' });
    expect(callbacks.times).toHaveLength(2);
  });
});

describe('the session', () => {
  test('ERR-10 without a session nothing is sent and the call fails as not logged in', async () => {
    const { gateway, heard: callbacks } = connectClient(server, { accessToken: () => Promise.resolve(null) });
    expect(await gateway.menu(undefined, createSignal())).toEqual({
      ok: false,
      failure: { code: 'NOT_LOGGED_IN', operation: 'menu', message: 'User is not logged in' },
    });
    expect(server.requests).toEqual([]);
    expect(callbacks.refreshes).toBe(0);
  });

  test('without a session the support message alone goes out, with no Authorization, and no refresh is asked for', async () => {
    server.script(() => ({ body: { errors: [{ message: 'no valid token' }] } }));
    const { gateway, heard: callbacks } = connectClient(server, { accessToken: () => Promise.resolve(null) });
    const message = { email: 'a@b.test', userId: '1', siteId: 'mla', message: 'Hola', operationKey: 'k' };
    const outcome = await gateway.sendMessageToSupport(message, createSignal());
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'NO_VALID_TOKEN' } });
    expect(server.requests.map(({ headers, body }) => [headers.authorization, body.variables])).toEqual([
      [undefined, { email: 'a@b.test', userId: '1', siteId: 'MLA', message: 'Hola' }],
    ]);
    expect(callbacks.refreshes).toBe(0);
  });

  test('GW-89 the link of a snapshot is a GET of its listing, with the session and without a body', async () => {
    server.script(() => ({ body: { url: '/files/snapshots/1.html' } }));
    const { gateway } = connectClient(server);
    expect(await gateway.snapshotLink({ articleId: 'mla1100000001' }, createSignal())).toEqual({
      ok: true,
      value: { url: '/files/snapshots/1.html' },
    });
    expect(server.requests).toMatchObject([
      {
        method: 'GET',
        path: '/production/snapshot/MLA1100000001',
        headers: { authorization: 'Bearer token-1' },
        body: {},
      },
    ]);
    server.script(() => ({ body: { url: 'javascript:alert(1)' } }));
    expect(await gateway.snapshotLink({ articleId: 'MLA1100000001' }, createSignal())).toMatchObject({
      ok: false,
      failure: { code: 'UNREADABLE_ANSWER' },
    });
  });

  test('GW-90 the template is a plain GET of its language, whose bytes are given on', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    server.script(() => ({ headers: { 'content-type': type }, body: 'PK' }));
    const { gateway } = connectClient(server);
    const outcome = await gateway.importTemplate({ lang: 'pt' }, createSignal());
    expect(outcome).toMatchObject({ ok: true, value: { name: 'plantilla-denuncia-masiva.xlsx' } });
    expect(outcome.ok && new TextDecoder().decode(outcome.value.bytes)).toBe('PK');
    expect(server.requests.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
      ['GET', '/production/templates/pt/plantilla-denuncia-masiva.xlsx', undefined],
    ]);
    server.script(() => ({ headers: { 'content-type': 'text/html' }, body: '<h1>Hola</h1>' }));
    expect(await gateway.importTemplate({ lang: 'pt' }, createSignal())).toMatchObject({
      ok: false,
      failure: { code: 'UNREADABLE_ANSWER' },
    });
  });

  test('GW-93 ERR-21 the public search of a site is asked without the session, and nobody found is user not found', async () => {
    server.script(() => ({ body: { seller: { id: 5001, nickname: 'TIENDA SUR' } } }));
    const { gateway } = connectClient(server);
    const sellerSearchInput = { siteId: 'mla', nickname: 'TIENDA SUR' };
    expect(await gateway.sellerSearch(sellerSearchInput, createSignal())).toEqual({
      ok: true,
      value: { sellerId: '5001', nickname: 'TIENDA SUR' },
    });
    expect(server.requests).toMatchObject([
      { method: 'GET', path: '/marketplace/sites/MLA/search?nickname=TIENDA%20SUR', body: {} },
    ]);
    expect(Object.keys(server.requests[0]?.headers ?? {})).not.toContain('authorization');
    for (const nobody of [{ seller: null }, {}, { seller: {} }, { seller: { id: null, nickname: 'TIENDA SUR' } }]) {
      server.script(() => ({ body: nobody }));
      expect(await gateway.sellerSearch(sellerSearchInput, createSignal()), JSON.stringify(nobody)).toEqual({
        ok: false,
        failure: { code: 'SELLER_NOT_FOUND', operation: 'sellerSearch', message: 'User not found.' },
      });
    }
  });

  test('SES-25 an error about no valid token is told apart, after one refresh that gave nothing', async () => {
    server.script(() => ({ body: { data: { menu: null }, errors: [{ message: 'There is No Valid Token here' }] } }));
    const { gateway, heard: callbacks } = connectClient(server);
    const failure = { code: 'NO_VALID_TOKEN', operation: 'menu', message: 'There is No Valid Token here' };
    expect(await gateway.menu(undefined, createSignal())).toEqual({ ok: false, failure });
    expect(callbacks.errors).toEqual([{ operation: 'menu', failures: [failure] }]);
    expect(callbacks.refreshes).toBe(1);
    expect(server.requests).toHaveLength(1);
  });

  test('a stale token is refreshed once for many waiting calls, and each is repeated once', async () => {
    authorised('token-2');
    let token = 'token-1';
    const { gateway, heard: callbacks } = connectClient(server, {
      accessToken: () => Promise.resolve(token),
      refreshed: async () => {
        await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBe(8);
        token = 'token-2';
        return token;
      },
    });
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => gateway.reportedArticlesCount(undefined, createSignal())),
    );
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => one));
    expect(callbacks.refreshes).toBe(1);
    expect(callbacks.errors).toEqual([]);
    expect(server.requests.map(({ headers }) => headers.authorization).sort()).toEqual([
      ...Array.from({ length: 8 }, () => 'Bearer token-1'),
      ...Array.from({ length: 8 }, () => 'Bearer token-2'),
    ]);
  });

  test('a token that the session has changed meanwhile needs no refresh', async () => {
    authorised('token-2');
    let token = 'token-1';
    const { gateway, heard: callbacks } = connectClient(server, {
      accessToken: () => {
        const now = token;
        token = 'token-2';
        return Promise.resolve(now);
      },
    });
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toEqual(one);
    expect(callbacks.refreshes).toBe(0);
  });

  test('a second refusal after the refresh ends there', async () => {
    authorised('token-9');
    const { gateway, heard: callbacks } = connectClient(server, { refreshed: () => Promise.resolve('token-2') });
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toMatchObject({
      ok: false,
      failure: { code: 'NO_VALID_TOKEN', values: { status: 401 } },
    });
    expect(server.requests).toHaveLength(2);
    expect(callbacks.refreshes).toBe(1);
    expect(callbacks.errors).toHaveLength(1);
  });

  test('a refresh without an answer is not told as the end of the session, and a mutation stays refused', async () => {
    authorised('token-2');
    const { gateway, heard: callbacks } = connectClient(server, {
      refreshed: () => Promise.reject(new Error('identity is down')),
    });
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toMatchObject({
      failure: { code: 'TIMED_OUT' },
    });
    expect(callbacks.errors).toEqual([]);
    expect(await gateway.deleteLiveSearch({ id: '7', operationKey: 'same' }, createSignal())).toMatchObject({
      failure: { code: 'NO_VALID_TOKEN' },
    });
  });

  test('a session that nobody can tell in time is not told as none: nothing is sent, and a mutation says that nothing was done', async () => {
    const { gateway, heard: callbacks } = connectClient(server, { accessToken: () => Promise.resolve(undefined) });
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toMatchObject({
      failure: { code: 'TIMED_OUT' },
    });
    expect(await gateway.deleteLiveSearch({ id: '7', operationKey: 'same' }, createSignal())).toMatchObject({
      failure: { code: 'NO_VALID_TOKEN' },
    });
    expect(server.requests).toEqual([]);
    expect(callbacks).toMatchObject({ refreshes: 0, errors: [] });
  });

  test('a refused call whose session nobody can tell any more asks for no refresh', async () => {
    authorised('token-2');
    const tokens = [Promise.resolve('token-1'), Promise.resolve(undefined)];
    const { gateway, heard: callbacks } = connectClient(server, {
      accessToken: () => tokens.shift() ?? Promise.resolve(undefined),
    });
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toMatchObject({
      failure: { code: 'TIMED_OUT' },
    });
    expect(callbacks.refreshes).toBe(0);
  });

  test('a mutation refused for its token was not done, so it goes once more with the same key', async () => {
    server.script(({ headers }) =>
      headers.authorization === 'Bearer token-2'
        ? { body: { data: { deleteLiveSearch: { id: '7' } } } }
        : { status: 401, body: '' },
    );
    const { gateway } = connectClient(server, { refreshed: () => Promise.resolve('token-2') });
    expect(await gateway.deleteLiveSearch({ id: '7', operationKey: 'same' }, createSignal())).toEqual({
      ok: true,
      value: { id: '7' },
    });
    expect(server.requests.map(({ headers }) => headers['x-operation-key'])).toEqual(['same', 'same']);
  });
});
