import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { RecordingEvent } from '../../../contracts/ports';
import { feedsOf } from '../../kit/port';
import { summarizeRecording, type RecordingSummary } from './recording-summary';

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
    keepRecording: assign((_, { text, isFull }: { text: string; isFull: boolean }) => ({
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
        'recording.ended': { target: 'reviewing', actions: { type: 'keepRecording', params: ({ event }) => event } },
      },
    },
    reviewing: { on: { 'report.saved': 'saved', 'report.open': 'asking', 'report.close': 'closed' } },
    saved: { on: { 'report.close': 'closed' } },
    failed: { on: { 'report.open': 'asking', 'report.close': 'closed' } },
  },
});
