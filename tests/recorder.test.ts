import { compileFunction } from 'node:vm';
import { createActor, fromPromise, setup } from 'xstate';
import { transformWithOxc } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import type { RecordingEvent } from '../contracts/ports';
import { port, setEnvironment } from '../machines/kit/port';
import { systemActor } from '../machines/kit/system-actor';
import { answers, failure, testEnvironment } from '../machines/simulator/answers';
import { formatRecordingTest, walkEveryMachine } from '../src/explorer/lab/recorded-walks';
import { invokedActorOf } from '../machines/simulator/invoked-actors';
import { roster } from '../machines/roster';
import { readRecording } from '../machines/simulator/recording';
import { replayWalk } from '../machines/simulator/replay-walk';
import { recordProblem } from '../src/seams/recorder/record-problem';
import { createRedactor } from '../src/seams/recorder/redact';
import { openConsole, record, running, secrets, settle, words } from './recorder.fixture';

const pieces = Object.values(secrets).flatMap((text) =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 5),
);

describe('a recording', () => {
  it('holds no text of anybody, wherever it stood', async () => {
    const { root, finish } = openConsole({
      reportedArticlesCount: async () => ({ ok: false, failure: failure('OFFLINE', { message: secrets.title }) }),
    });
    await settle();
    systemActor(root.system, 'drafts').send({
      type: 'draft.keep',
      subject: `report:${secrets.title}`,
      draft: secrets,
    } as never);
    systemActor(root.system, 'notices').send({
      type: 'notice.raise',
      notice: { code: secrets.name, values: secrets },
    } as never);
    await settle();
    const text = finish();
    expect(text).toContain('draft.keep');
    expect(pieces.filter((piece) => text.toLowerCase().includes(piece.toLowerCase()))).toEqual([]);
  });

  it('holds nothing of an input, an error and what is put out either', async () => {
    const inner = setup({ types: { input: {} as { comment: string } } }).createMachine({
      id: 'inner',
      context: ({ input }) => input,
    });
    const root = createActor(
      setup({
        actors: {
          inner,
          breaks: fromPromise(() => Promise.reject(new Error(secrets.title))),
          ends: fromPromise(() => Promise.resolve({ link: secrets.link, phone: Number(secrets.phone) })),
          profile: port('profile'),
        },
      }).createMachine({
        id: 'outer',
        invoke: [
          { id: 'inner', src: 'inner', input: { comment: secrets.comment } },
          { id: 'breaks', src: 'breaks', onError: {} },
          { id: 'ends', src: 'ends', onDone: {} },
          { id: 'profile', src: 'profile', input: undefined },
        ],
      }),
    );
    setEnvironment(root, testEnvironment({ profile: answers({ email: secrets.mail } as never) }).outside);
    const finish = record(root);
    root.start();
    running.push({ stop: () => root.stop() });
    await settle();
    const text = finish();
    expect(text).toContain('xstate.error.actor.breaks');
    expect(pieces.filter((piece) => text.toLowerCase().includes(piece.toLowerCase()))).toEqual([]);
  });
});

describe('a sample in the place of a text', () => {
  const redact = createRedactor(words, () => null);

  it('has its form, and is the same one wherever the text stands', () => {
    const {
      id: a,
      sites: b,
      siteId: c,
    } = redact.data({ id: 'Ana-77@x.org', sites: ['Ana-77@x.org'], siteId: 'MLA90210' }) as Record<string, string>;
    expect(a).toMatch(/^[A-Z][a-z]{2}-\d\d@[a-z]\.[a-z]{3}$/);
    expect([a, c?.slice(0, 3), c?.length]).toEqual([b?.[0], 'MLA', 8]);
    expect(c).not.toBe('MLA90210');
  });

  it('is given for no word of our own, no time and no number that is known by its name', () => {
    const own = { code: 'OFFLINE', at: 1795894109755, count: 120, since: '2026-11-20T12:00:00Z', ok: true };
    expect(redact.data(own)).toEqual(own);
    expect(redact.data({ type: 'application/pdf', name: 'application/zip' })).toMatchObject({
      type: 'application/pdf',
    });
    expect(redact.code('xstate.promise.resolve')).toBe('xstate.promise.resolve');
    const { name, url } = redact.data({ name: 'Factura de Ana.pdf', url: '/files/ana-7.png' }) as Record<
      string,
      string
    >;
    expect([name, url]).toEqual([expect.stringMatching(/\.pdf$/), expect.stringMatching(/\.png$/)]);
    expect([name, url].join().toLowerCase()).not.toMatch(/ana|factura|files/);
    expect(redact.data({ comment: 'OFFLINE' })).not.toEqual({ comment: 'OFFLINE' });
  });
});

describe('the recording of a reported problem', () => {
  it('holds no text of anybody either, and asks before the page is left while it lasts', async () => {
    const { root, finish } = openConsole();
    await settle();
    finish();
    const held = new Set<string>();
    vi.stubGlobal('addEventListener', (type: string) => held.add(type));
    vi.stubGlobal('removeEventListener', (type: string) => held.delete(type));
    vi.stubGlobal('navigator', { onLine: true });
    const heard: RecordingEvent[] = [];
    const recording = recordProblem(root, words, (event) => heard.push(event));
    expect([...held]).toEqual(['beforeunload']);
    systemActor(root.system, 'notices').send({
      type: 'notice.raise',
      notice: { code: secrets.name, values: secrets },
    } as never);
    systemActor(root.system, 'drafts').send({ type: 'draft.keep', key: secrets.mail, value: secrets } as never);
    await settle();
    recording.finish();
    expect([...held]).toEqual([]);
    const ended = heard.find((event) => event.type === 'recording.ended');
    const text = ended?.text ?? '';
    expect(heard.map(({ type }) => type)).toEqual(['recording.began', 'recording.ended']);
    expect(text).toContain('notice.raise');
    expect(pieces.filter((piece) => text.toLowerCase().includes(piece.toLowerCase()))).toEqual([]);
    expect(readRecording(text).ok).toBe(true);
    vi.unstubAllGlobals();
  });
});

type Case = [string, keyof typeof roster, string[], never];

/** Runs the text of an exported test with these machines: what each of its cases throws, by its title. */
async function runExported(text: string, machines: object): Promise<Record<string, string>> {
  const { code } = await transformWithOxc(text.replaceAll(/^import .*;$/gm, ''), 'recorded.test.ts');
  const cases: [Case, (...given: Case) => Promise<void>][] = [];
  const it = {
    each: (all: Case[]) => (_title: string, run: (...given: Case) => Promise<void>) =>
      all.forEach((one) => cases.push([one, run])),
  };
  const before: (() => void)[] = [];
  const hooks = { beforeAll: (hook: () => void) => before.push(hook), afterAll: () => undefined };
  const scope = { expect, it, vi, roster: machines, invokedActorOf, replayWalk, ...hooks };
  const run = compileFunction(code, Object.keys(scope));
  run(...Object.values(scope));
  before.forEach((hook) => hook());
  const failed: Record<string, string> = {};
  for (const [given, test] of cases)
    await test(...given).catch((error: Error) => {
      failed[given[0]] = error.message;
    });
  expect(cases.length).toBeGreaterThan(15);
  expect(process.env['TZ']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  vi.unstubAllEnvs();
  return failed;
}

describe('a recording as a test', () => {
  it('passes on the machines that were recorded, and fails on one that forgets what it kept', async () => {
    const { finish } = openConsole();
    await settle();
    const read = readRecording(finish());
    if (!read.ok) throw new Error(read.fault);
    const { text } = formatRecordingTest(await walkEveryMachine(read.recording));
    // Each walk is one text: of literals of objects a recording of five minutes made a file that vitest couldn't read.
    expect(text.split('\n').filter((line) => line.includes('{"life"'))).toEqual([]);
    expect(await runExported(text, roster)).toEqual({});
    const load = async () =>
      (await roster.profile.load()).provide({ actions: { setRights: () => undefined } } as never);
    const failed = await runExported(text, { ...roster, profile: { ...roster.profile, load } });
    expect(Object.keys(failed).map((title) => title.replace(/ .*/, ''))).toEqual(['profile']);
    expect(Object.values(failed)[0]).toContain('Step');
  });
});
