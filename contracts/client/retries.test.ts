import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  connectClient,
  startScriptedGateway,
  createSignal,
  type ScriptedAnswer,
  type ScriptedGateway,
} from '../../tests/scripted-gateway';

let server: ScriptedGateway;
beforeAll(async () => {
  server = await startScriptedGateway();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const good = { body: { data: { reportedArticlesCount: { count: 4, countDB: 4 } } } };
const four = { ok: true, value: { count: 4, countDB: 4 } };

describe('asking again', () => {
  test.each([408, 429, 500, 502, 503, 504])('a query that meets %i is asked again', async (status) => {
    server.script((_, count) => (count < 3 ? { status, body: '' } : good));
    const { gateway } = connectClient(server);
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toEqual(four);
    expect(server.requests).toHaveLength(3);
  });

  test('a query is asked three times at most', async () => {
    server.script(() => ({ status: 502, body: '' }));
    const { gateway } = connectClient(server);
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toMatchObject({
      failure: { code: 'BAD_STATUS', values: { status: 502 } },
    });
    expect(server.requests).toHaveLength(3);
  });

  test('a status that does not pass is not asked again', async () => {
    server.script(() => ({ status: 404, body: '' }));
    const { gateway } = connectClient(server);
    await gateway.reportedArticlesCount(undefined, createSignal());
    expect(server.requests).toHaveLength(1);
  });

  test('a refusal is not asked again', async () => {
    server.script(() => ({ body: { data: { reportedArticlesCount: null }, errors: [{ message: 'no' }] } }));
    const { gateway } = connectClient(server);
    await gateway.reportedArticlesCount(undefined, createSignal());
    expect(server.requests).toHaveLength(1);
  });

  test('a query whose connection breaks is asked again', async () => {
    server.script((_, count) => (count === 1 ? { cut: 'before' } : good));
    const { gateway } = connectClient(server);
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toEqual(four);
    expect(server.requests).toHaveLength(2);
  });

  test('a query waits as long as Retry-After asks for', async () => {
    server.script((_, count) => (count === 1 ? { status: 429, headers: { 'retry-after': '1' }, body: '' } : good));
    const { gateway } = connectClient(server);
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toEqual(four);
    const [first, second] = server.requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test.each([
    ['a bad status', { status: 503, body: '' }],
    ['a broken connection', { cut: 'before' as const }],
    ['an unreadable answer', { body: '<html>' }],
  ])('a mutation is never asked again after %s', async (_, answer) => {
    server.script(() => answer);
    const { gateway } = connectClient(server);
    const outcome = await gateway.deleteLiveSearch({ id: '1', operationKey: 'k' }, createSignal());
    expect(outcome.ok).toBe(false);
    expect(server.requests).toHaveLength(1);
  });

  test('nobody listening is an offline failure', async () => {
    const stoppedServer = await startScriptedGateway();
    await stoppedServer.close();
    const { gateway } = connectClient(stoppedServer);
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toMatchObject({
      ok: false,
      failure: { code: 'OFFLINE', operation: 'reportedArticlesCount' },
    });
  });

  test('a body cut in its middle is an offline failure', async () => {
    server.script(() => ({ ...good, cut: 'inside' }));
    const { gateway } = connectClient(server);
    expect(await gateway.deleteLiveSearch({ id: '1', operationKey: 'k' }, createSignal())).toMatchObject({
      ok: false,
      failure: { code: 'OFFLINE' },
    });
  });
});

describe('not waiting', () => {
  test('an answer that never comes is timed out', async () => {
    server.script(() => ({ ...good, after: 400 }));
    const { gateway } = connectClient(server, { timeout: 60 });
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toEqual({
      ok: false,
      failure: { code: 'TIMED_OUT', operation: 'reportedArticlesCount' },
    });
  });

  test('the repetitions of a query share its time', async () => {
    let requestCount = 0;
    // No network, which may take longer than that on a busy machine.
    const fetch = async () => {
      requestCount += 1;
      return new Response('', { status: 503, headers: { 'retry-after': '20' } });
    };
    const { gateway } = connectClient(server, { timeout: 80, fetch });
    expect(await gateway.reportedArticlesCount(undefined, createSignal())).toMatchObject({
      failure: { code: 'TIMED_OUT' },
    });
    expect(requestCount).toBe(1);
  });

  test('an abort before anything is sent sends nothing', async () => {
    const { gateway } = connectClient(server);
    expect(await gateway.reportedArticlesCount(undefined, AbortSignal.abort())).toMatchObject({
      ok: false,
      failure: { code: 'ABORTED' },
    });
    expect(server.requests).toEqual([]);
  });

  test('an abort on the way ends the request and answers at once', async () => {
    let answer: (answer: ScriptedAnswer) => void = () => undefined;
    server.script(() => new Promise((resolve) => (answer = resolve)));
    const { gateway } = connectClient(server);
    const controller = new AbortController();
    const outcome = gateway.reportedArticlesCount(undefined, controller.signal);
    await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBe(1);
    controller.abort();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'ABORTED' } });
    answer(good);
  });

  test('an abort between two attempts asks no more', async () => {
    server.script(() => ({ status: 503, body: '', headers: { 'retry-after': '5' } }));
    const { gateway } = connectClient(server);
    const controller = new AbortController();
    const outcome = gateway.reportedArticlesCount(undefined, controller.signal);
    await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBe(1);
    controller.abort();
    expect(await outcome).toMatchObject({ failure: { code: 'ABORTED' } });
    expect(server.requests).toHaveLength(1);
  });

  test('an answer that comes while the abort does is late: the outcome is aborted', async () => {
    const controller = new AbortController();
    server.script(() => good);
    const { gateway } = connectClient(server, {
      onServerVersion: () => controller.abort(),
      fetch: async (...request) => {
        const response = await fetch(...request);
        const text = await response.text();
        controller.abort();
        return new Response(text, { status: response.status });
      },
    });
    expect(await gateway.reportedArticlesCount(undefined, controller.signal)).toMatchObject({
      ok: false,
      failure: { code: 'ABORTED' },
    });
  });

  test('an abort during a refresh sends nothing more', async () => {
    server.script(() => ({ status: 401, body: '' }));
    const controller = new AbortController();
    const { gateway } = connectClient(server, {
      refreshed: () => {
        controller.abort();
        return Promise.resolve('token-2');
      },
    });
    expect(await gateway.reportedArticlesCount(undefined, controller.signal)).toMatchObject({
      failure: { code: 'ABORTED' },
    });
    expect(server.requests).toHaveLength(1);
  });
});
