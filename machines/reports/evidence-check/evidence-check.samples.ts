import type { CheckedEvidence } from '../../../contracts/ports';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { evidenceCheckMachine, EvidenceCheckMachineEvent } from './evidence-check.machine';

export const sampleArchive = { name: 'pruebas-20000001-2026-11-28-1430.zip', size: 240_000 };

/** One file of each kind. */
export const sampleChecked: CheckedEvidence = {
  code: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  madeAt: '2026-11-28T14:30:00.000Z',
  author: 'Ana Paz',
  missing: 1,
  files: [
    { name: 'index.html', size: 8100, status: 'intact' },
    { name: 'evidence.csv', size: 900, status: 'changed' },
    { name: 'MLA1000000001/fotos/01.jpg', size: 120_000, status: 'missing' },
    { name: 'MLA1000000001/fotos/02.jpg', size: 110_000, status: 'duplicated' },
    { name: 'leeme.txt', size: 12, status: 'added' },
  ],
};
export const intactChecked: CheckedEvidence = {
  ...sampleChecked,
  missing: 0,
  files: sampleChecked.files.slice(0, 2).map((file) => ({ ...file, status: 'intact' })),
};

const sentEvents: EvidenceCheckMachineEvent[] = [
  { type: 'files.pick', files: [sampleArchive] },
  { type: 'files.pick', files: [sampleArchive, sampleArchive] },
  { type: 'check.progress', done: 120_000, total: 240_000 },
  { type: 'check.done', checked: sampleChecked },
  { type: 'check.done', checked: intactChecked },
  { type: 'check.failed', fault: 'NO_MANIFEST' },
  { type: 'check.cancel' },
];

export const evidenceCheckSamples: MachineSamples<typeof evidenceCheckMachine> = {
  lives: [{ name: 'somebody has an archive', systemActors: sampleSystemActors(), now: sampleNow }],
  events: sentEvents,
  never: {
    'it shows a result that it does not have': (snapshot) =>
      snapshot.matches('checked') && snapshot.context.checked === null,
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.fault === null,
  },
};

export const evidenceCheckDescriptions = {
  states: {
    choosing: 'No archive is chosen.',
    reading: 'Its files are read and compared with its manifest.',
    checked: 'How each file stands is known.',
    failed: 'It can’t be checked, and why.',
  },
  guards: { isOneFile: 'it is one file' },
};
