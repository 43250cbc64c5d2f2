import type { EvidenceRecord, MadeEvidence } from '../../../contracts/ports';
import { saveEvidenceSelection } from '../../domain/evidence-selections';
import { finished } from '../../simulator/cover';
import { inputAt } from '../../simulator/sample-addresses';
import { sampleCase } from '../../simulator/sample-case';
import { reportedListing } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { newEvidenceMachine, NewEvidenceEvent, NewEvidenceInput } from './new-evidence.machine';
import { sampleReport } from '../../simulator/sample-report';

export const caseEvidenceInput: NewEvidenceInput = inputAt(
  'newEvidence',
  { kind: 'case', id: '10000002' },
  { site: 'MLA' },
);
export const selectionEvidenceInput: NewEvidenceInput = inputAt('newEvidence', { kind: 'selection', id: 's1' });

/** What this browser keeps of the listings that were chosen. */
export const selectionSystemActors = (ids: readonly string[] | null) => {
  const { key, value } = saveEvidenceSelection({}, 's1', ids ?? [], sampleNow);
  return sampleSystemActors({ drafts: { drafts: ids === null ? {} : { [key]: value }, read: true } });
};

/** The report that the sample case is of. */
export const sampleCaseReport = sampleReport({
  caseId: '10000002',
  listing: { id: 'MLA1234567891', siteId: 'MLA', title: 'Bolso Andes', thumbnail: null, href: null },
  comment: 'Es una copia',
  reportedAt: '2026-11-17T12:00:00.000Z',
  status: 'DOCUMENTATION_PRESENTED',
  sellerComment: 'Tengo factura',
});

const listing = reportedListing({ id: 'MLA1000000001' });
export const sampleRecord: EvidenceRecord = {
  id: listing.id,
  listing,
  description: { text: 'Zapatillas nuevas.', lastUpdated: null },
  reports: [sampleCaseReport],
  cases: [sampleCase()],
  failures: [],
};

export const sampleMade: MadeEvidence = {
  name: 'pruebas-10000002-2026-11-28-1430.zip',
  size: 240_000,
  files: 7,
  missing: 1,
  code: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

const twentyOne = Array.from({ length: 21 }, (_, at) => `MLA${1_000_000_001 + at}`);

const sentEvents: NewEvidenceEvent[] = [
  { type: 'listings.found', ids: [] },
  { type: 'listings.found', ids: twentyOne },
  { type: 'listings.missing' },
  { type: 'evidence.progress', done: 2, total: 5, missing: 1 },
  { type: 'evidence.made', made: sampleMade },
  { type: 'evidence.failed', fault: 'TOO_BIG' },
  { type: 'evidence.cancel' },
  { type: 'evidence.begin' },
  { type: 'evidence.save' },
];

export const newEvidenceSamples: MachineSamples<typeof newEvidenceMachine> = {
  // What is kept is told by an event: a system actor that held it would tell it before the first step.
  lives: [
    { name: 'evidence of a case', input: caseEvidenceInput, systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'evidence of chosen listings',
      input: selectionEvidenceInput,
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: [
    ...sentEvents,
    finished('gatherEvidence', { ok: true, value: [sampleRecord] }),
    finished('gatherEvidence', { ok: false, failure: { code: 'CASE_NOT_FOUND' } }),
  ],
  never: {
    'it is made, and nobody knows how': (snapshot) =>
      snapshot.matches({ open: 'made' }) && snapshot.context.made === null,
    'it failed without a reason': (snapshot) =>
      snapshot.matches('failed') && snapshot.context.failure === null && snapshot.context.fault === null,
  },
};

export const newEvidenceDescriptions = {
  states: {
    finding: 'What this browser keeps of its listings is being read.',
    missing: 'The address names nothing of which there could be evidence.',
    open: 'The archive is made, and kept until the screen is left.',
    'open.gathering': 'The gateway is asked about the next listings; the archive fetches files of those before.',
    'open.choosing': 'Whether any listing is left.',
    'open.writing':
      'All records are given: the last files are fetched, then the page, the table and the manifest are written.',
    'open.made': 'It is saved on this device, and can be saved once more.',
    cancelled: 'Nothing of it is saved; it can be begun anew.',
    failed: 'It can’t be made, and why; it can be begun anew.',
  },
  guards: {
    someUnasked: 'some listings were not asked about',
    succeeded: 'the gateway answered',
  },
};
