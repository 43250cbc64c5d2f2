import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryData, documentOperations } from '../../tests/arbitrary-data';
import { gatewayInputs } from '../../tests/gateway-inputs';
import {
  connectClient,
  startScriptedGateway,
  type ScriptedAnswer,
  type ScriptedGateway,
  type ReceivedRequest,
} from '../../tests/scripted-gateway';
import { propertyRuns } from '../../tests/property-runs';
import type { Failure, Gateway, Outcome } from '../ports';
import { catalogue } from './catalogue';
import type { GatewayName } from './operation';

let server: ScriptedGateway;
const unhandled: unknown[] = [];
const keep = (reason: unknown) => void unhandled.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', keep);
  server = await startScriptedGateway();
});
afterAll(async () => {
  await server.close();
  process.off('unhandledRejection', keep);
  expect(unhandled, 'rejections that nobody handled').toEqual([]);
});

const names = Object.keys(catalogue) as GatewayName[];
const calls = ['translate', 'snapshotLink'];
/** They go out without a session too. */
const withoutSession = {
  sendMessageToSupport: 'BAD_STATUS',
  sellerSearch: 'BAD_STATUS',
  importTemplate: 'BAD_STATUS',
} as const;
/** What a file's caller makes of JSON. */
const noFile = { importTemplate: 'UNREADABLE_ANSWER' } as const;
const error = { message: 'Something failed' };

/** Every operation asked once, at the same time; each with the outcome that it came to. */
function askAll(gateway: Gateway, signal: AbortSignal): Promise<[GatewayName, Outcome<unknown>][]> {
  return Promise.all(
    names.map(async (name): Promise<[GatewayName, Outcome<unknown>]> => {
      const port = gateway[name] as (input: unknown, signal: AbortSignal) => Promise<Outcome<unknown>>;
      return [name, await port(gatewayInputs[name], signal)];
    }),
  );
}

const sentences = ['es', 'en', 'pt'].map((language): Record<string, string> => {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  const areas = readdirSync(folder).map((area) => JSON.parse(readFileSync(new URL(area, folder), 'utf8')) as object);
  return Object.assign({}, ...areas) as Record<string, string>;
});
/** The codes of these outcomes that some language has no sentence for. */
const findWithoutMessage = (outcomes: [GatewayName, Outcome<unknown>][]) =>
  outcomes.flatMap(([name, outcome]) =>
    outcome.ok || sentences.every((told) => (told[`failure.${outcome.failure.code}.text`] ?? '').trim() !== '')
      ? []
      : [`${name}: ${outcome.failure.code}`],
  );

/** What each came to; whatever it is can be told to a person. */
function codesOf(outcomes: [GatewayName, Outcome<unknown>][]): Record<string, Failure['code'] | 'ok'> {
  expect(findWithoutMessage(outcomes), 'codes without a sentence').toEqual([]);
  return Object.fromEntries(outcomes.map(([name, outcome]) => [name, outcome.ok ? 'ok' : outcome.failure.code]));
}

const allAre = (code: Failure['code'], apart: Partial<Record<GatewayName, Failure['code'] | 'ok'>> = {}) => ({
  ...Object.fromEntries(names.map((name) => [name, code])),
  ...apart,
});

const faults: [what: string, answer: ScriptedAnswer, codes: Record<string, string>][] = [
  ['the connection breaks', { cut: 'before' }, allAre('OFFLINE')],
  ['the body breaks', { cut: 'inside', body: '{"data":{"x":1}}' }, allAre('OFFLINE', noFile)],
  ['the body of a refusal breaks', { cut: 'inside', status: 400, body: '{"errors":[]}' }, allAre('OFFLINE')],
  ['a refusal that is truncated', { status: 400, body: '{"errors":[{' }, allAre('UNREADABLE_ANSWER')],
  ['a request that was cut off', { status: 400, body: { error: 'MALFORMED_REQUEST' } }, allAre('OFFLINE')],
  ['a request that a server could not read', { status: 400, body: '' }, allAre('OFFLINE')],
  ['429', { status: 429, body: '' }, allAre('BAD_STATUS')],
  ['500', { status: 500, body: '<h1>500</h1>' }, allAre('BAD_STATUS')],
  ['401', { status: 401, body: '' }, allAre('NO_VALID_TOKEN')],
  ['HTML', { body: '<!doctype html><h1>Hola</h1>' }, allAre('UNREADABLE_ANSWER')],
  ['truncated JSON', { body: '{"data":{"x":' }, allAre('UNREADABLE_ANSWER')],
  ['errors without data', { body: { errors: [error] } }, allAre('SERVER_ERROR', noFile)],
  ['errors beside a null root', { body: { data: { x: null }, errors: [error] } }, allAre('SERVER_ERROR', noFile)],
  [
    'an unknown field',
    { body: { errors: [{ message: 'Cannot query field "x" on type "Y".' }] } },
    allAre('UNKNOWN_FIELD', { insertStatistics: 'SERVER_ERROR', trackUserEvent: 'SERVER_ERROR', ...noFile }),
  ],
  [
    'a message about the token',
    { body: { errors: [{ message: 'no valid token' }] } },
    allAre('NO_VALID_TOKEN', noFile),
  ],
];

describe('every fault has an outcome, in every operation', () => {
  test.each(faults)('%s', async (_, answer, codes) => {
    server.script(() => answer);
    const { gateway } = connectClient(server);
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(codes);
  });

  test('no answer within the time', async () => {
    server.script(() => ({ after: 1500 }));
    const { gateway } = connectClient(server, { timeout: 150 });
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(allAre('TIMED_OUT'));
  });

  test('an abort', async () => {
    server.script(() => ({ after: 1500 }));
    const { gateway } = connectClient(server);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    expect(codesOf(await askAll(gateway, controller.signal))).toEqual(allAre('ABORTED'));
  });

  test('no session', async () => {
    server.script(() => ({ status: 503 }));
    const { gateway } = connectClient(server, { accessToken: () => Promise.resolve(null) });
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(
      allAre('NOT_LOGGED_IN', withoutSession),
    );
  });

  test('a session that throws', async () => {
    server.script(() => ({ status: 503 }));
    const { gateway } = connectClient(server, { accessToken: () => Promise.reject(new Error('no storage')) });
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(
      allAre('NOT_LOGGED_IN', withoutSession),
    );
  });

  test('a listener that throws is a failure of its own', async () => {
    server.script(() => ({ body: { errors: [error] } }));
    const { gateway } = connectClient(server, {
      onErrors: () => {
        throw new Error('nobody home');
      },
    });
    const codes = codesOf(await askAll(gateway, new AbortController().signal));
    expect(codes).toEqual(allAre('SERVER_ERROR', noFile));
  });

  test('a null root without errors is an empty answer or an unreadable one, never a throw', async () => {
    server.script(() => ({ body: { data: { anything: null } } }));
    const { gateway } = connectClient(server);
    const codes = codesOf(await askAll(gateway, new AbortController().signal));
    expect(new Set(Object.values(codes))).toEqual(new Set(['ok', 'UNREADABLE_ANSWER', 'SELLER_NOT_FOUND']));
    expect(calls.map((name) => codes[name])).toEqual(['UNREADABLE_ANSWER', 'UNREADABLE_ANSWER']);
  });
});

/** Answers made for whatever document asks, as the schema allows them; `nth` says which one, `text` what their texts are. */
function madeAnswers(text?: fc.Arbitrary<string>) {
  const made = new Map(
    documentOperations.map(({ query }) => [query, fc.sample(arbitraryData(query, text), propertyRuns(4)) as object[]]),
  );
  return ({ body: { query = '' } }: ReceivedRequest, nth: number): object => made.get(query)?.[nth] ?? {};
}

const isAnswerOrRefusal = (outcomes: [GatewayName, Outcome<unknown>][]) => {
  const codes = new Set(Object.values(codesOf(outcomes)));
  for (const code of ['ok', 'UNREADABLE_ANSWER', 'SERVER_ERROR', 'SELLER_NOT_FOUND']) codes.delete(code as 'ok');
  expect([...codes]).toEqual([]);
};

const told = madeAnswers();
const notKnownYet = madeAnswers(fc.constantFrom('NOT_KNOWN_YET', 'toString', ''));
const oddAnswers: [what: string, answer: (request: ReceivedRequest, nth: number) => ScriptedAnswer][] = [
  ['errors beside data', (request, nth) => ({ body: { data: told(request, nth), errors: [error, null, 'x'] } })],
  ['words that are not known yet', (request, nth) => ({ body: { data: notKnownYet(request, nth) } })],
  [
    'fields that nobody asked for',
    (request, nth) => ({
      body: { data: { __proto__: null, unheardOf: { of: [1] }, ...told(request, nth) }, extensions: { cost: 1 } },
    }),
  ],
  ['more than an envelope', (request, nth) => ({ body: [{ data: told(request, nth) }] })],
];

describe('whatever the schema allows beside a fault is an answer or a refusal, in every operation', () => {
  const { numRuns } = propertyRuns(4);

  test.each(oddAnswers)('%s', async (_, answer) => {
    for (let nth = 0; nth < numRuns; nth += 1) {
      server.script((request) => answer(request, nth));
      isAnswerOrRefusal(await askAll(connectClient(server).gateway, new AbortController().signal));
    }
  });

  test.each(['-8640000000000001', '8640000000000001', '1e400', 'tomorrow', ''])(
    'a clock of the gateway that says "%s" changes no outcome',
    async (time) => {
      const asks = async (headers: Record<string, string>) => {
        server.script((request) => ({ body: { data: told(request, 0) }, headers }));
        return askAll(connectClient(server).gateway, new AbortController().signal);
      };
      expect(await asks({ 'x-world-time': time })).toEqual(await asks({}));
    },
  );

  test('a token that has expired is refreshed once for all of them, and each has the answer of its second call', async () => {
    const asks = async (stale: string) => {
      server.script((request) =>
        request.headers.authorization === stale ? { status: 401 } : { body: { data: told(request, 0) } },
      );
      let token = 'token-1';
      const { gateway, heard: callbacks } = connectClient(server, {
        accessToken: () => Promise.resolve(token),
        refreshed: () => Promise.resolve((token = 'token-2')),
      });
      return { outcomes: await askAll(gateway, new AbortController().signal), refreshes: callbacks.refreshes };
    };
    const { outcomes } = await asks('Bearer of nobody');
    isAnswerOrRefusal(outcomes);
    expect(await asks('Bearer token-1')).toEqual({ outcomes, refreshes: 1 });
  });
});
