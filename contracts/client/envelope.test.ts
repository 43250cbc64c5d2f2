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

const rates = { base: 'USD', rates: { USD: 1, ARS: 1000 } };

async function askRates(answer: ScriptedAnswer) {
  server.script(() => answer);
  const { gateway, heard: callbacks } = connectClient(server);
  return { outcome: await gateway.ratesConvertions(undefined, createSignal()), errors: callbacks.errors };
}

describe('the envelope', () => {
  test('GW-05 errors beside data go to the handler, and the data is the answer', async () => {
    const { outcome, errors } = await askRates({
      body: { data: { ratesConvertions: rates }, errors: [{ message: 'PYG is late today' }] },
    });
    expect(outcome).toEqual({ ok: true, value: rates });
    expect(errors).toEqual([
      {
        operation: 'ratesConvertions',
        failures: [{ code: 'SERVER_ERROR', operation: 'ratesConvertions', message: 'PYG is late today' }],
      },
    ]);
  });

  test('GW-06 an empty first data field with errors raises the first message', async () => {
    const { outcome, errors } = await askRates({
      body: { data: { ratesConvertions: null }, errors: [{ message: 'the first' }, { message: 'the second' }] },
    });
    expect(outcome).toEqual({
      ok: false,
      failure: { code: 'SERVER_ERROR', operation: 'ratesConvertions', message: 'the first' },
    });
    expect(errors[0]?.failures.map(({ message }) => message)).toEqual(['the first', 'the second']);
  });

  test('text that turns what stands behind it round is read without that, written out or escaped', async () => {
    const message = 'gorra \u202Efdp.exe \u2066y\u2069 C:\\u202e';
    const read = async (body: string) => {
      const { outcome } = await askRates({ body });
      return outcome.ok ? null : outcome.failure.message;
    };
    const written = JSON.stringify({ data: { ratesConvertions: null }, errors: [{ message }] });
    const escaped = written.replaceAll('\u202E', '\\u202e').replaceAll('\u2066', '\\u2066');
    expect([await read(written), await read(escaped)]).toEqual(
      Array.from({ length: 2 }, () => 'gorra fdp.exe y C:\\u202e'),
    );
  });

  test.each([
    ['an empty list counts as empty', { article: [] }],
    ['a field that is not there counts as empty', {}],
    ['the first field alone counts', { article: null, sites: [{ id: 'MLA' }] }],
  ])('GW-06 %s', async (_, data) => {
    server.script(() => ({ body: { data, errors: [{ message: 'nothing could be read' }, { message: 'and more' }] } }));
    const { gateway } = connectClient(server);
    expect(await gateway.article({ articleId: 'MLA1100000001' }, createSignal())).toEqual({
      ok: false,
      failure: { code: 'SERVER_ERROR', operation: 'article', message: 'nothing could be read' },
    });
  });

  test('an empty list without errors is an answer', async () => {
    server.script(() => ({ body: { data: { article: [] } } }));
    const { gateway } = connectClient(server);
    expect(await gateway.article({ articleId: 'MLA1100000001' }, createSignal())).toEqual({ ok: true, value: [] });
  });

  test('errors without any data raise the first message', async () => {
    const { outcome } = await askRates({ body: { errors: [{ message: 'broken' }] } });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'SERVER_ERROR', message: 'broken' } });
  });

  test('a refusal carries its code and the values of its sentence', async () => {
    server.script(() => ({
      body: {
        data: { sendNotice: null },
        errors: [{ message: 'Answers are due', extensions: { code: 'ANSWERS_DUE', values: { count: 3, list: [1] } } }],
      },
    }));
    const { gateway } = connectClient(server);
    const auditor = { id: 'p1', givenName: 'Ana', familyName: null };
    const outcome = await gateway.sendNotice(
      { articlesIds: ['MLA1100000001'], auditor, operationKey: 'k' },
      createSignal(),
    );
    expect(outcome).toEqual({
      ok: false,
      failure: { code: 'ANSWERS_DUE', operation: 'sendNotice', message: 'Answers are due', values: { count: 3 } },
    });
  });

  test('a code outside the list is a server error with its message', async () => {
    const { outcome } = await askRates({
      body: { data: null, errors: [{ message: 'new', extensions: { code: 'NOT_KNOWN_YET' } }] },
    });
    expect(outcome).toMatchObject({ failure: { code: 'SERVER_ERROR', message: 'new' } });
  });

  test.each([
    ['HTML instead of JSON', '<!doctype html><title>Gateway</title>'],
    ['truncated JSON', '{"data":{"ratesConvertions":{"base":"US'],
    ['JSON that is no object', '42'],
    ['an empty body', ''],
    ['an object without data', '{}'],
    ['data that is null without errors', '{"data":null}'],
    ['data that lacks the field', '{"data":{}}'],
    ['errors that are no list', '{"errors":"no"}'],
  ])('%s is an unreadable answer', async (_, body) => {
    const { outcome } = await askRates({ body });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'UNREADABLE_ANSWER', operation: 'ratesConvertions' } });
  });

  test('errors that are no objects are server errors', async () => {
    const { outcome } = await askRates({ body: { data: null, errors: [null, 'x'] } });
    expect(outcome).toMatchObject({ failure: { code: 'SERVER_ERROR', message: 'server_error' } });
  });

  test('data inside a field that failed beside its error raises that error', async () => {
    server.script(() => ({
      body: { data: { profile: { allowedNotices: null } }, errors: [{ message: 'notices are down' }] },
    }));
    const { gateway } = connectClient(server);
    expect(await gateway.allowedNotices(undefined, createSignal())).toMatchObject({
      ok: false,
      failure: { code: 'SERVER_ERROR', message: 'notices are down' },
    });
  });
});

describe('what a status means', () => {
  test.each([400, 403, 404, 500, 503])(
    'ERR-11 a status of %i fails with Bad status code and its number',
    async (status) => {
      const { outcome, errors } = await askRates({ status, body: 'gone' });
      expect(outcome).toEqual({
        ok: false,
        failure: {
          code: 'BAD_STATUS',
          operation: 'ratesConvertions',
          message: `Bad status code ${status}`,
          values: { status },
        },
      });
      expect(errors).toEqual([]);
    },
  );

  test('ERR-12 a failure that says nothing of itself is the generic server error', async () => {
    const { outcome } = await askRates({ body: { data: { ratesConvertions: null }, errors: [{}] } });
    expect(outcome).toEqual({
      ok: false,
      failure: { code: 'SERVER_ERROR', operation: 'ratesConvertions', message: 'server_error' },
    });
  });
});

describe('an older console', () => {
  test.each([
    'Cannot query field "colour" on type "Rates".',
    'Unknown argument "sort" on field "Query.noticedArticles".',
    'Validation error of type FieldUndefined: Field colour is undefined',
  ])('SHL-32 %s means an unknown field', async (message) => {
    const { outcome, errors } = await askRates({ body: { errors: [{ message }] } });
    expect(outcome).toMatchObject({ failure: { code: 'UNKNOWN_FIELD', message } });
    expect(errors[0]?.failures[0]?.code).toBe('UNKNOWN_FIELD');
  });

  test('the same with a status of 400', async () => {
    const message = 'Cannot query field "colour" on type "Rates".';
    const { outcome, errors } = await askRates({ status: 400, body: { errors: [{ message }] } });
    expect(outcome).toMatchObject({ failure: { code: 'UNKNOWN_FIELD' } });
    expect(errors).toHaveLength(1);
  });

  test.each([200, 400])(
    'what a gateway may not know is told to whoever asked alone, with a status of %i',
    async (status) => {
      const message = 'Cannot query field "categories" on type "LiveSearch".';
      server.script(() => ({ status, body: { errors: [{ message }] } }));
      const { gateway, heard: callbacks } = connectClient(server);
      const outcome = await gateway.liveSearchNarrowing({ id: '3001' }, createSignal());
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'UNKNOWN_FIELD' } });
      expect(callbacks.errors).toEqual([]);
      server.script(() => ({ body: { data: { liveSearch: null }, errors: [{ message: 'no valid token' }] } }));
      await gateway.liveSearchNarrowing({ id: '3001' }, createSignal());
      expect(callbacks.errors).toMatchObject([{ failures: [{ code: 'NO_VALID_TOKEN' }] }]);
    },
  );

  test('SHL-33 an unknown field of the statistics is never one, and no handler hears of it', async () => {
    server.script(() => ({
      body: { errors: [{ message: 'Cannot query field "status" on type "StatisticsStatus".' }] },
    }));
    const { gateway, heard: callbacks } = connectClient(server);
    const outcome = await gateway.insertStatistics(
      {
        sessionId: 's',
        version: '3.20.1',
        event: 'page',
        page: '/',
        date: '2026-11-20T12:00:00.000Z',
        agent: 'a',
        device: 'Desktop',
        type: 'view',
        operationKey: 'k',
      },
      createSignal(),
    );
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'SERVER_ERROR' } });
    expect(callbacks.errors).toEqual([]);
  });
});
