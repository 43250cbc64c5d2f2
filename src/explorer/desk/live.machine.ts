import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { RecordedActor, Recording, RecordingEntry } from '../../../machines/kit/recording';
import { readRecording } from '../../../machines/simulator/recording';
import { foldChart, type FoldedChart } from '../chart/fold-chart';
import type { Size } from '../chart/view-transform';
import { recordedMachineOf } from '../lab/recorded-machine';
import { walkEveryMachine, type FoundWalk } from '../lab/recorded-walks';
import { drawInnerMachine } from './inner-machine';
import { emptyOverview, extendOverview, successorOf, type LiveOverview } from './live-overview';
import {
  attachChannel,
  type ConsoleMessage,
  type ExplorerMessage,
  type RecordedPiece,
  type RecordingHead,
} from '../../../machines/kit/attach-channel';

export interface LiveContext {
  session: string | null;
  head: RecordingHead | null;
  actors: readonly RecordedActor[];
  entries: readonly RecordingEntry[];
  overview: LiveOverview;
  walks: readonly FoundWalk[];
  fault: string | null;
  /** The machine whose chart is looked at. */
  chosen: number | null;
  /** The text of a recording with which it begins. */
  given: string | null;
  chart: FoldedChart | null;
  /** What a person folded (true) or unfolded (false). */
  byHand: ReadonlyMap<string, boolean>;
  /** The frame in which all of the chart is to be read; null where it may be larger. */
  room: Size | null;
}

type LiveEvent =
  | { type: 'console.said'; message: ConsoleMessage }
  | { type: 'recording.stop' }
  | { type: 'file.open'; text: string }
  | { type: 'machine.choose'; number: number | null }
  | { type: 'region.toggle'; id: string }
  | { type: 'chart.fit'; room: Size | null };

const undrawn = { chart: null, byHand: new Map<string, boolean>(), room: null };
const fresh = { actors: [], entries: [], overview: emptyOverview, walks: [], fault: null, chosen: null, ...undrawn };

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

type Told = Pick<LiveContext, 'actors' | 'entries' | 'overview'>;

function withPieces({ actors, entries, overview }: Told, pieces: readonly RecordedPiece[]): Told {
  const known = [...actors, ...pieces.flatMap((piece) => ('actor' in piece ? [piece.actor] : []))];
  return {
    actors: known,
    entries: [...entries, ...pieces.flatMap((piece) => ('entry' in piece ? [piece.entry] : []))],
    overview: extendOverview(overview, pieces, known),
  };
}

/** What a console told that isn't known yet. */
function newPieces({ session, actors, entries }: LiveContext, message: ConsoleMessage): readonly RecordedPiece[] {
  if (message.says !== 'pieces' || message.session !== session) return [];
  return message.pieces.slice(Math.max(0, actors.length + entries.length - message.first));
}

interface DrawInput extends Pick<LiveContext, 'actors' | 'chosen' | 'byHand' | 'room' | 'overview'> {}

const drawLogic = fromPromise<FoldedChart | null, DrawInput>(async ({ input }) => {
  const { actors, chosen, byHand, room, overview } = input;
  const machine = chosen === null ? null : await recordedMachineOf({ actors }, chosen);
  if (chosen === null || machine === null) return null;
  const drawn = await drawInnerMachine({ way: '', machine, active: [] });
  return foldChart({ drawn, byHand, room, active: overview.machines.get(chosen)?.active ?? new Set() });
});

/** Listens to a console that is recorded, and makes walks of what it told once it stops. */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent, input: {} as { text: string | null } },
  actors: {
    listening: listenLogic,
    walking: fromPromise<FoundWalk[], { recording: Recording | null }>(async ({ input }) =>
      input.recording === null ? [] : walkEveryMachine(input.recording),
    ),
    drawing: drawLogic,
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
    savePieces: enqueueActions(({ context, event, enqueue }) => {
      const pieces = event.type === 'console.said' ? newPieces(context, event.message) : [];
      if (pieces.length === 0) return;
      const told = withPieces(context, pieces);
      enqueue.assign(told);
      const next = context.chosen === null ? null : successorOf(told.overview, context.chosen);
      if (next !== context.chosen) enqueue.raise({ type: 'machine.choose', number: next });
    }),
    setFile: assign(({ event }) => {
      if (event.type !== 'file.open') return {};
      const read = readRecording(event.text);
      if (!read.ok) return { ...fresh, session: null, head: null, fault: read.fault };
      const { actors, entries, ...head } = read.recording;
      const pieces = [...actors.map((actor, number) => ({ actor, number })), ...entries.map((entry) => ({ entry }))];
      return { ...fresh, session: null, head, ...withPieces(fresh, pieces) };
    }),
    openGiven: enqueueActions(({ context: { given: text }, enqueue }) => {
      if (text !== null) enqueue.raise({ type: 'file.open', text });
      enqueue.assign({ given: null });
    }),
    choose: assign(({ event }) => (event.type === 'machine.choose' ? { chosen: event.number, ...undrawn } : {})),
    foldByHand: assign(({ context: { byHand, chart }, event }) => {
      if (event.type !== 'region.toggle') return {};
      const isFolded = byHand.get(event.id) ?? chart?.collapsed.has(event.id) ?? false;
      return { byHand: new Map(byHand).set(event.id, !isFolded) };
    }),
    setRoom: assign(({ event }) => (event.type === 'chart.fit' ? { room: event.room } : {})),
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({ session: null, head: null, ...fresh, given: input.text }),
  invoke: { id: 'listening', src: 'listening' },
  entry: 'openGiven',
  type: 'parallel',
  states: {
    session: {
      initial: 'waiting',
      on: { 'file.open': { target: '.walking', actions: 'setFile' } },
      states: {
        waiting: {
          on: { 'console.said': { guard: 'isHead', target: 'recording', actions: ['begin', 'sayHere', 'askAgain'] } },
        },
        recording: {
          on: {
            'console.said': [
              { guard: 'isHead', actions: ['begin', 'sayHere'] },
              { guard: 'isGone', target: 'walking' },
              { actions: 'savePieces' },
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
    },
    chart: {
      initial: 'drawn',
      on: {
        'machine.choose': { target: '.drawing', actions: 'choose' },
        'region.toggle': { target: '.drawing', actions: 'foldByHand' },
        'chart.fit': { target: '.drawing', actions: 'setRoom' },
      },
      states: {
        drawing: {
          invoke: {
            src: 'drawing',
            input: ({ context }) => context,
            onDone: { target: 'drawn', actions: assign({ chart: ({ event }) => event.output }) },
            onError: { target: 'drawn', actions: assign({ fault: ({ event }) => String(event.error) }) },
          },
        },
        drawn: {},
      },
    },
  },
});
