import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionLabel } from '../../../contracts/vocabulary/limits';
import type { RunningServer } from '../start-server';
import { gql, post, rawRequest, signIn, testServer } from '../testing/test-server';

describe('the control API', () => {
  let server: RunningServer;
  let api: string;
  beforeAll(async () => {
    server = await testServer();
    api = `${server.url}/control/api`;
  });
  afterAll(() => server.close());

  const get = async (name: string): Promise<unknown> => (await fetch(`${api}/${name}`)).json();
  const worldTime = async (): Promise<number> => Number((await fetch(`${api}/clock`)).headers.get('x-world-time'));

  test('the clock moves on by milliseconds, hours and days, and every answer tells it', async () => {
    const before = await worldTime();
    await post(`${api}/clock`, { advanceMs: 500, advanceHours: 1 });
    await post(`${api}/clock`, { advanceDays: 4 });
    const moved = (await worldTime()) - before;
    expect(moved).toBeGreaterThanOrEqual(500 + 3_600_000 + 4 * 86_400_000);
    expect(moved).toBeLessThan(500 + 3_600_000 + 4 * 86_400_000 + 10_000);
  });

  test.each([[{}], [{ advanceMs: -5 }], [{ advanceMs: 'soon' }], [{ advanceDays: 0 }]])(
    'the clock does not take %j',
    async (body) => {
      expect((await post(`${api}/clock`, body)).status).toBe(400);
    },
  );

  test('a session outlives any jump of the world’s clock', async () => {
    const { accessToken } = await signIn(server.url);
    await post(`${api}/clock`, { advanceDays: 60 });
    expect((await gql(server.url, '{ sites { id } }', { token: accessToken })).body.errors).toBeUndefined();
  });

  test('a seller answers a case that waits, once', async () => {
    const [waiting] = (await get('awaiting')) as { caseId: string; status: string }[];
    const answer = await post(`${api}/seller-answers`, { caseId: waiting?.caseId });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ caseId: waiting?.caseId, status: 'DOCUMENTATION_PRESENTED' }),
    ]);
    expect((await post(`${api}/seller-answers`, { caseId: waiting?.caseId })).status).toBe(404);
    expect((await post(`${api}/seller-answers`, {})).status).toBe(400);
  });

  test.each([
    ['edit-listing', { title: 'Otro título' }],
    ['ask-question', { text: '¿Es original?' }],
  ])('%s is done to a listing that there is', async (path, words) => {
    const articleId = server.world.db.pluck<string>('select id from listings limit 1')[0];
    const answer = await post(`${api}/${path}`, { articleId, ...words });
    expect([answer.status, await answer.json()]).toEqual([200, { articleId }]);
    expect((await post(`${api}/${path}`, { articleId: 'MLA0000000000', ...words })).status).toBe(404);
    expect((await post(`${api}/${path}`, { articleId })).status).toBe(400);
  });

  test('moderation lets pass what it holds', async () => {
    await post(`${api}/moderate`, {});
    expect(await (await post(`${api}/moderate`, {})).json()).toEqual({ passed: 0 });
  });

  test('the ledger tells accepted notices and the listings that have more than one', async () => {
    expect(await get('ledger')).toEqual({
      entries: expect.any(Array) as unknown[],
      listings: expect.any(Number) as number,
      doubled: [],
    });
  });

  test('the announced version can be another', async () => {
    await post(`${api}/version`, { version: '999.0.0' });
    expect((await fetch(`${api}/version`)).headers.get('x-app-version')).toBe('999.0.0');
    expect((await post(`${api}/version`, { version: 'a\nb' })).status).toBe(400);
    await post(`${api}/version`, { version: versionLabel });
  });

  test('ending every session ends them', async () => {
    const { accessToken, cookie } = await signIn(server.url);
    await fetch(`${api}/sessions`, { method: 'DELETE' });
    expect((await gql(server.url, '{ sites { id } }', { token: accessToken })).body.errors?.[0]?.message).toBe(
      'There is no valid token',
    );
    expect((await fetch(`${server.url}/identity/refresh`, { method: 'POST', headers: { cookie } })).status).toBe(401);
  });

  test('the accounts are told with the password that opens them', async () => {
    const accounts = (await get('accounts')) as { email: string; password: string; standing: { kind: string } }[];
    const members = accounts.filter((account) => account.standing.kind === 'member').map((account) => account.email);
    expect(members).toEqual(
      expect.arrayContaining(['ana', 'bruno', 'carla', 'elena', 'auditor'].map((name) => `${name}@vigia.test`)),
    );
    for (const { email, password } of accounts.filter((account) => members.includes(account.email))) {
      expect((await signIn(server.url, email, password)).userId).toMatch(/\S/);
    }
  });

  test('unknown controls and wrong methods are told apart', async () => {
    expect((await fetch(`${api}/nope`)).status).toBe(404);
    expect((await fetch(`${api}/constructor`)).status).toBe(404);
    const wrong = await fetch(`${api}/moderate`);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('pages of other origins control nothing', async () => {
    const answer = await rawRequest(server.port, '/control/api/sessions', {
      method: 'DELETE',
      headers: { origin: 'http://evil.test' },
    });
    expect(answer.status).toBe(403);
  });

  test('the page and its two files are served under a policy of their own', async () => {
    const page = await fetch(`${server.url}/control`);
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self'/);
    expect(text).not.toMatch(/<script(?![^>]*src=)|style="|onclick=/);
    const linked = [...text.matchAll(/(?:href|src)="(\/control\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(linked).toEqual(['/control/control.css', '/control/control.js']);
    for (const path of linked) expect((await fetch(server.url + path)).status).toBe(200);
    expect((await fetch(`${server.url}/control/`, { redirect: 'manual' })).headers.get('location')).toBe('/control');
  });
});

describe('errors of the console that nobody caught', () => {
  test('are kept as they were told, newest first, from this origin alone and of a modest size', async () => {
    const server = await testServer();
    const postError = (report: unknown, headers: Record<string, string> = {}) =>
      post(`${server.url}/errors`, report, headers);
    const list = async () => (await (await fetch(`${server.url}/control/api/errors`)).json()) as { name: string }[];
    expect(await list()).toEqual([]);
    expect((await postError({ name: 'TypeError' })).status).toBe(204);
    expect((await postError({ name: 'RangeError' })).status).toBe(204);
    expect((await list()).map(({ name }) => name)).toEqual(['RangeError', 'TypeError']);
    expect((await postError({ name: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await postError({ name: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await postError([])).status).toBe(400);
    for (let at = 0; at < 120; at += 1) await postError({ name: `E${at}` });
    expect((await list()).length).toBe(100);
    await server.close();
  });
});
