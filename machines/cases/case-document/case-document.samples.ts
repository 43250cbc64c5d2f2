import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { caseDocumentMachine, CaseDocumentEvent, CaseDocumentInput } from './case-document.machine';

export const caseDocumentInput: CaseDocumentInput = {
  url: '/files/documents/1.pdf',
  type: 'application/pdf',
  open: true,
};

const sentEvents: CaseDocumentEvent[] = [
  { type: 'document.toggle' },
  { type: 'document.retry' },
  { type: 'document.broken' },
  { type: 'document.read', address: 'blob:https://console.test/1' },
  { type: 'document.failed', failure: { code: 'OFFLINE' } },
  { type: 'document.refused', refusal: 'NO_VIEWER' },
  { type: 'document.refused', refusal: 'OTHER_TYPE' },
];

export const caseDocumentSamples: MachineSamples<typeof caseDocumentMachine> = {
  lives: [
    { name: 'the first document', input: caseDocumentInput, systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'another document, a picture',
      input: { url: '/files/documents/2.png', type: 'image/png', open: false },
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: sentEvents,
  never: {
    'it is shown without an address': (snapshot) =>
      snapshot.matches({ open: 'shown' }) && snapshot.context.address === null,
    'it failed without a reason': (snapshot) =>
      snapshot.matches({ open: 'failed' }) && snapshot.context.failure === null,
    'it is refused without a reason': (snapshot) =>
      snapshot.matches({ open: 'refused' }) && snapshot.context.refusal === null,
  },
};

export const caseDocumentDescriptions = {
  states: {
    beginning: 'The first document is open to whoever has to decide.',
    closed: 'Only its name, its size and its link are shown; nothing is read.',
    open: 'It is shown in the page; its copy is dropped when it is closed.',
    'open.reading': 'The file is read and its type is checked.',
    'open.shown': 'The copy is shown.',
    'open.failed': 'The file could not be read: it can be tried again, or opened apart.',
    'open.refused': 'The file is not shown here: it can be opened apart.',
  },
  guards: { isOpenAtFirst: 'it is the first one, and an answer is awaited' },
};
