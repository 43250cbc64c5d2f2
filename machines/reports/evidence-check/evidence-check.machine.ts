import { assign, fromCallback, setup, type EventObject } from 'xstate';
import type { CheckedEvidence, EvidenceCheckEvent, EvidenceCheckFault, PickedFile } from '../../../contracts/ports';
import { feedsOf } from '../../kit/port';

/** Reads the archive for as long as it lives. */
const readArchive = fromCallback<EventObject, { file: PickedFile | null }>(({ input: { file }, sendBack, system }) => {
  if (file === null) return undefined;
  const reading = feedsOf(system).evidenceCheck(file, sendBack);
  return () => reading.stop();
});

export interface EvidenceCheckContext {
  file: PickedFile | null;
  progress: { done: number; total: number };
  checked: CheckedEvidence | null;
  fault: EvidenceCheckFault | 'MANY_FILES' | null;
}

export type EvidenceCheckMachineEvent =
  | EvidenceCheckEvent
  | { type: 'files.pick'; files: PickedFile[] }
  | { type: 'check.cancel' };

const pickedFile = ({ event }: { event: EvidenceCheckMachineEvent }): PickedFile | null =>
  event.type === 'files.pick' && event.files.length === 1 ? (event.files[0] ?? null) : null;

/** An archive of evidence is compared with its manifest, on this device alone. */
export const evidenceCheckMachine = setup({
  types: {
    context: {} as EvidenceCheckContext,
    events: {} as EvidenceCheckMachineEvent,
    children: {} as { readArchive: 'readArchive' },
  },
  actors: { readArchive },
  actions: {
    setFile: assign((_, file: PickedFile | null) => ({
      file,
      progress: { done: 0, total: file?.size ?? 0 },
      checked: null,
      fault: null,
    })),
    setProgress: assign((_, { done, total }: EvidenceCheckContext['progress']) => ({ progress: { done, total } })),
    setChecked: assign((_, checked: CheckedEvidence) => ({ checked })),
    setFault: assign((_, fault: EvidenceCheckContext['fault']) => ({ fault })),
  },
  guards: { isOneFile: ({ event }) => pickedFile({ event }) !== null },
}).createMachine({
  id: 'evidenceCheck',
  context: { file: null, progress: { done: 0, total: 0 }, checked: null, fault: null },
  initial: 'choosing',
  on: {
    'files.pick': [
      { guard: 'isOneFile', target: '.reading', reenter: true, actions: { type: 'setFile', params: pickedFile } },
      {
        target: '.failed',
        actions: [
          { type: 'setFile', params: null },
          { type: 'setFault', params: 'MANY_FILES' },
        ],
      },
    ],
  },
  states: {
    choosing: {},
    reading: {
      invoke: { id: 'readArchive', src: 'readArchive', input: ({ context: { file } }) => ({ file }) },
      on: {
        'check.progress': { actions: { type: 'setProgress', params: ({ event }) => event } },
        'check.done': { target: 'checked', actions: { type: 'setChecked', params: ({ event }) => event.checked } },
        'check.failed': { target: 'failed', actions: { type: 'setFault', params: ({ event }) => event.fault } },
        'check.cancel': { target: 'choosing', actions: { type: 'setFile', params: null } },
      },
    },
    checked: {},
    failed: {},
  },
});
