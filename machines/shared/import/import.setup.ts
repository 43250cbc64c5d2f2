import { assign, enqueueActions, sendTo, setup, stateIn, fromCallback, type EventObject } from 'xstate';
import type { Failure, PickedFile, SheetFile, SheetFault, SheetContent } from '../../../contracts/ports';
import type { Blindage, Listing } from '../../../contracts/shapes';
import { importDetails, importTemplate } from '../../../contracts/vocabulary/imports';
import { timings } from '../../../contracts/vocabulary/limits';
import { importKey, type SavedImport, type SavedImportPhase } from '../../domain/saved-import';
import {
  overlookedRowsOf,
  contentFault,
  isTemplate,
  linesFault,
  linesIn,
  noOverlookedRows,
  pickFault,
  readFault,
  type ImportFault,
} from '../../domain/import-lines';
import {
  whyNothingToImport,
  rowsOf,
  sourceOf,
  acceptedIds,
  correctableRows,
  unclassifiedIds,
  withAnswers,
  withCorrected,
  withOutcome,
  withProtected,
  withoutProtected,
  withRestUnsent,
} from '../../domain/import-rows';
import { toReportDraft, reportDraftKey } from '../../domain/report-draft';
import { systemClockOf, port, feedsOf } from '../../kit/port';
import { outboxRecovery } from '../../kit/outbox-recovery';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import type { MarkResult } from '../../system-actors/outbox';
import { reportDrawerMachine } from '../report-drawer/report-drawer.machine';
import type { ReportDrawerOutput } from '../report-drawer/report-drawer.types';
import { maxProgressOf, idsToSend, idsToCheck, idsToClassify, keptIn, toImportDraft, validIds } from './import.batches';
import type { ImportContext, ImportEvent, ImportOutput, Pace, SheetSaving } from './import.types';
import { watchSavedImport, type SavedImportFound } from './watch-saved-import';

/** Guard: an import that was interrupted stood in that phase. */
export const isSavedAs = (phase: SavedImportPhase) =>
  ({ type: 'keptAs', params: ({ event }: { event: SavedImportFound }) => ({ kept: event.kept, phase }) }) as const;

export const restoreSaved = { type: 'takeUp', params: ({ event }: { event: SavedImportFound }) => event.kept } as const;

/**
 * Reads the first sheet of a file: of the template the column of the listings and the one that marks it, of another workbook those in which
 * the listings are looked for. It is given up when this stops.
 */
export const readSheet = fromCallback<EventObject, { file: PickedFile | null }>(
  ({ input: { file }, sendBack, system }) => {
    if (file === null) return undefined;
    const { columns, headerRow: row, markerColumn: column, marker: text, searchedColumns } = importTemplate;
    const unmarked = { row, column, text, columns: searchedColumns };
    const reading = feedsOf(system).spreadsheet({ file, sheet: 0, columns, unmarked }, sendBack);
    return () => reading.stop();
  },
);

/** Nothing of any sheet: what is being saved goes on, whichever sheet is read meanwhile. */
export const emptyImport: Omit<ImportContext, 'pace' | 'saving' | 'template'> = {
  file: null,
  progress: { done: 0, total: 0 },
  read: null,
  aside: noOverlookedRows,
  editing: null,
  reviewing: false,
  fault: null,
  name: '',
  rows: [],
  found: [],
  decision: null,
  checked: 0,
  unchecked: null,
  failure: null,
  bar: 0,
  stopping: false,
  outcome: null,
  page: 1,
  savingFailure: null,
  toSend: [],
};

const pickedFilesOf = (event: ImportEvent): PickedFile[] => (event.type === 'files.pick' ? event.files : []);

type SavedPhase = { phase: SavedImportPhase };

/** What an import can do; its chart says when. */
export const importSetup = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    output: {} as ImportOutput,
    children: {} as {
      savedImportWatch: 'savedImportWatch';
      readSheet: 'readSheet';
      article: 'article';
      itemPendingDenouncesCount: 'itemPendingDenouncesCount';
      reportDrawer: 'reportDrawer';
      blindages: 'blindages';
      recovered: 'recovered';
      mark: 'mark';
      importTemplate: 'importTemplate';
      saveSpreadsheet: 'saveSpreadsheet';
    },
  },
  actors: {
    savedImportWatch: watchSavedImport,
    readSheet,
    recovered: outboxRecovery,
    article: port('article'),
    itemPendingDenouncesCount: port('itemPendingDenouncesCount'),
    blindages: port('blindages'),
    reportDrawer: reportDrawerMachine,
    mark: mutation('mark'),
    importTemplate: port('importTemplate'),
    saveSpreadsheet: port('saveSpreadsheet'),
  },
  delays: {
    beforeNextTry: 5000,
    beforeResult: timings.importResult,
    tick: timings.importTick,
    leaveAfter: 400,
    reloadAfter: timings.noNoticesReload,
  },
  actions: {
    beginReading: assign(({ event }) => ({ ...emptyImport, file: pickedFilesOf(event)[0] ?? null })),
    setPickFault: assign(({ event }) => ({ ...emptyImport, fault: pickFault(pickedFilesOf(event)) })),
    setFault: assign((_, fault: ImportFault | null) => ({ ...emptyImport, fault })),
    setReadFault: assign(({ context: { file } }, fault: SheetFault) => ({
      ...emptyImport,
      fault: readFault(fault, file),
    })),
    setContentFault: assign(({ context: { file } }, read: SheetContent) => ({
      ...emptyImport,
      fault: contentFault(read, file),
    })),
    setProgress: assign((_, progress: ImportContext['progress']) => ({ progress })),
    setSheet: assign((_, read: SheetContent) => ({ read, aside: overlookedRowsOf(read) })),
    beginRows: assign(
      ({ context, system }, { read, withHidden }: { read: SheetContent | null; withHidden: boolean }) => {
        if (read === null) return {};
        const lines = linesIn(read, withHidden);
        const { hidden, ...others } = overlookedRowsOf(read);
        const aside = { hidden: withHidden ? 0 : hidden, ...others };
        const { allowedNotices } = systemActor(system, 'profile').getSnapshot().context;
        const fault = linesFault(lines, allowedNotices, aside);
        return fault === null
          ? { ...emptyImport, name: context.file?.name ?? '', rows: rowsOf(lines), aside }
          : { ...emptyImport, fault };
      },
    ),
    edit: assign((_, editing: number | null) => ({ editing })),
    correct: assign(({ context: { rows, editing } }, text: string) => ({
      rows: editing === null ? rows : withCorrected(rows, editing, text),
      editing: null,
      reviewing: true,
    })),
    endReview: assign({ reviewing: false }),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
    takeUp: assign((_, { name, rows, decision, checked, stopped, aside }: SavedImport) => ({
      ...emptyImport,
      name,
      rows,
      decision,
      checked,
      aside: aside ?? noOverlookedRows,
      stopping: stopped === true,
    })),
    startAnew: assign(emptyImport),
    beginPace: assign(({ context, system }, of: (rows: ImportContext['rows']) => readonly unknown[]) => {
      const now = systemClockOf(system).now();
      return { pace: { since: now, at: now, from: context.rows.length - of(context.rows).length } };
    }),
    beat: assign(({ context, system }) => ({
      pace: { ...context.pace, at: systemClockOf(system).now() } satisfies Pace,
    })),
    setFound: assign((_, found: Listing[]) => ({ found })),
    setVerdicts: assign(({ context }, pending: { itemId: string; total: number }[] | null) => ({
      rows: withAnswers(context.rows, idsToClassify(context), context.found, pending),
      found: [],
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setDecision: assign(({ system }, output: ReportDrawerOutput) =>
      output === null
        ? {}
        : {
            decision: { ids: output.ids, report: output.report, at: systemClockOf(system).now() },
            checked: 0,
            unchecked: null,
          },
    ),
    setProtection: assign(({ context, system }, blindages: Blindage[]) => ({
      rows: withProtected(context.rows, blindages, context.decision?.report.code ?? '', systemClockOf(system).now()),
      checked: context.checked + idsToCheck(context).length,
    })),
    takeBack: assign(({ context }) => ({
      rows: withoutProtected(context.rows),
      decision: null,
      checked: 0,
      unchecked: null,
    })),
    offerAgain: enqueueActions(({ context: { decision }, enqueue, system }) => {
      if (decision === null) return;
      const value = toReportDraft(decision.report);
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key: reportDraftKey(decision.ids), value });
    }),
    admitUnchecked: assign(({ context }, unchecked: Failure) => ({ unchecked, checked: validIds(context).length })),
    stop: assign({ stopping: true }),
    goOn: assign({ failure: null }),
    beginBar: assign({ bar: 0 }),
    advance: assign({ bar: ({ context }) => Math.min(maxProgressOf(context), context.bar + timings.importStep) }),
    fillBar: assign({ bar: 100 }),
    setOutcome: assign(({ context }, result: MarkResult | undefined) => ({
      rows: withOutcome(context.rows, idsToSend(context), result?.refused ?? [], null),
    })),
    leaveTheRest: assign(({ context }) => ({ rows: withRestUnsent(context.rows) })),
    keep: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }, { phase }: SavedPhase) => ({ type: 'draft.keep', ...toImportDraft(context, phase) }),
    ),
    /** An outcome that another tab has closed meanwhile is not kept again. */
    putAside: enqueueActions(({ context, enqueue, system }, { phase }: SavedPhase) => {
      if (phase === 'over' && keptIn(context, system) !== 'own') return;
      const { key, value } = toImportDraft(context, phase);
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key, value: { ...value, closed: true } });
    }),
    /** Another tab may have closed this import meanwhile and begun one of its own. */
    drop: enqueueActions(({ context, enqueue, system }) => {
      if (keptIn(context, system) !== 'another')
        enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.drop', key: importKey });
    }),
    setToSend: assign({ toSend: ({ context }) => acceptedIds(context.rows) }),
    showOutcome: assign((_, outcome: ImportContext['outcome']) => ({ outcome, page: 1 })),
    showPage: assign((_, page: number) => ({ page })),
    beginSaving: assign(({ context, event }) => {
      if (event.type === 'details.save')
        return { saving: { what: 'details', rows: event.rows } satisfies SheetSaving, savingFailure: null };
      if (event.type !== 'template.save') return {};
      const lines = event.correct === true ? correctableRows(context.rows).map(sourceOf) : [];
      return { saving: { what: 'template', lang: event.lang, lines } satisfies SheetSaving, savingFailure: null };
    }),
    setTemplate: assign((_, template: ArrayBuffer) => ({ template })),
    endSaving: assign({ saving: null, template: null }),
    setSavingFailure: assign((_, savingFailure: Failure) => ({ saving: null, template: null, savingFailure })),
  },
  guards: {
    canBeRead: ({ event }) => event.type === 'files.pick' && event.files.length > 0 && pickFault(event.files) === null,
    somePicked: ({ event }) => event.type === 'files.pick' && event.files.length > 0,
    isForeign: ({ context: { file } }, read: SheetContent) => contentFault(read, file) !== null,
    isOtherTable: (_, read: SheetContent) => !isTemplate(read),
    hidesRows: (_, read: SheetContent | null) => read !== null && overlookedRowsOf(read).hidden > 0,
    canChooseHidden: ({ context: { read } }, take: boolean) =>
      read !== null && (take || linesIn(read, false).length > 0),
    hasFault: ({ context }) => context.fault !== null,
    lacksNotices: ({ context }) => context.fault?.fault === 'NO_RIGHTS',
    isInError: ({ context }, line: number | null) =>
      line === null || context.rows.some((row) => row.line === line && row.kind === 'error'),
    isEditing: ({ context }, text: string) => context.editing !== null && text.trim() !== '',
    canBeCorrected: ({ context: { rows } }) => rows.some(({ kind }) => kind === 'error'),
    someToImport: ({ context }) => whyNothingToImport(context.rows) === null,
    keptAs: (_, { kept, phase }: { kept: SavedImport; phase: SavedImportPhase }) => kept.phase === phase,
    someUnjudged: ({ context }) => unclassifiedIds(context.rows).length > 0,
    someAccepted: ({ context }) => acceptedIds(context.rows).length > 0,
    noneToImport: ({ context }) => whyNothingToImport(context.rows) !== null,
    isDecided: (_, output: ReportDrawerOutput) => output !== null && output.ids.length > 0,
    someUnguarded: ({ context }) => idsToCheck(context).length > 0,
    isStopping: ({ context }) => context.stopping,
    leftAGroup: ({ context }) => context.stopping && idsToSend(context).length > 0,
    isGone: stateIn({ step: 'gone' }),
    allGone: ({ context }) => idsToSend(context).length === 0,
  },
});

/** What is given to the port that saves, once the template is there where it is one. */
export const toSheetFile = ({ saving, template }: ImportContext): SheetFile =>
  saving?.what === 'template' && template !== null
    ? { name: importTemplate.name, template, lines: saving.lines }
    : { ...importDetails, rows: saving?.what === 'details' ? saving.rows : [] };
