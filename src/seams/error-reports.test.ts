import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startProcessorClock } from '../../tests/processor-time';
import { createActor, createMachine } from 'xstate';
import { stackFramesOf, reportErrors, redactPersonalData, type ErrorReport } from './error-reports';

const sent: { address: string; report: ErrorReport }[] = [];
const waiting: Promise<void>[] = [];

const doorMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'door.open': 'open' } }, open: {} },
});

let stop = () => {};
function start(config: Parameters<typeof reportErrors>[0] = { errors: '/errors' }, chance = () => 0) {
  const root = createActor(doorMachine);
  root.start();
  stop = reportErrors(config, root, '3.20.1', chance);
  return root;
}
const fail = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
async function readReports(): Promise<ErrorReport[]> {
  await Promise.all(waiting);
  return sent.map(({ report }) => report);
}

/** The runner takes an error of the page for one of the test where nobody else listens. */
const known = () => undefined;

beforeEach(() => {
  addEventListener('error', known);
  vi.stubGlobal('fetch', (address: string, { body }: { body: Blob }) => {
    waiting.push(body.text().then((text) => void sent.push({ address, report: JSON.parse(text) as ErrorReport })));
    return Promise.resolve(new Response());
  });
});
afterEach(() => {
  stop();
  removeEventListener('error', known);
  vi.unstubAllGlobals();
  sent.length = 0;
  waiting.length = 0;
});

describe('errors that nobody caught', () => {
  test('are told with where they came from and what happened before, and nothing that events carried', async () => {
    const root = start();
    root.send({ type: 'door.open', by: 'ana@vigia.test' } as never);
    const error = new TypeError(
      "Cannot read properties of undefined (reading 'title') of \"A bag of Ana's\" MLA1234567890",
    );
    error.stack = `TypeError: x\n    at read (https://console.example/assets/index-abc.js?v=1:12:34)`;
    fail(error);
    expect(await readReports()).toEqual([
      {
        kind: 'error',
        name: 'TypeError',
        message: expect.stringMatching(/^Cannot read properties of undefined \(reading 'title'\) of "…/),
        stack: ['/assets/index-abc.js:12:34'],
        version: '3.20.1',
        screen: null,
        at: expect.any(Number),
        events: ['door: door.open', 'door → "open"'],
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/ana|bag|1234567890/i);
    expect(sent[0]?.address).toBe('/errors');
  });

  test('each once, and ten of a page at most', async () => {
    start();
    for (let at = 0; at < 30; at += 1) fail(new Error(`${String.fromCharCode(97 + at)} broke`));
    fail(new Error('a broke'));
    expect((await readReports()).length).toBe(10);
  });

  test('of promises and of the content policy too', async () => {
    start();
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('late') }));
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'img-src',
        blockedURI: 'https://elsewhere.example/p.png?who=ana',
        sourceFile: 'https://console.example/assets/a.js',
        lineNumber: 1,
        columnNumber: 2,
      }),
    );
    expect((await readReports()).map(({ kind, name, message, stack }) => [kind, name, message, stack])).toEqual([
      ['rejection', 'RangeError', 'late', []],
      ['policy', 'img-src', '/p.png', ['/assets/a.js:1:2']],
    ]);
  });

  test('of machines that break, of the root or beneath it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = createMachine({
      id: 'failing',
      invoke: { src: 'child', onError: { actions: () => undefined } },
    }).provide({
      actors: {
        child: createMachine({
          id: 'child',
          entry: () => {
            throw new Error('the screen broke');
          },
        }) as never,
      },
    });
    const root = createActor(failing);
    stop = reportErrors({ errors: '/errors' }, root, '3.20.1', () => 0);
    root.start();
    expect((await readReports()).map(({ kind, message }) => [kind, message])).toEqual([
      ['machine', 'the screen broke'],
    ]);
  });

  test.each([
    [{}, 0],
    [{ errors: null }, 0],
    [{ errors: '/errors', errorShare: 0 }, 0],
    [{ errors: '/errors', errorShare: 0.5 }, 0.5],
  ])('are told to nobody with %j and chance %d', async (config, chance) => {
    start(config, () => chance);
    fail(new Error('x'));
    expect(await readReports()).toEqual([]);
  });

  test('are told by a request that outlives the page and carries no cookie, and no failure of that comes back', async () => {
    const sendBeacon = vi.fn();
    vi.stubGlobal('navigator', { ...navigator, sendBeacon });
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    start();
    fail(new Error('x'));
    fail(Object.create(null));
    fail('a text');
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(fetched).toHaveBeenLastCalledWith(
      '/errors',
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
    );
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('when it was stopped nothing more is told', async () => {
    start();
    stop();
    fail(new Error('x'));
    expect(await readReports()).toEqual([]);
  });
});

describe('a text without persons', () => {
  test.each([
    ['Failed to fetch /production/gql?query=ana', 'Failed to fetch /production/gql'],
    ['no answer for bruno.perez+x@vigia.test', 'no answer for ‹email›'],
    ['listing MLA1234567890 is gone', 'listing ‹id› is gone'],
    ['case 123456 of u-77', 'case ‹number› of u-77'],
    ['profile 0a1b2c3d-0000-4000-8000-0123456789ab', 'profile ‹id›'],
    ['unexpected "Zapatillas de Ana" here', 'unexpected "…" here'],
    ["reading 'length'", "reading 'length'"],
    ['https://a.example/path/x#frag', '/path/x'],
  ])('%s', (text, without) => expect(redactPersonalData(text)).toBe(without));

  test('is short, and takes no time over a long one', () => {
    const taken = startProcessorClock();
    for (const text of [
      '"'.repeat(100_000),
      'a@'.repeat(50_000),
      '1'.repeat(100_000),
      'https://'.repeat(12_000),
      'ABC-'.repeat(25_000),
    ])
      expect(redactPersonalData(text).length).toBeLessThanOrEqual(300);
    expect(taken()).toBeLessThan(2000);
    expect(stackFramesOf(`at x (https://a.example/${'a'.repeat(100_000)}`)).toEqual([]);
  });
});
