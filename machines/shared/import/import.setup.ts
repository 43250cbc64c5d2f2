import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate';
import type { Failure, PickedFile, SavedSheet, SheetFault, SheetRead } from '../../../contracts/ports';
import type { Blindage, Listing } from '../../../contracts/shapes';
import { importDetails, importTemplate } from '../../../contracts/vocabulary/imports';
import { limits, timings } from '../../../contracts/vocabulary/limits';
import { importKey, type KeptImport, type KeptPhase } from '../../domain/import-kept';
import { isTemplate, linesFault, linesIn, pickFault, readFault, type ImportFault } from '../../domain/import-lines';
import {
  importable,
  nothingToImport,
  rowsOf,
  toCorrect,
  unjudged,
  withAnswers,
  withOutcome,
  withProtected,
  withoutProtected,
  withRestLeft,
} from '../../domain/import-rows';
import { keptFromReport, reportDraftKey } from '../../domain/report-draft';
import { clockworkOf, port } from '../../kit/port';
import { recovered } from '../../kit/recovered';
import { seat } from '../../kit/seat';
import { work } from '../../kit/work';
import type { Mark, MarkTold } from '../../seats/outbox';
import { authorOf } from '../marking/marking.rules';
import { reportDrawerMachine } from '../report-drawer/report-drawer.machine';
import type { ReportDrawerOutput } from '../report-drawer/report-drawer.types';
import type { ImportContext, ImportEvent, Pace, Saving } from './import.types';
import { keptImport } from './kept-import';
import { readSheet } from './read-sheet';

/** Nothing of any sheet: what is being saved goes on, whichever sheet is read meanwhile. */
export const nothing: Omit<ImportContext, 'pace' | 'saving' | 'template'> = {
  file: null,
  progress: { done: 0, total: 0 },
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
};

const batch = limits.importBatch;

/** Ids of the batch whose turn it is to be classified. */
export const askedOf = ({ rows }: ImportContext): string[] => unjudged(rows).slice(0, batch);

export const validIds = ({ rows }: ImportContext): string[] =>
  rows.flatMap(({ kind, id }) => (kind === 'valid' && id !== null ? [id] : []));

/** Ids of the batch of which it is asked what protects them. */
export const guardedOf = (context: ImportContext): string[] =>
  validIds(context).slice(context.checked, context.checked + batch);

/** Ids of the batch that goes out next. */
export const goingOf = ({ rows, decision }: ImportContext): string[] => {
  const decided = new Set(decision?.ids);
  return importable(rows)
    .filter((id) => decided.has(id))
    .slice(0, batch);
};

/** The batch as the outbox takes it, on what was seen of its listings when they were classified. */
export function markOfBatch(context: ImportContext, system: Parameters<typeof authorOf>[0]): Mark {
  const ids = goingOf(context);
  const seen = new Map(context.rows.map(({ id, seen: mark }) => [id, mark]));
  return {
    type: 'report',
    ids,
    originModel: 'live_search',
    author: authorOf(system),
    report: context.decision?.report ?? {
      code: '',
      codeDescription: '',
      description: '',
      tags: [],
      photosDenounced: [],
    },
    basis: Object.fromEntries(ids.map((id) => [id, seen.get(id) ?? 'none'])),
    imported: { since: context.decision?.at ?? 0 },
  };
}

const pickedOf = (event: ImportEvent): PickedFile[] => (event.type === 'files.pick' ? event.files : []);

const keptOf = (
  { name, rows, decision, checked, stopping }: ImportContext,
  phase: KeptPhase,
): { key: string; value: KeptImport } => ({
  key: importKey,
  value: { name, phase, rows, decision, checked, ...(stopping && { stopped: true }) },
});

type Keeping = { phase: KeptPhase };

/** What an import can do; its chart says when. */
export const importSetup = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    children: {} as {
      keptImport: 'keptImport';
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
    keptImport,
    readSheet,
    recovered,
    article: port('article'),
    itemPendingDenouncesCount: port('itemPendingDenouncesCount'),
    blindages: port('blindages'),
    reportDrawer: reportDrawerMachine,
    mark: work('mark'),
    importTemplate: port('importTemplate'),
    saveSpreadsheet: port('saveSpreadsheet'),
  },
  delays: {
    beforeNextTry: 5000,
    beforeResult: timings.importResult,
    tick: timings.importTick,
    leaveAfter: 400,
  },
  actions: {
    beginReading: assign(({ event }) => ({ ...nothing, file: pickedOf(event)[0] ?? null })),
    keepPickFault: assign(({ event }) => ({ ...nothing, fault: pickFault(pickedOf(event)) })),
    keepFault: assign((_, fault: ImportFault | null) => ({ ...nothing, fault })),
    keepReadFault: assign((_, fault: SheetFault) => ({ ...nothing, fault: readFault(fault) })),
    keepProgress: assign((_, progress: ImportContext['progress']) => ({ progress })),
    beginRows: assign(({ context, system }, read: SheetRead) => {
      const lines = linesIn(read);
      const { allowedNotices } = seat(system, 'profile').getSnapshot().context;
      const fault = linesFault(lines, allowedNotices);
      return fault === null
        ? { ...nothing, name: context.file?.name ?? '', rows: rowsOf(lines) }
        : { ...nothing, fault };
    }),
    takeUp: assign((_, { name, rows, decision, checked, stopped }: KeptImport) => ({
      ...nothing,
      name,
      rows,
      decision,
      checked,
      stopping: stopped === true,
    })),
    startAnew: assign(nothing),
    beginPace: assign(({ context, system }, of: (rows: ImportContext['rows']) => readonly unknown[]) => {
      const now = clockworkOf(system).now();
      return { pace: { since: now, at: now, from: context.rows.length - of(context.rows).length } };
    }),
    beat: assign(({ context, system }) => ({
      pace: { ...context.pace, at: clockworkOf(system).now() } satisfies Pace,
    })),
    keepFound: assign((_, found: Listing[]) => ({ found })),
    keepVerdicts: assign(({ context }, pending: { itemId: string; total: number }[] | null) => ({
      rows: withAnswers(context.rows, askedOf(context), context.found, pending),
      found: [],
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepDecision: assign(({ system }, output: ReportDrawerOutput) =>
      output === null
        ? {}
        : {
            decision: { ids: output.ids, report: output.report, at: clockworkOf(system).now() },
            checked: 0,
            unchecked: null,
          },
    ),
    keepProtection: assign(({ context, system }, blindages: Blindage[]) => ({
      rows: withProtected(context.rows, blindages, context.decision?.report.code ?? '', clockworkOf(system).now()),
      checked: context.checked + guardedOf(context).length,
    })),
    takeBack: assign(({ context }) => ({
      rows: withoutProtected(context.rows),
      decision: null,
      checked: 0,
      unchecked: null,
    })),
    offerAgain: enqueueActions(({ context: { decision }, enqueue, system }) => {
      if (decision === null) return;
      const value = keptFromReport(decision.report);
      enqueue.sendTo(seat(system, 'drafts'), { type: 'draft.keep', key: reportDraftKey(decision.ids), value });
    }),
    admitUnchecked: assign(({ context }, unchecked: Failure) => ({ unchecked, checked: validIds(context).length })),
    stop: assign({ stopping: true }),
    goOn: assign({ failure: null }),
    beginBar: assign({ bar: 0 }),
    advance: assign({ bar: ({ context: { bar } }) => Math.min(90, bar + timings.importStep) }),
    fillBar: assign({ bar: 100 }),
    keepOutcome: assign(({ context }, told: MarkTold | undefined) => ({
      rows: withOutcome(context.rows, goingOf(context), told?.refused ?? [], null),
    })),
    leaveTheRest: assign(({ context }) => ({ rows: withRestLeft(context.rows) })),
    keep: sendTo(
      ({ system }) => seat(system, 'drafts'),
      ({ context }, { phase }: Keeping) => ({ type: 'draft.keep', ...keptOf(context, phase) }),
    ),
    putAside: sendTo(
      ({ system }) => seat(system, 'drafts'),
      ({ context }, { phase }: Keeping) => {
        const { key, value } = keptOf(context, phase);
        return { type: 'draft.keep', key, value: { ...value, closed: true } };
      },
    ),
    drop: sendTo(({ system }) => seat(system, 'drafts'), { type: 'draft.drop', key: importKey }),
    showOutcome: assign((_, outcome: ImportContext['outcome']) => ({ outcome, page: 1 })),
    showPage: assign((_, page: number) => ({ page })),
    beginSaving: assign(({ context, event }) => {
      if (event.type === 'details.save')
        return { saving: { what: 'details', rows: event.rows } satisfies Saving, savingFailure: null };
      if (event.type !== 'template.save') return {};
      const lines = event.correct === true ? toCorrect(context.rows).map(({ text }) => text) : [];
      return { saving: { what: 'template', lang: event.lang, lines } satisfies Saving, savingFailure: null };
    }),
    keepTemplate: assign((_, template: ArrayBuffer) => ({ template })),
    endSaving: assign({ saving: null, template: null }),
    keepSavingFailure: assign((_, savingFailure: Failure) => ({ saving: null, template: null, savingFailure })),
  },
  guards: {
    canBeRead: ({ event }) => event.type === 'files.pick' && event.files.length > 0 && pickFault(event.files) === null,
    somePicked: ({ event }) => event.type === 'files.pick' && event.files.length > 0,
    isForeign: (_, read: SheetRead) => !isTemplate(read),
    hasFault: ({ context }) => context.fault !== null,
    keptAs: (_, { kept, phase }: { kept: KeptImport; phase: KeptPhase }) => kept.phase === phase,
    someUnjudged: ({ context }) => unjudged(context.rows).length > 0,
    noneToImport: ({ context }) => nothingToImport(context.rows) !== null,
    isDecided: (_, output: ReportDrawerOutput) => output !== null && output.ids.length > 0,
    someUnguarded: ({ context }) => guardedOf(context).length > 0,
    isStopping: ({ context }) => context.stopping,
    leftAGroup: ({ context }) => context.stopping && goingOf(context).length > 0,
    isGone: stateIn({ step: 'gone' }),
    allGone: ({ context }) => goingOf(context).length === 0,
  },
});

/** What is given to the port that saves, once the template is there where it is one. */
export const savedOf = ({ saving, template }: ImportContext): SavedSheet =>
  saving?.what === 'template' && template !== null
    ? { name: importTemplate.name, template, lines: saving.lines }
    : { ...importDetails, rows: saving?.what === 'details' ? saving.rows : [] };
