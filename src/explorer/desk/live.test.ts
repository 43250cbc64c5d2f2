import { createActor } from 'xstate';
import { afterEach, expect, it } from 'vitest';
import { attachChannel, type ConsoleMessage, type ExplorerMessage } from '../../../machines/kit/attach-channel';
import { liveMachine, recordingOf } from './live.machine';

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
