import { SimulatedClock, assign, createActor, fromCallback, sendTo, setup, type EventObject } from 'xstate';
import { expect, it } from 'vitest';
import type { Feeds } from '../contracts/ports';
import { mutation } from '../machines/kit/mutation';
import { feedsOf, port, setEnvironment } from '../machines/kit/port';
import type { Recording } from '../machines/kit/recording';
import { answers, testEnvironment } from '../machines/simulator/answers';
import { recordedMachineOf } from '../src/explorer/lab/recorded-machine';
import { walkRecorded } from '../machines/simulator/recorded-walk';
import { readRecording } from '../machines/simulator/recording';
import { replayWalk } from '../machines/simulator/replay-walk';
import { sampleNow } from '../machines/simulator/sample-system-actors';
import type { OutboxEvent } from '../machines/system-actors/outbox';
import { openConsole, record, running, settle } from './recorder.fixture';

const noSamples = { lives: [{ name: 'none' }], events: [] } as const;

it('a recording is replayed by each of its machines as it was, from its saved text', async () => {
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
    const { differs, ...walk } = await walkRecorded(machine, noSamples as never, recording, number);
    const { broke, simulation } = await replayWalk(machine, noSamples as never, walk);
    simulation.stop();
    walked += 1;
    if (differs !== null || broke !== null) differing.push(`${name}: ${differs ?? broke?.said ?? ''}`);
  }
  expect(differing).toEqual([]);
  expect(walked).toBeGreaterThan(15);
});

it('a machine does the same again where its lock came late', async () => {
  const lock = fromCallback<EventObject>(({ sendBack, system }) => {
    const held = feedsOf(system).lease('in-sight', () => sendBack({ type: 'lease.got' }));
    return () => held.stop();
  });
  const machine = setup({ actors: { lock, readJournal: port('readJournal') } }).createMachine({
    id: 'root',
    invoke: { id: 'lock', src: 'lock' },
    initial: 'waiting',
    on: { 'lease.got': '.reading', 'version.seen': { actions: () => undefined } },
    states: {
      waiting: {},
      reading: { invoke: { id: 'readJournal', src: 'readJournal', input: {} as never, onDone: 'read' } },
      read: {},
    },
  });
  let giveLock = () => {};
  const lease: Feeds['lease'] = (_name, hear) => {
    giveLock = hear;
    return { stop: () => undefined };
  };
  const root = createActor(machine);
  setEnvironment(root, testEnvironment({ readJournal: answers([]) as never }, { lease }).outside);
  const finish = record(root);
  root.start();
  running.push({ stop: () => root.stop() });
  root.send({ type: 'version.seen' });
  giveLock();
  await settle();
  expect(root.getSnapshot().value).toBe('read');
  const { differs } = await walkRecorded(machine, noSamples as never, JSON.parse(finish()) as Recording, 0);
  expect(differs).toBeNull();
});

it('the whole does the same again where its outbox carries something out', async () => {
  type Submitted = Extract<OutboxEvent, { type: 'mutation.submit' }>;
  const outbox = setup({
    types: { context: {} as { job: Submitted | null }, events: {} as Submitted },
    actors: { perform: port('updateProfile') },
  }).createMachine({
    id: 'outbox',
    context: { job: null },
    initial: 'idle',
    states: {
      idle: { on: { 'mutation.submit': { target: 'sending', actions: assign({ job: ({ event }) => event }) } } },
      sending: {
        invoke: {
          id: 'perform',
          src: 'perform',
          input: { lang: 'pt' } as never,
          onDone: {
            target: 'idle',
            actions: sendTo(
              ({ context }) => context.job?.requester as never,
              ({ context }) => ({ type: 'mutation.settled', id: context.job?.id, failure: null }) as never,
            ),
          },
        },
      },
    },
  });
  const machine = setup({ actors: { outbox, save: mutation('updateProfile') } }).createMachine({
    id: 'root',
    invoke: { src: 'outbox', id: 'outbox', systemId: 'outbox' },
    initial: 'resting',
    states: {
      resting: { on: { 'form.submit': 'saving' } },
      saving: { invoke: { id: 'save', src: 'save', input: { lang: 'pt' } as never, onDone: 'saved' } },
      saved: {},
    },
  });
  const root = createActor(machine);
  setEnvironment(root, testEnvironment({ updateProfile: answers<void>(undefined) as never }).outside);
  const finish = record(root);
  root.start();
  running.push({ stop: () => root.stop() });
  root.send({ type: 'form.submit' });
  await settle();
  expect(root.getSnapshot().value).toBe('saved');
  const { differs } = await walkRecorded(machine, noSamples as never, JSON.parse(finish()) as Recording, 0);
  expect(differs).toBeNull();
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
  const { steps, differs } = await walkRecorded(ticker, noSamples as never, recording, number);
  expect([steps.at(-1)?.to, differs]).toEqual(['"over"', null]);
});
