import type { Recording } from '../kit/recording';

export type { FactChange, RecordedActor, RecordedData, Recording, RecordingEntry } from '../kit/recording';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A recording that could be read, or a sentence that says what is wrong with its text. */
export type ReadRecording = { ok: true; recording: Recording } | { ok: false; fault: string };

const fault = (sentence: string): ReadRecording => ({ ok: false, fault: sentence });

/** Whether data out of a file says that it is a recording. */
export const isRecording = (data: unknown): boolean => isRecord(data) && data.format === 'vigia-recording';

const isActor = (one: unknown) => isRecord(one) && typeof one.id === 'string' && typeof one.kind === 'string';
const isEntry = (one: unknown) => isRecord(one) && typeof one.at === 'number' && typeof one.is === 'string';
const isSound = (data: unknown): data is Recording =>
  isRecord(data) &&
  isRecord(data.settings) &&
  Array.isArray(data.actors) &&
  data.actors.every(isActor) &&
  Array.isArray(data.entries) &&
  data.entries.every(isEntry);

/** Whether the text of a file says that it is a recording, whole or not. */
export function isRecordingText(text: string): boolean {
  try {
    return isRecording(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Reads the text of a saved recording. Never throws. */
export function readRecording(text: string): ReadRecording {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return fault('This file is damaged: it can’t be read as a recording.');
  }
  if (!isRecord(data) || !isRecording(data)) return fault('This file is no recording of a console.');
  if (data.version !== 1) return fault('This recording is of a version that this explorer doesn’t know.');
  return isSound(data) ? { ok: true, recording: data } : fault('This recording is damaged: not all of it is there.');
}
