import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { RecordingEvent } from '../../../contracts/ports';
import { feedsOf } from '../../kit/port';
import type { Recording, RecordedData } from '../../kit/recording';

/** What one machine did: each state that it went to, and the event after which. */
interface RecordedMachineSummary {
  number: number;
  name: string;
  changes: readonly { at: number; event: string; state: string }[];
}

interface RecordingSummary {
  machines: readonly RecordedMachineSummary[];
  /** How much was said and done in all. */
  entries: number;
}

/** A state value in one line: `shown`, `content.shown · reply.closed`. */
function stateText(value: RecordedData): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(Object(value) as Record<string, RecordedData>);
  return parts.map(([name, inner]) => [name, stateText(inner)].filter((part) => part !== '').join('.')).join(' · ');
}

/** What is in the text of a recording, for whoever is to hand it over: the machines that changed, in their order. */
function summarizeRecording(text: string): RecordingSummary {
  const { actors, entries } = JSON.parse(text) as Recording;
  const machines = actors.flatMap(({ kind, name }, number): RecordedMachineSummary[] => {
    if (kind !== 'machine') return [];
    const changes = entries.flatMap((entry) =>
      entry.is === 'state' && entry.actor === number
        ? [{ at: entry.at, event: entry.event, state: stateText(entry.after) }]
        : [],
    );
    return changes.length === 0 ? [] : [{ number, name, changes }];
  });
  return { machines, entries: entries.length };
}

export interface ProblemReportContext {
  /** What would be handed over, as the text of its file; null while there is nothing. */
  text: string | null;
  summary: RecordingSummary | null;
  /** It ended by itself, since more would be too much to look through. */
  isFull: boolean;
}

export type ProblemReportEvent =
  | { type: 'report.open' }
  | { type: 'report.agree' }
  | { type: 'report.finish' }
  | { type: 'report.discard' }
  /** Its file was saved. */
  | { type: 'report.saved' }
  | { type: 'report.close' }
  | RecordingEvent;

/** Records this page for as long as it runs; told to finish, it gives what it has. */
const recordPage = fromCallback<{ type: 'finish' }>(({ sendBack, receive, system }) => {
  const recording = feedsOf(system).recording((event) => sendBack(event));
  receive(() => recording.finish());
  return () => recording.stop();
});

const nothing = { text: null, summary: null, isFull: false };

/** Records what the console does while a person does again what failed, if they agree to it each time, and hands it to them as a file. */
export const problemReportMachine = setup({
  types: { context: {} as ProblemReportContext, events: {} as ProblemReportEvent },
  actors: { recordPage },
  actions: {
    forget: assign(nothing),
    finish: sendTo('recordPage', { type: 'finish' }),
    setRecording: assign((_, { text, isFull }: { text: string; isFull: boolean }) => ({
      text,
      isFull,
      summary: summarizeRecording(text),
    })),
  },
}).createMachine({
  id: 'problemReport',
  context: nothing,
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'report.open': 'asking' } },
    asking: { entry: 'forget', on: { 'report.agree': 'recording', 'report.close': 'closed' } },
    recording: {
      invoke: { id: 'recordPage', src: 'recordPage' },
      initial: 'starting',
      states: {
        starting: { on: { 'recording.began': 'running' } },
        running: { on: { 'report.finish': { actions: 'finish' } } },
      },
      on: {
        'report.discard': 'closed',
        'recording.failed': 'failed',
        'recording.ended': { target: 'reviewing', actions: { type: 'setRecording', params: ({ event }) => event } },
      },
    },
    reviewing: { on: { 'report.saved': 'saved', 'report.open': 'asking', 'report.close': 'closed' } },
    saved: { on: { 'report.close': 'closed' } },
    failed: { on: { 'report.open': 'asking', 'report.close': 'closed' } },
  },
});
