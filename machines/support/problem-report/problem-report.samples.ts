import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { problemReportMachine, ProblemReportEvent } from './problem-report.machine';

const actor = { id: 'case', parent: null, kind: 'machine', name: 'case' } as const;
const state = { at: sampleNow, is: 'state', actor: 0, status: 'active', taken: [], active: [] } as const;

/** A case that was opened, and whose answer could not be sent. */
export const sampleRecording = JSON.stringify({
  format: 'vigia-recording',
  version: 1,
  console: '3.20.1',
  settings: { operationKeys: false, requestDeadline: 30_000 },
  online: true,
  actors: [actor, { ...actor, id: 'port', kind: 'port', name: 'reply' }],
  entries: [
    { at: sampleNow, is: 'event', to: 0, from: null, event: { type: 'retract.begin' } },
    { ...state, event: 'retract.begin', before: 'shown', after: { content: 'shown', reply: 'retracting' } },
    { ...state, event: 'retract.submit', before: 'shown', after: { content: 'shown', reply: { sending: 'going' } } },
  ],
});
const emptyRecording = JSON.stringify({ ...JSON.parse(sampleRecording), actors: [], entries: [] });

const said: ProblemReportEvent[] = [
  { type: 'report.open' },
  { type: 'report.agree' },
  { type: 'recording.began' },
  { type: 'report.finish' },
  { type: 'report.discard' },
  { type: 'recording.ended', text: sampleRecording, isFull: false },
  { type: 'recording.ended', text: emptyRecording, isFull: false },
  { type: 'recording.ended', text: sampleRecording, isFull: true },
  { type: 'recording.failed' },
  { type: 'report.saved' },
  { type: 'report.close' },
];

export const problemReportSamples: MachineSamples<typeof problemReportMachine> = {
  lives: [{ name: 'signed in', systemActors: sampleSystemActors(), now: sampleNow }],
  events: said,
  never: {
    'something is recorded that nobody agreed to': ({ value, context }) =>
      (value === 'closed' || value === 'asking') && (context as { text: unknown }).text !== null,
  },
};

export const problemReportDescriptions = {
  states: {
    closed: 'Nothing is recorded, and nothing is kept of what was.',
    asking: 'It is said what will be recorded and what not, and the person agrees or leaves it.',
    recording: 'The page is recorded while the person does again what failed.',
    starting: 'The code that records is fetched.',
    running: 'What the machines do is written down, without anybody’s texts.',
    reviewing: 'The person looks at what they would hand over, and saves it or drops it.',
    saved: 'It is a file of theirs: support is where to hand it over.',
    failed: 'The code that records could not be fetched.',
  },
  guards: {},
};
