import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { RecordedActor, Recording, RecordingEntry } from '../../../machines/kit/recording';
import { readRecording } from '../../../machines/simulator/recording';
import { walkEveryMachine, type FoundWalk } from '../lab/recorded-walks';
import {
  attachChannel,
  type ConsoleMessage,
  type ExplorerMessage,
  type RecordingHead,
} from '../../../machines/kit/attach-channel';

export interface LiveContext {
  session: string | null;
  head: RecordingHead | null;
  actors: readonly RecordedActor[];
  entries: readonly RecordingEntry[];
  walks: readonly FoundWalk[];
  fault: string | null;
}

type LiveEvent =
  | { type: 'console.said'; message: ConsoleMessage }
  | { type: 'recording.stop' }
  | { type: 'file.open'; text: string };

const fresh = { actors: [], entries: [], walks: [], fault: null };

/** The recording as it can be saved; null before a console has told anything. */
export const recordingOf = ({ head, actors, entries }: LiveContext): Recording | null =>
  head === null ? null : { ...head, actors, entries };

const listenLogic = fromCallback<ExplorerMessage & { type: string }>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel(attachChannel);
  const say = (message: ExplorerMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<ConsoleMessage>) => {
    if (data.from === 'console') sendBack({ type: 'console.said', message: data });
  });
  receive(({ type: _type, ...message }) => say(message as ExplorerMessage));
  say({ from: 'explorer', says: 'hello' });
  return () => channel.close();
});

function withPieces(context: LiveContext, message: ConsoleMessage): Partial<LiveContext> {
  if (message.says !== 'pieces' || message.session !== context.session) return {};
  const known = context.actors.length + context.entries.length;
  const pieces = message.pieces.slice(Math.max(0, known - message.first));
  return {
    actors: [...context.actors, ...pieces.flatMap((piece) => ('actor' in piece ? [piece.actor] : []))],
    entries: [...context.entries, ...pieces.flatMap((piece) => ('entry' in piece ? [piece.entry] : []))],
  };
}

/** Listens to a console that is recorded, and makes walks of what it told once it stops. */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent },
  actors: {
    listening: listenLogic,
    walking: fromPromise<FoundWalk[], { recording: Recording | null }>(async ({ input }) =>
      input.recording === null ? [] : walkEveryMachine(input.recording),
    ),
  },
  guards: {
    isHead: ({ event }) => event.type === 'console.said' && event.message.says === 'head',
    isGone: ({ context, event }) =>
      event.type === 'console.said' && event.message.says === 'gone' && event.message.session === context.session,
  },
  actions: {
    begin: assign(({ context, event }) => {
      if (event.type !== 'console.said' || event.message.says !== 'head') return {};
      const { session, head } = event.message;
      return session === context.session ? { head } : { ...fresh, session, head };
    }),
    sayHere: sendTo('listening', ({ context }) => ({
      type: 'say',
      from: 'explorer',
      says: 'here',
      session: context.session ?? '',
    })),
    askAgain: sendTo('listening', { type: 'say', from: 'explorer', says: 'hello' }),
    askToStop: sendTo('listening', ({ context }) => ({
      type: 'say',
      from: 'explorer',
      says: 'stop',
      session: context.session ?? '',
    })),
    keepPieces: assign(({ context, event }) =>
      event.type === 'console.said' ? withPieces(context, event.message) : {},
    ),
    keepFile: assign(({ event }) => {
      if (event.type !== 'file.open') return {};
      const read = readRecording(event.text);
      if (!read.ok) return { ...fresh, session: null, head: null, fault: read.fault };
      const { actors, entries, ...head } = read.recording;
      return { ...fresh, session: null, head, actors, entries };
    }),
  },
}).createMachine({
  id: 'live',
  context: { session: null, head: null, ...fresh },
  invoke: { id: 'listening', src: 'listening' },
  initial: 'waiting',
  on: { 'file.open': { target: '.walking', actions: 'keepFile' } },
  states: {
    waiting: {
      on: { 'console.said': { guard: 'isHead', target: 'recording', actions: ['begin', 'sayHere', 'askAgain'] } },
    },
    recording: {
      on: {
        'console.said': [
          { guard: 'isHead', actions: ['begin', 'sayHere'] },
          { guard: 'isGone', target: 'walking' },
          { actions: 'keepPieces' },
        ],
        'recording.stop': { actions: 'askToStop' },
      },
    },
    walking: {
      invoke: {
        src: 'walking',
        input: ({ context }) => ({ recording: recordingOf(context) }),
        onDone: { target: 'walked', actions: assign({ walks: ({ event }) => event.output }) },
        onError: { target: 'walked', actions: assign({ fault: ({ event }) => String(event.error) }) },
      },
    },
    walked: {
      on: { 'console.said': { guard: 'isHead', target: 'recording', actions: ['begin', 'sayHere', 'askAgain'] } },
    },
  },
});
