import { createMemoryHistory } from '@tanstack/react-router';
import type { Metric } from 'web-vitals';
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, neverAnswers, testEnvironment, refuses, type FakePorts } from '../../machines/simulator/answers';
import { setEnvironment } from '../../machines/kit/port';
import { systemActor } from '../../machines/kit/system-actor';
import { mutation } from '../../machines/kit/mutation';
import type { Mark, Mutation } from '../../machines/system-actors/outbox';
import { rootMachine } from '../../machines/system/root/root.machine';
import { rootInput, rootPorts } from '../../machines/system/root/root.samples';
import { anaSession } from '../../machines/system/session/session.samples';
import { addCleanup } from '../../tests/cleanup';
import { createAddressBook, createConsoleRouter } from './addresses';
import { reportTelemetry, type TelemetryReport } from './telemetry';

/** The code of the outbox is fetched when it is first needed. */
const patience = { timeout: 10_000 };

type Measure = (report: (metric: Metric) => void) => void;
const measured = vi.hoisted(() => new Map<string, (metric: Metric) => void>());
vi.mock('web-vitals', () => {
  const measure =
    (name: string): Measure =>
    (report) =>
      void measured.set(name, report);
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, measure(name)]));
});

const sent: { address: string; body: string }[] = [];
const waiting: Promise<void>[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string, { body }: { body: Blob }) => {
    waiting.push(body.text().then((text) => void sent.push({ address, body: text })));
    return Promise.resolve(new Response());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  measured.clear();
  sent.length = 0;
  waiting.length = 0;
});

const noon = Date.UTC(2026, 10, 20, 12);
const auditor = { id: 'u-ana', email: 'ana@vigia.test', givenName: 'Ana', familyName: 'Torres' };

/** The console at that address, signed out unless its ports say otherwise, with its telemetry. */
async function open(href: string, ports: FakePorts = {}) {
  const root = createActor(rootMachine, { input: rootInput });
  setEnvironment(root, testEnvironment({ ...rootPorts(), ...ports }, { now: () => noon }).outside);
  root.start();
  addCleanup(() => root.stop());
  const router = createConsoleRouter(createMemoryHistory());
  const { placeAt } = createAddressBook(router);
  const screens = systemActor(root.system, 'screens');
  const go = (to: string) => screens.send({ type: 'route.commit', place: placeAt(to) });
  go(href);
  const stop = reportTelemetry('/errors', root, router, '3.20.1');
  addCleanup(stop);
  await vi.waitFor(() => expect(screens.getSnapshot().context.screen).not.toBeNull(), patience);
  const submit = (id: string, work: Mutation) =>
    systemActor(root.system, 'outbox').send({ type: 'mutation.submit', id, work });
  return { root, go, stop, submit };
}

function turn(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
async function reports(): Promise<TelemetryReport[]> {
  await Promise.all(waiting);
  return sent.map(({ body }) => JSON.parse(body) as TelemetryReport);
}
const measure = (name: Metric['name'], value: number) => measured.get(name)?.({ name, value } as Metric);
const signedIn: FakePorts = {
  articleUndo: neverAnswers(),
  restoreSession: answers({ ...anaSession, expiresAt: noon + 900_000 }),
  liveSearches: neverAnswers(),
};
const byAna = { originModel: 'live_search', author: auditor } as const;
const marked = (more: Mark) => ({ kind: 'mark', mark: more }) as const;

describe('the telemetry of a page load', () => {
  test('is what the page measured, once it is hidden, with its release and the pattern of its route', async () => {
    await open('/login/es');
    for (const [name, value] of [
      ['LCP', 1234.56],
      ['FCP', 801.2],
      ['TTFB', 45.4],
      ['INP', 96],
      ['CLS', 0.012_345],
    ] as const)
      measure(name, value);
    turn('visible');
    expect(await reports()).toEqual([]);
    measure('INP', 104);
    turn('hidden');
    expect(await reports()).toEqual([
      {
        kind: 'telemetry',
        version: '3.20.1',
        route: '/login/$lang',
        at: expect.any(Number),
        vitals: { LCP: 1235, FCP: 801, TTFB: 45, INP: 104, CLS: 0.0123 },
        screens: { login: 1 },
        decisions: 0,
        sends: 0,
        failures: {},
      },
    ]);
    expect(sent[0]?.address).toBe('/errors');
  });

  test('goes once, and not again when the page is hidden again', async () => {
    await open('/login/es');
    turn('hidden');
    turn('visible');
    measure('LCP', 9000);
    turn('hidden');
    expect((await reports()).map(({ vitals }) => vitals)).toEqual([{}]);
  });

  test('counts the screens that were opened, a search that changes on one as the same', async () => {
    const { go } = await open('/login/es?lang=en');
    go('/register/es');
    go('/register/es?lang=pt');
    go('/login/es');
    turn('hidden');
    expect((await reports())[0]).toMatchObject({ route: '/login/$lang', screens: { login: 2, register: 1 } });
  });

  test('counts decisions by their listings, sends, and requests that failed once each, whatever becomes of them', async () => {
    const approveArticles = refuses<never>('NOT_ALLOWED');
    const { root, submit } = await open('/live_searches', { ...signedIn, approveArticles });
    const approval: Mark = { ...byAna, type: 'approve', ids: ['MLA1234567890', 'MLA1234567891'] };
    const asked = createActor(mutation('mark'), { parent: root, input: approval }).start();
    await vi.waitFor(() => expect(asked.getSnapshot().status).toBe('done'), patience);
    submit('w-1', marked({ type: 'undo', ids: ['MLA1234567892'], undo: 'approved', from: 'w-0' }));
    submit('w-2', { kind: 'send', send: { ids: ['MLA1234567892', 'MLA1234567893'], auditor } });
    turn('hidden');
    const [report] = await reports();
    expect(report).toMatchObject({ decisions: 2, sends: 1, failures: { NOT_ALLOWED: 1 } });
  });

  test('has no failure for a request that the console gave up itself', async () => {
    const { root } = await open('/login/es', { signIn: refuses('ABORTED') });
    systemActor(root.system, 'session').send({
      type: 'session.signIn',
      user: 'ana@vigia.test',
      password: 'vigia-demo',
    });
    await vi.waitFor(
      () => expect(systemActor(root.system, 'session').getSnapshot().context.failure).not.toBeNull(),
      patience,
    );
    turn('hidden');
    expect((await reports())[0]?.failures).toEqual({});
  });

  test('says nothing of a person: no address, no id, no query, nothing typed and nothing that the gateway said', async () => {
    const approveArticles = refuses<never>('NOT_ALLOWED', { message: 'ana@vigia.test may not', values: { count: 77 } });
    const { root, go, submit } = await open('/live_searches?email=ana@vigia.test', { ...signedIn, approveArticles });
    const outbox = systemActor(root.system, 'outbox');
    submit('work-77', marked({ ...byAna, type: 'approve', ids: ['MLA1234567890'] }));
    await vi.waitFor(() => expect(outbox.getSnapshot().context.jobs['work-77']?.phase).toBe('failed'), patience);
    go('/nothing/of/ana@vigia.test?q=secret');
    turn('hidden');
    const [report] = await reports();
    expect(report).toEqual({
      kind: 'telemetry',
      version: '3.20.1',
      route: '/live_searches/',
      at: expect.any(Number),
      vitals: {},
      screens: { liveSearches: 1, notFound: 1 },
      decisions: 1,
      sends: 0,
      failures: { NOT_ALLOWED: 1 },
    });
    // Its moment may end in any digits.
    expect(sent[0]?.body.replace(String(report?.at), '')).not.toMatch(/ana|vigia|MLA|77\D|secret|nothing/i);
  });

  test.each([
    ['/password_recovery/pt/code?email=ana@vigia.test', '/password_recovery/$lang/code'],
    ['/no_permission/es/MLU', '/no_permission/$lang/$siteId'],
    ['/ana/1234567890', '/$'],
  ])('%s is told as %s', async (href, pattern) => {
    await open(href);
    turn('hidden');
    expect((await reports())[0]?.route).toBe(pattern);
  });

  test('is sent no more once it was stopped', async () => {
    const { stop } = await open('/login/es');
    stop();
    turn('hidden');
    expect(await reports()).toEqual([]);
  });
});
