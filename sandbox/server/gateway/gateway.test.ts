import { readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from 'xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionLabel } from '../../../contracts/vocabulary/limits';
import type { RunningServer } from '../start-server';
import { apiKey, gql, post, rawRequest, signIn, testServer } from '../testing/test-server';

const count = 'query ReportedArticlesCount { reportedArticlesCount { count countDB } }';

describe('the gateway', () => {
  let server: RunningServer;
  let token: string;
  let folder: string;
  let log: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigia-gateway-'));
    log = join(folder, 'log.jsonl');
    server = await testServer({ log });
    token = (await signIn(server.url)).accessToken;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  test('an answer carries the version, the time of the world and no-store', async () => {
    const { status, headers, body } = await gql(server.url, count, { token });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(headers.get('x-app-version')).toBe(versionLabel);
    expect(Math.abs(Number(headers.get('x-world-time')) - server.world.clock.now())).toBeLessThan(5000);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a long answer comes compressed to those who take it, and says the same', async () => {
    const notices = 'query AllowedNotices { profile { allowedNotices { siteId notices { id description } } } }';
    const lengths: number[] = [];
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { headers, body } = await gql(server.url, notices, { token, headers: { 'accept-encoding': accepted } });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toContain('Accept-Encoding');
      expect(JSON.stringify(body.data)).toContain('"siteId":"MLA"');
      lengths.push(Number(headers.get('content-length')));
    }
    const [small = 0, , whole = 0] = lengths;
    expect(small * 5).toBeLessThan(whole);
    const { headers } = await gql(server.url, count, { token, headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBeNull();
  });

  test('without a valid token the answer is that there is none', async () => {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(payload, 'base64url')
      .toString()
      .replace(/"sub":"\d+"/, '"sub":"1"');
    const unsigned = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    for (const bad of [
      undefined,
      'x',
      `${head}.${payload}.AAAA`,
      `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${unsigned}.${payload}.`,
    ]) {
      const { status, body } = await gql(server.url, count, { token: bad });
      expect([status, body]).toEqual([
        200,
        { data: null, errors: [{ message: 'There is no valid token', extensions: { code: 'NO_VALID_TOKEN' } }] },
      ]);
    }
  });

  test('a query needs the API key, a mutation does not', async () => {
    for (const headers of [{ 'x-api-key': '' }, { 'x-api-key': 'other' }]) {
      expect((await gql(server.url, count, { token, headers })).status).toBe(403);
    }
    const mutation = 'mutation UpdateProfile { updateProfile(currency: "BRL") { currency } }';
    const { status, body } = await gql(server.url, mutation, { token, headers: { 'x-api-key': '' } });
    expect([status, body.data]).toEqual([200, { updateProfile: { currency: 'BRL' } }]);
  });

  test('the support message is the one call that needs no session', async () => {
    const message =
      'mutation SendMessageToSupport { sendMessageToSupport(email: "a@b.test", userId: "1", siteId: "MLA", message: "Hello there") { caseCx } }';
    expect((await gql(server.url, message)).body.errors?.[0]?.extensions?.code).not.toBe('NO_VALID_TOKEN');
    const smuggled = message.replace('{ caseCx } }', '{ caseCx } updateProfile(lang: pt) { id } }');
    expect((await gql(server.url, smuggled)).body.errors?.[0]?.extensions?.code).toBe('NO_VALID_TOKEN');
  });

  test.each([
    ['nothing', '', 400],
    ['half an object', '{"query": "{ sites', 400],
    ['an array', '[{"query":"{ sites { id } }"}]', 400],
    ['no query', '{}', 400],
    ['a number as the query', '{"query":1}', 400],
    ['variables as text', '{"query":"{ sites { id } }","variables":"x"}', 400],
    ['a malformed document', '{"query":"{ sites { id }"}', 400],
    [
      'an operation that is not there',
      '{"query":"query A { sites { id } } query B { sites { id } }","operationName":"C"}',
      400,
    ],
    [
      'a document of 10,000 aliases',
      JSON.stringify({
        query: `{ ${Array.from({ length: 10_000 }, (_, n) => `a${String(n)}: sites { id }`).join(' ')} }`,
      }),
      400,
    ],
    ['2 MB', JSON.stringify({ query: '{ sites { id } }', variables: { filler: 'x'.repeat(2_000_000) } }), 413],
  ])('a body of %s is refused as JSON without a stack', async (_what, body, status) => {
    const answer = await rawRequest(server.port, '/production/gql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'x-api-key': apiKey,
        authorization: `Bearer ${token}`,
      },
      body,
    });
    expect(answer.status).toBe(status);
    expect(() => JSON.parse(answer.body.toString()) as unknown).not.toThrow();
    expect(answer.body.toString()).not.toMatch(/\.ts:|node_modules|at \w+ \(/);
  });

  test('only a POST of JSON is taken', async () => {
    const got = await fetch(`${server.url}/production/gql?query={sites{id}}`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await fetch(`${server.url}/production/gql`, { method: 'POST', body: 'query={sites{id}}' })).status).toBe(
      415,
    );
  });

  test('an unknown field and an unknown argument are told with the words that consoles look for', async () => {
    const field = await gql(server.url, '{ sites { nope } }', { token });
    expect([field.status, field.body.errors?.[0]?.message]).toEqual([
      200,
      expect.stringContaining('Cannot query field "nope"'),
    ]);
    const argument = await gql(server.url, '{ sites(nope: 1) { id } }', { token });
    expect(argument.body.errors?.[0]?.message).toContain('Unknown argument "nope"');
  });

  test('a rule’s refusal keeps its code', async () => {
    const { status, body } = await gql(
      server.url,
      'mutation ArticleUndo { articleUndo(undo: reported, articleId: "MLA0000000000", from: "x") { id } }',
      { token },
    );
    expect(status).toBe(200);
    expect(body.errors?.[0]?.extensions?.code).toMatch(/^[A-Z_]+$/);
    expect(body.errors?.[0]?.extensions?.code).not.toBe('SERVER_ERROR');
  });

  test('an operation key must look like one', async () => {
    const { status } = await gql(server.url, 'mutation UpdateProfile { updateProfile(lang: es) { id } }', {
      token,
      headers: { 'x-operation-key': 'a b' },
    });
    expect(status).toBe(400);
  });

  test('the same operation key does the work once; told to ignore keys, the gateway does it again', async () => {
    const create = 'mutation CreateLiveSearch($s: LiveSearchInput!) { createLiveSearch(liveSearch: $s) { id } }';
    const send = (keyword: string): ReturnType<typeof gql> =>
      gql(server.url, create, {
        token,
        variables: { s: { keyword, sites: ['MLA'] } },
        headers: { 'x-operation-key': `key-${keyword}` },
      });
    const first = await send('lampara');
    expect(first.body.errors).toBeUndefined();
    expect((await send('lampara')).body).toEqual(first.body);
    await post(`${server.url}/control/api/operation-keys`, { honoured: false });
    try {
      await send('zapato');
      expect((await send('zapato')).body.errors?.[0]?.extensions?.code).toBe('DUPLICATE_LIVE_SEARCH');
    } finally {
      await post(`${server.url}/control/api/operation-keys`, { honoured: true });
    }
  });

  test('the import template is an .xlsx of ours in each language, by a plain GET', async () => {
    for (const [lang, header] of [
      ['es', 'ID o enlace de la publicación'],
      ['en', 'Listing ID or link'],
      ['pt', 'ID ou link do anúncio'],
    ]) {
      const answer = await fetch(`${server.url}/production/templates/${lang ?? ''}/plantilla-denuncia-masiva.xlsx`);
      expect(answer.status).toBe(200);
      const book = read(await answer.arrayBuffer());
      expect(book.SheetNames).toEqual(['Denuncias']);
      const rows = utils.sheet_to_json<string[]>(book.Sheets.Denuncias ?? {}, { header: 1, blankrows: true });
      expect(rows[10]?.[12]).toBe(header);
      expect(rows.slice(11)).toEqual([]);
    }
    expect((await fetch(`${server.url}/production/templates/fr/plantilla-denuncia-masiva.xlsx`)).status).toBe(404);
  });

  test('a translation needs a session and known languages', async () => {
    const ask = (body: unknown, authorization: string): Promise<Response> =>
      post(`${server.url}/production/translate`, body, { authorization });
    const good = { text: 'zapatillas', sourceLang: 'es', targetLang: 'en' };
    const answer = await ask(good, `Bearer ${token}`);
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([200, ['text']]);
    expect((await ask(good, '')).status).toBe(401);
    expect((await ask({ ...good, targetLang: 'xx' }, `Bearer ${token}`)).status).toBe(400);
    expect((await ask({ ...good, text: 5 }, `Bearer ${token}`)).status).toBe(400);
  });

  test('a listing without a snapshot answers 404', async () => {
    const answer = await fetch(`${server.url}/production/snapshot/MLA0000000000`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([404, 'ARTICLE_NOT_FOUND']);
  });

  test('a path that the gateway does not know answers 404 as JSON', async () => {
    const answer = await fetch(`${server.url}/production/nope`);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([404, 'NOT_FOUND']);
  });

  test('the log has one JSON line for each request, with its operation and time, and no secret', async () => {
    await gql(server.url, 'query LogProbe { sites { id } }', { token });
    await expect
      .poll(async () => (await readFile(log, 'utf8')).match(/LogProbe.*\n/g)?.length, { timeout: 10_000 })
      .toBe(1);
    const text = await readFile(log, 'utf8');
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find((line) => line.operation === 'LogProbe')).toMatchObject({
      level: 'info',
      event: 'request',
      method: 'POST',
      path: '/production/gql',
      status: 200,
      ms: expect.any(Number) as number,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
    expect(text).not.toContain(token);
    expect(text).not.toContain('vigia-demo"');
  });
});
