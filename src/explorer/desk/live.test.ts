import { createActor } from 'xstate';
import { afterEach, expect, it, describe } from 'vitest';
import {
  attachChannel,
  type ConsoleMessage,
  type ExplorerMessage,
  type RecordedPiece,
} from '../../../machines/kit/attach-channel';
import { liveMachine, recordingOf } from './live.machine';
import type { RecordedActor } from '../../../machines/kit/recording';
import { emptyOverview, extendOverview, successorOf } from './live-overview';

const settings = { operationKeys: false, requestDeadline: 1000 };
const head = { format: 'vigia-recording', version: 1, console: '1', settings, online: true } as const;

const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).forEach((one) => one.close()));

it('a console is heard from its beginning, is asked to stop, and what it told becomes a recording', async () => {
  const channel = new BroadcastChannel(attachChannel);
  opened.push(channel);
  const say = (message: ConsoleMessage) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<ExplorerMessage>) => {
    if (data.from !== 'explorer') return;
    if (data.says === 'hello') {
      say({ from: 'console', says: 'head', session: 's', head });
      const actor = { id: 'root', parent: null, kind: 'other', name: 'root' } as const;
      const pieces = [{ actor, number: 0 }, { entry: { at: 1, is: 'start', actor: 0 } }] as const;
      say({ from: 'console', says: 'pieces', session: 's', first: 0, pieces });
    }
    if (data.says === 'stop') say({ from: 'console', says: 'gone', session: data.session });
  };
  const live = createActor(liveMachine, { input: { text: null } }).start();
  opened.push({ close: () => live.stop() });
  const until = (is: (snapshot: ReturnType<typeof live.getSnapshot>) => boolean) =>
    new Promise<void>((done) => {
      const look = () => is(live.getSnapshot()) && done();
      live.subscribe(look);
      look();
    });
  await until(({ value, context }) => value.session === 'recording' && context.entries.length === 1);
  live.send({ type: 'recording.stop' });
  await until(({ value }) => value.session === 'walked');
  expect(recordingOf(live.getSnapshot().context)).toMatchObject({
    ...head,
    actors: [{ name: 'root' }],
    entries: [{ at: 1 }],
  });
  live.send({ type: 'file.open', text: '{' });
  await until(({ value, context }) => value.session === 'walked' && context.fault !== null);
  expect(live.getSnapshot().context.fault).toBe('This file is damaged: it can’t be read as a recording.');
});

const machine = (id: string): RecordedActor => ({ id, parent: null, kind: 'machine', name: id });
const actors = [machine('session'), machine('case'), machine('case')];
const started = actors.map((actor, number): RecordedPiece => ({ actor, number }));
const change = (actor: number, after: string): RecordedPiece => ({
  entry: {
    at: 1,
    is: 'state',
    actor,
    event: 'case.open',
    before: null,
    after,
    status: 'active',
    taken: [`t-${after}`],
    active: [after],
  },
});
const said = (to: number): RecordedPiece => ({
  entry: { at: 5, is: 'event', to, from: null, event: { type: 'case.open' } },
});

describe('what is shown of a running console', () => {
  it('is the state in which each machine stands, with the transition that led there', () => {
    const overview = extendOverview(emptyOverview, [...started, change(0, 'in'), change(0, 'out')], actors);
    expect(overview.machines.get(0)).toMatchObject({ state: 'out', event: 'case.open', changes: 2 });
    expect(overview.machines.get(0)?.taken).toEqual(new Set(['t-out']));
    expect(overview.latest).toBe(0);
  });

  it('leaves every machine to which nothing happened as it is, however much is told', () => {
    let overview = extendOverview(emptyOverview, [...started, change(0, 'in')], actors);
    const before = overview.machines.get(0);
    for (let batch = 0; batch < 400; batch += 1)
      overview = extendOverview(overview, [change(1, 'a'), ...Array.from({ length: 25 }, () => said(1))], actors);
    expect(overview.machines.get(0)).toBe(before);
    expect(overview.messageCount).toBe(10_000);
    expect(overview.messages).toHaveLength(200);
    expect(overview.messages[0]).toMatchObject({ number: 9999, from: 'outside', to: 'case' });
  });

  it('goes on with the next machine of the same name when the chosen one has ended', () => {
    const ended: RecordedPiece = { entry: { at: 2, is: 'stop', actor: 1 } };
    const overview = extendOverview(emptyOverview, [...started, ended], actors);
    expect([successorOf(overview, 1), successorOf(overview, 0)]).toEqual([2, 0]);
  });
});
