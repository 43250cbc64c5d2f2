import type { SheetContent } from '../../../contracts/ports';
import type { ReportDraft } from '../../../contracts/shapes';
import { importTemplate } from '../../../contracts/vocabulary/imports';
import { limits } from '../../../contracts/vocabulary/limits';
import type { SavedImport, SavedImportPhase } from '../../domain/saved-import';
import { type ImportRow, whyNothingToImport } from '../../domain/import-rows';
import { answered, finished, refused } from '../../simulator/cover';
import { sampleListing, sampleReported } from '../../simulator/sample-listing';
import { anaFacts, recoveringOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { ReportDrawerOutput } from '../report-drawer/report-drawer.types';
import type { importMachine } from './import.machine';
import type { ImportContext, ImportEvent } from './import.types';

/** A workbook made from the template, with these lines below its header. */
export function sampleSheet(lines: readonly string[], more: Partial<SheetContent> = {}): SheetContent {
  const cell = (row: number, column: number, text: string) => ({ row, column, text });
  return {
    sheet: importTemplate.sheet,
    cells: [
      cell(importTemplate.headerRow, limits.importColumn, importTemplate.headers.es),
      cell(importTemplate.headerRow, importTemplate.markerColumn, importTemplate.marker),
      ...lines.map((text, at) => cell(limits.importSkippedRows + 1 + at, limits.importColumn, text)),
    ],
    ...more,
  };
}

/** A table that is written as text, with these lines below a header. */
export const sampleTable = (lines: readonly string[]): SheetContent => ({
  sheet: '',
  cells: ['ID', ...lines].map((text, at) => ({ row: at + 1, column: 2, text })),
  delimited: true,
});

/** The same with the last of its rows hidden by a filter. */
export function withHiddenRow(read: SheetContent): SheetContent {
  const last = read.cells.at(-1)?.row;
  return { ...read, cells: read.cells.map((cell) => (cell.row === last ? { ...cell, hidden: true as const } : cell)) };
}

export const sampleReport: ReportDraft = {
  code: 'PPPI1',
  codeDescription: 'Producto falsificado',
  description: 'Copia de nuestra marca',
  tags: [],
  photosDenounced: [],
};

const ids = ['MLA1000000001', 'MLA1000000002'] as const;
const [first, second] = ids;
export const sampleDecision: ReportDrawerOutput = { ids: [...ids], report: sampleReport, edit: false };
const picked = { name: 'denuncias.xlsx', size: 18_000 };

const validRow = (id: string, line: number): ImportRow => ({
  line,
  text: id,
  id,
  kind: 'valid',
  why: null,
  seen: 'none',
});
const unjudgedRow = (id: string, line: number): ImportRow => ({ line, text: id, id, kind: null, why: null });

/** An import that was interrupted there. */
export function sampleSavedImport(phase: SavedImportPhase): SavedImport {
  const rows =
    phase === 'classifying'
      ? ids.map((id, at) => unjudgedRow(id, 12 + at))
      : ids.map((id, at) => validRow(id, 12 + at));
  const decision =
    phase === 'protecting' || phase === 'sending' ? { ids: [...ids], report: sampleReport, at: sampleNow } : null;
  return { name: picked.name, phase, rows, decision, checked: phase === 'sending' ? 2 : 0 };
}

const sentEvents: ImportEvent[] = [
  { type: 'files.pick', files: [] },
  { type: 'files.pick', files: [picked] },
  { type: 'files.pick', files: [picked, picked] },
  { type: 'files.pick', files: [{ name: 'denuncias.csv', size: 200 }] },
  { type: 'files.pick', files: [{ name: 'denuncias.pdf', size: 200 }] },
  { type: 'files.pick', files: [{ name: 'denuncias.xlsx', size: limits.importFile + 1 }] },
  { type: 'sheet.progress', done: 4000, total: 18_000 },
  { type: 'sheet.read', read: sampleSheet(ids) },
  { type: 'sheet.read', read: sampleSheet([first, 'MLA12345678']) },
  { type: 'sheet.read', read: sampleSheet(['MLA12345678']) },
  { type: 'sheet.read', read: sampleSheet(ids, { sheet: 'Hoja1' }) },
  { type: 'sheet.read', read: sampleSheet([first, 'MLB1000000002']) },
  { type: 'sheet.read', read: sampleSheet(['MLC1000000001']) },
  { type: 'sheet.read', read: withHiddenRow(sampleSheet(ids)) },
  { type: 'sheet.read', read: sampleTable(ids) },
  { type: 'sheet.read', read: withHiddenRow(sampleTable(ids)) },
  { type: 'sheet.read', read: sampleTable([]) },
  { type: 'table.convert' },
  { type: 'hidden.choose', take: true },
  { type: 'hidden.choose', take: false },
  { type: 'row.edit', line: 13 },
  { type: 'row.edit', line: null },
  { type: 'row.correct', text: second },
  { type: 'sheet.failed', fault: 'UNREADABLE' },
  { type: 'kept.seen', kept: sampleSavedImport('classifying') },
  { type: 'kept.seen', kept: sampleSavedImport('sorted') },
  { type: 'kept.seen', kept: sampleSavedImport('protecting') },
  { type: 'kept.seen', kept: sampleSavedImport('sending') },
  { type: 'kept.seen', kept: { ...sampleSavedImport('sending'), stopped: true } },
  { type: 'kept.seen', kept: sampleSavedImport('over') },
  { type: 'import.retry' },
  { type: 'import.cancel' },
  { type: 'import.stop' },
  { type: 'reason.choose' },
  { type: 'outcome.choose', outcome: 'error' },
  { type: 'page.go', page: 2 },
  { type: 'file.another' },
  { type: 'template.save', lang: 'es' },
  { type: 'template.save', lang: 'pt', correct: true },
  {
    type: 'details.save',
    rows: [
      ['Fila', 'Texto'],
      ['12', first],
    ],
  },
  { type: 'import.send' },
  { type: 'import.close' },
  { type: 'import.aside' },
  { type: 'import.gone' },
];

const isOpen = ({ rows }: ImportContext) => rows.some(({ kind }) => kind === null);

export const importSamples: MachineSamples<typeof importMachine> = {
  lives: [
    {
      name: 'a file is picked',
      systemActors: sampleSystemActors({ profile: anaFacts, outbox: recoveringOutbox }),
      now: sampleNow,
    },
  ],
  events: [
    ...sentEvents,
    answered(
      'article',
      ids.map((id) => sampleListing({ id })),
    ),
    answered('article', [sampleListing({ id: first, reported: sampleReported() })]),
    refused('article', 'OFFLINE'),
    refused('article', 'ARTICLE_NOT_FOUND'),
    answered('itemPendingDenouncesCount', []),
    answered('itemPendingDenouncesCount', [{ itemId: second, total: 2 }]),
    refused('itemPendingDenouncesCount', 'OFFLINE'),
    refused('itemPendingDenouncesCount', 'ARTICLE_NOT_FOUND'),
    finished('reportDrawer', sampleDecision),
    finished('reportDrawer', null),
    answered('blindages', []),
    answered('blindages', [{ id: 'b1', item: first, reason: 'PPPI1', dueDate: '2026-12-01' }]),
    answered(
      'blindages',
      ids.map((item) => ({ id: item, item, reason: 'PPPI1', dueDate: '2026-12-01' })),
    ),
    refused('blindages', 'OFFLINE'),
    finished('recovered'),
    finished('mark', { ok: true, value: { refused: [] } }),
    finished('mark', { ok: true, value: { refused: [{ id: second, failure: { code: 'NOT_PUBLISHED' } }] } }),
    finished('mark', { ok: false, failure: { code: 'SUSPENDED' } }),
    answered('importTemplate', { name: importTemplate.name, bytes: new ArrayBuffer(8) }),
    refused('importTemplate', 'OFFLINE'),
    answered('saveSpreadsheet', undefined),
    refused('saveSpreadsheet', 'SERVER_ERROR'),
  ],
  most: 20_000,
  // The bar is the timer's, and what is shown of a result changes nothing but that.
  serialize: ({ value, context }) =>
    JSON.stringify([
      value,
      context.rows.map(({ kind, end }: ImportRow) => [kind, end?.fate]),
      context.aside.hidden,
      context.fault?.fault,
      context.failure?.code,
      context.checked,
      context.stopping,
      context.found.length,
      context.saving?.what,
      context.editing,
      context.reviewing,
      context.toSend.length,
    ]),
  never: {
    'something goes out for no reason': (snapshot) =>
      snapshot.matches({ step: { sending: 'batches' } }) && snapshot.context.decision === null,
    'a row is imported that nobody has judged': (snapshot) =>
      (snapshot.matches({ step: 'sending' }) || snapshot.matches({ step: 'sorted' })) && isOpen(snapshot.context),
    'a result leaves a row open': (snapshot) =>
      snapshot.matches({ step: 'over' }) &&
      snapshot.context.rows.some(
        ({ kind, end }: ImportRow) => kind === null || (kind === 'valid' && end === undefined),
      ),
    'a reason is asked for though nothing can be imported': (snapshot) =>
      snapshot.matches({ step: 'deciding' }) && whyNothingToImport(snapshot.context.rows) !== null,
  },
};

export const importDescriptions = {
  states: {
    step: 'How far the import is.',
    'step.choosing': 'A file is awaited, or an import that was interrupted is found.',
    'step.reading': 'A worker reads the file.',
    'step.converting': 'The file is another table: a person says whether its listings are put into the template.',
    'step.unhiding': 'A person says whether rows that are hidden in the spreadsheet go too.',
    'step.withoutNotices': 'Nothing can be reported in the country of its listings; the page is loaded anew.',
    'step.weighing': 'Whether its lines can go together.',
    'step.classifying': 'Each listing is valid, duplicated or an error.',
    'step.classifying.judging': 'Whether a batch is left.',
    'step.classifying.fetching': 'The listings of a batch are asked for.',
    'step.classifying.counting': 'The pending reports of the batch are asked for.',
    'step.classifying.interrupted': 'There was no answer; tries again by itself.',
    'step.sorted': 'Shows each row with its class; what is in error is corrected in place, and the reason is next.',
    'step.deciding': 'A person gives the reason and the comment.',
    'step.protecting': 'Which of them are protected from that reason.',
    'step.protecting.judging': 'Whether a batch is left.',
    'step.protecting.asking': 'What protects a batch is asked for.',
    'step.opening': 'A moment before the result opens.',
    'step.sending': 'Batch after batch is handed to the outbox.',
    'step.sending.bar': 'The bar.',
    'step.sending.bar.ticking': 'Moves by a timer: up to 90 with one batch, up to what is done with several.',
    'step.sending.batches': 'The batches.',
    'step.sending.batches.recovering': 'What a former visit left is being read.',
    'step.sending.batches.judging': 'Whether a batch is left and may go.',
    'step.sending.batches.submitting': 'The outbox has a batch.',
    'step.sending.batches.halted': 'The gateway took none of a batch; a person decides.',
    'step.over': 'Says what became of each row.',
    'step.leaving': 'The view moves out.',
    'step.gone': 'Gone.',
    saving: 'What a person saves on their device.',
    'saving.quiet': 'Nothing.',
    'saving.asking': 'The template is asked for.',
    'saving.writing': 'The file is made.',
    'saving.ended': 'Nothing more: the import is gone.',
  },
  guards: {
    keptAs: 'that is where it was interrupted',
    canBeRead: 'it is one spreadsheet or text table of at most ten megabytes',
    somePicked: 'something was picked',
    isForeign: 'it was not made from the template, and is no table that names listings',
    isOtherTable: 'it is a table written as text, or another workbook',
    hidesRows: 'some of its rows are hidden',
    canChooseHidden: 'something is left to import',
    lacksNotices: 'nothing can be reported in that country',
    isInError: 'that row is in error',
    isEditing: 'a row is being corrected, and something was typed',
    canBeCorrected: 'some row is in error',
    someToImport: 'something can be imported',
    hasFault: 'the lines cannot be imported together',
    someAccepted: 'something was imported',
    someUnjudged: 'a batch is left',
    noneToImport: 'nothing is left that can be imported',
    isDecided: 'a report was decided',
    someUnguarded: 'a batch is left',
    isGone: 'the import is gone',
    allGone: 'no batch is left',
    isStopping: 'it was stopped',
    leftAGroup: 'it was stopped in a former visit, while a group was on its way',
    succeeded: 'the answer came',
    wasRefused: 'the gateway refused',
  },
};
