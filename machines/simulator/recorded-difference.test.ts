import { expect, it } from 'vitest';
import type { Recording, RecordingEntry } from '../kit/recording';
import { recordedDifference } from './recorded-difference';

const took = { is: 'state', actor: 0, event: 'go', before: 'a', after: 'b', status: 'active', taken: [], active: [] };
const said = { is: 'event', from: 0, to: 1, event: { type: 'keep' } };
const shown = { is: 'facts', of: 'drafts', changes: [] };

/** Of the machine 0 beside the system actor 1. */
const recordingOf = (...entries: object[]): Recording => ({
  format: 'vigia-recording',
  version: 1,
  console: '1',
  settings: {} as never,
  online: true,
  actors: [
    { id: 'form', parent: null, kind: 'machine', name: 'form' },
    { id: 'drafts', parent: null, kind: 'machine', name: 'drafts', systemId: 'drafts' },
  ],
  entries: entries.map((entry) => ({ at: 0, ...entry }) as RecordingEntry),
});

const stood = { states: ['"a"', '"a"', '"b"'], asked: ['sites', 'sites', 'profile'] };
const differenceOf = (now: Partial<typeof stood>, recording = recordingOf(said, took)) =>
  recordedDifference({ recorded: stood, now: { ...stood, ...now } }, recording, 0, new Map([[0, '']]));

it.each<[string, Partial<typeof stood>, string | null]>([
  ['the same in each state as long as it likes', { states: ['"a"', '"b"', '"b"'] }, null],
  ['another state', { states: ['"a"', '"c"'] }, 'Its state number 2 was b when it was recorded, and is c here.'],
  ['no further state', { states: ['"a"'] }, 'Its state number 2 was b when it was recorded, and is nowhere else here.'],
  [
    'a state more',
    { states: ['"a"', '"b"', '"a"'] },
    'Its state number 3 was nowhere else when it was recorded, and is a here.',
  ],
  ['the same asks in another order', { asked: ['profile', 'sites', 'sites'] }, null],
  [
    'an ask less',
    { asked: ['sites', 'profile'] },
    'It asked "sites" 2 times when it was recorded, and asks once here.',
  ],
])('a machine of a recording that does %s is told so', (_what, now, sentence) => {
  expect(differenceOf(now)).toBe(sentence);
});

it('the system actors that showed something else while the machine took its event are named, and no others', () => {
  const other = { states: ['"a"'] };
  expect(differenceOf(other, recordingOf(said, shown, took))).toMatch(/here\. Perhaps only because .* “drafts” showed/);
  expect(differenceOf(other, recordingOf(said, took, shown))).not.toContain('Perhaps');
  expect(differenceOf(other, recordingOf(shown, took))).not.toContain('Perhaps');
});
