import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayInputs } from '../../tests/gateway-inputs';
import { connect, startScriptedGateway, type ScriptedAnswer, type ScriptedGateway } from '../../tests/scripted-gateway';
import type { Failure, Gateway, Outcome } from '../ports';
import { catalogue } from './catalogue';
import type { GatewayName } from './operation';

let server: ScriptedGateway;
beforeAll(async () => {
  server = await startScriptedGateway();
});
afterAll(() => server.close());

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

const codesOf = (outcomes: [GatewayName, Outcome<unknown>][]) =>
  Object.fromEntries(outcomes.map(([name, outcome]) => [name, outcome.ok ? 'ok' : outcome.failure.code]));

const allAre = (code: Failure['code'], apart: Partial<Record<GatewayName, Failure['code'] | 'ok'>> = {}) => ({
  ...Object.fromEntries(names.map((name) => [name, code])),
  ...apart,
});

const faults: [what: string, answer: ScriptedAnswer, codes: Record<string, string>][] = [
  ['the connection breaks', { cut: 'before' }, allAre('OFFLINE')],
  ['the body breaks', { cut: 'inside', body: '{"data":{"x":1}}' }, allAre('OFFLINE', noFile)],
  ['429', { status: 429, body: '' }, allAre('BAD_STATUS')],
  ['500', { status: 500, body: '<h1>500</h1>' }, allAre('BAD_STATUS')],
  ['401', { status: 401, body: '' }, allAre('NO_VALID_TOKEN')],
  ['HTML', { body: '<!doctype html><h1>Hola</h1>' }, allAre('UNREADABLE_ANSWER')],
  ['truncated JSON', { body: '{"data":{"x":' }, allAre('UNREADABLE_ANSWER')],
  ['errors without data', { body: { errors: [error] } }, allAre('SERVER_ERROR', noFile)],
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
    const { gateway } = connect(server);
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(codes);
  });

  test('no answer within the time', async () => {
    server.script(() => ({ after: 1500 }));
    const { gateway } = connect(server, { timeout: 150 });
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(allAre('TIMED_OUT'));
  });

  test('an abort', async () => {
    server.script(() => ({ after: 1500 }));
    const { gateway } = connect(server);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    expect(codesOf(await askAll(gateway, controller.signal))).toEqual(allAre('ABORTED'));
  });

  test('no session', async () => {
    server.script(() => ({ status: 503 }));
    const { gateway } = connect(server, { accessToken: () => Promise.resolve(null) });
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(
      allAre('NOT_LOGGED_IN', withoutSession),
    );
  });

  test('a session that throws', async () => {
    server.script(() => ({ status: 503 }));
    const { gateway } = connect(server, { accessToken: () => Promise.reject(new Error('no storage')) });
    expect(codesOf(await askAll(gateway, new AbortController().signal))).toEqual(
      allAre('NOT_LOGGED_IN', withoutSession),
    );
  });

  test('a listener that throws is a failure of its own', async () => {
    server.script(() => ({ body: { errors: [error] } }));
    const { gateway } = connect(server, {
      onErrors: () => {
        throw new Error('nobody home');
      },
    });
    const codes = codesOf(await askAll(gateway, new AbortController().signal));
    expect(codes).toEqual(allAre('SERVER_ERROR', noFile));
  });

  test('a null root without errors is an empty answer or an unreadable one, never a throw', async () => {
    server.script(() => ({ body: { data: { anything: null } } }));
    const { gateway } = connect(server);
    const codes = codesOf(await askAll(gateway, new AbortController().signal));
    expect(new Set(Object.values(codes))).toEqual(new Set(['ok', 'UNREADABLE_ANSWER', 'SELLER_NOT_FOUND']));
    expect(calls.map((name) => codes[name])).toEqual(['UNREADABLE_ANSWER', 'UNREADABLE_ANSWER']);
  });
});
