import { compileFunction } from 'node:vm';
import { SimulatedClock, assign, createActor, fromPromise, setup } from 'xstate';
import { transformWithOxc } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordingEvent } from '../contracts/ports';
import { knownWords } from '../scripts/build/known-words';
import type { Recording, RecordingEntry, RecordedActor } from '../machines/kit/recording';
import { port, setEnvironment } from '../machines/kit/port';
import { systemActor } from '../machines/kit/system-actor';
import { answers, failure, testEnvironment, flush, type FakePorts } from '../machines/simulator/answers';
import { recordedMachineOf } from '../src/explorer/lab/recorded-machine';
import { formatRecordingTest, walkEveryMachine } from '../src/explorer/lab/recorded-walks';
import { invokedActorOf } from '../machines/simulator/invoked-actors';
import { roster } from '../machines/roster';
import { walkRecorded } from '../machines/simulator/recorded-walk';
import { readRecording } from '../machines/simulator/recording';
import { replayWalk } from '../machines/simulator/replay-walk';
import { sampleNow } from '../machines/simulator/sample-system-actors';
import { sampleProfile } from '../machines/system/profile/profile.samples';
import { rootMachine } from '../machines/system/root/root.machine';
import { rootInput, rootPorts } from '../machines/system/root/root.samples';
import { anaSession } from '../machines/system/session/session.samples';
import { recordProblem } from '../src/seams/recorder/record-problem';
import { createRedactor } from '../src/seams/recorder/redact';
import { startRecorder, type RecorderOptions } from '../src/seams/recorder/recorder';

const words = knownWords(process.cwd());
const secrets = {
  token: 'eyJhbGciOi.Zq9TTsecret-77',
  name: 'Hermenegilda Quispe',
  mail: 'hermenegilda.quispe@marca.example',
  comment: 'Es una copia de nuestro diseño registrado',
  title: 'Zapatillas Andinas Ñandú 42',
  link: 'https://articulo.example/MLA-991-zapatillas-andinas',
  phone: '5491155667788',
} as const;
const pieces = Object.values(secrets).flatMap((text) =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 5),
);

const running: { stop: () => void }[] = [];
afterEach(() => running.splice(0).forEach((one) => one.stop()));

function record(root: RecorderOptions['root']) {
  const actors: RecordedActor[] = [];
  const entries: RecordingEntry[] = [];
  const { head, stop } = startRecorder({
    root,
    words,
    isFresh: true,
    isOnline: () => true,
    hear: (piece) => {
      if ('actor' in piece) actors[piece.number] = piece.actor;
      else entries.push(piece.entry);
    },
  });
  running.push({ stop });
  return () => {
    stop();
    const recording: Recording = { ...head, console: '1', actors, entries };
    return JSON.stringify(recording);
  };
}

function openConsole(ports: FakePorts = {}) {
  const world = testEnvironment(
    {
      ...rootPorts(),
      restoreSession: answers({ ...anaSession, token: secrets.token, expiresAt: sampleNow + 900_000 } as never),
      profile: answers({
        ...sampleProfile,
        givenName: secrets.name,
        email: secrets.mail,
        settings: { phone: secrets.phone, note: secrets.comment, [secrets.name]: secrets.link },
      }),
      writeDraft: answers<void>(undefined),
      ...ports,
    },
    { now: () => sampleNow },
  );
  const root = createActor(rootMachine, { input: { ...rootInput, version: '1' }, logger: () => undefined });
  setEnvironment(root, world.outside);
  const finish = record(root);
  root.start();
  running.push({ stop: () => root.stop() });
  return { root, finish };
}

/** Until nothing follows any more: code of machines comes from files. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) {
    await flush();
    await new Promise((done) => setImmediate(done));
  }
}

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

  it('is replayed by each of its machines as it was, from its saved text', async () => {
    const { finish } = openConsole();
    await settle();
    const read = readRecording(finish());
    if (!read.ok) throw new Error(read.fault);
    const { recording } = read;
    const differing: string[] = [];
    let walked = 0;
    for (const [number, { kind, name }] of recording.actors.entries()) {
      const machine = kind === 'machine' ? await recordedMachineOf(recording, number) : null;
      if (machine === null) continue;
      const samples = { lives: [{ name: 'none' }], events: [] } as const;
      const { differs, ...walk } = await walkRecorded(machine, samples as never, recording, number);
      const { broke, simulation } = await replayWalk(machine, samples as never, walk);
      simulation.stop();
      walked += 1;
      if (differs !== null || broke !== null) differing.push(`${name}: ${differs ?? broke?.said ?? ''}`);
    }
    expect(differing).toEqual([]);
    expect(walked).toBeGreaterThan(15);
  });
});

it('a machine that waits again and again by itself is walked as often as it did', async () => {
  const ticker = setup({
    types: { context: {} as { turns: number } },
    actions: { count: assign({ turns: ({ context }) => context.turns + 1 }) },
    guards: { isOver: ({ context }) => context.turns === 3 },
    delays: { pause: 1000 },
  }).createMachine({
    id: 'ticker',
    context: { turns: 0 },
    initial: 'resting',
    states: {
      resting: { after: { pause: 'counting' } },
      counting: { entry: 'count', always: [{ guard: 'isOver', target: 'over' }, { target: 'resting' }] },
      over: {},
    },
  });
  const clock = new SimulatedClock();
  const root = createActor(
    setup({ actors: { ticker } }).createMachine({ id: 'outer', invoke: { id: 'ticker', src: 'ticker' } }),
    { clock },
  );
  setEnvironment(root, testEnvironment({}, { now: () => sampleNow + clock.now() }).outside);
  const finish = record(root);
  root.start();
  running.push({ stop: () => root.stop() });
  for (const _turn of [1, 2, 3]) clock.increment(1000);
  const recording = JSON.parse(finish()) as Recording;
  const number = recording.actors.findIndex(({ parent }) => parent === 0);
  const samples = { lives: [{ name: 'none' }], events: [] } as const;
  const { steps, differs } = await walkRecorded(ticker, samples as never, recording, number);
  expect([steps.at(-1)?.to, differs]).toEqual(['"over"', null]);
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
  const run = compileFunction(code, ['expect', 'it', 'roster', 'invokedActorOf', 'replayWalk']);
  run(expect, it, machines, invokedActorOf, replayWalk);
  const failed: Record<string, string> = {};
  for (const [given, test] of cases)
    await test(...given).catch((error: Error) => {
      failed[given[0]] = error.message;
    });
  expect(cases.length).toBeGreaterThan(15);
  return failed;
}

describe('a recording as a test', () => {
  it('passes on the machines that were recorded, and fails on one that forgets what it kept', async () => {
    const { finish } = openConsole();
    await settle();
    const read = readRecording(finish());
    if (!read.ok) throw new Error(read.fault);
    const { text } = formatRecordingTest(await walkEveryMachine(read.recording));
    expect(await runExported(text, roster)).toEqual({});
    const load = async () =>
      (await roster.profile.load()).provide({ actions: { keepRights: () => undefined } } as never);
    const failed = await runExported(text, { ...roster, profile: { ...roster.profile, load } });
    expect(Object.keys(failed).map((title) => title.replace(/ .*/, ''))).toEqual(['profile']);
    expect(Object.values(failed)[0]).toContain('Step');
  });
});
