import type { SnapshotFrom } from 'xstate';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { findTableColumn, linesIn } from '../../domain/import-lines';
import {
  acceptedIds,
  importOutcomes,
  lastProtection,
  whyNothingToImport,
  outcomeOfRow,
  correctableRows,
  unclassifiedIds,
} from '../../domain/import-rows';
import { sentProgressOf } from './import.batches';
import type { importMachine } from './import.machine';
import type { ImportContext } from './import.types';

type Snapshot = SnapshotFrom<typeof importMachine>;

const phases = [
  'reading',
  'converting',
  'unhiding',
  'classifying',
  'sorted',
  'deciding',
  'protecting',
  'opening',
  'sending',
  'over',
  'leaving',
  'gone',
] as const;
export type ImportPhase = 'choosing' | (typeof phases)[number];

/** A row that is looked at again after a correction stays among the others. */
function phaseOf(snapshot: Snapshot): ImportPhase {
  const phase = phases.find((each) => snapshot.matches({ step: each })) ?? 'choosing';
  return phase === 'classifying' && snapshot.context.reviewing ? 'sorted' : phase;
}

/** How much is over of what goes through, and how long the rest takes at this pace in milliseconds; null while that can't be said. */
function progressOf({ pace, rows }: ImportContext, { done, total }: { done: number; total: number }) {
  const remainingCount = total - done;
  const doneCount = rows.length - remainingCount - pace.from;
  return {
    done,
    total,
    timeLeft:
      doneCount <= 0 || remainingCount === 0 ? null : Math.ceil(((pace.at - pace.since) / doneCount) * remainingCount),
  };
}

function tableOf({ read }: ImportContext) {
  const found = read && findTableColumn(read);
  return read && found && { count: linesIn(read).length, isText: read.delimited === true, ...found };
}

/** Everything that an import shows of its step. */
export function importView(snapshot: Snapshot) {
  const { context } = snapshot;
  const { rows, outcome, file, progress, name, fault, failure, unchecked, bar, stopping } = context;
  const phase = phaseOf(snapshot);
  const all = rows.map((row) => ({ ...row, outcome: outcomeOfRow(row) }));
  const lines = all.filter((row) => outcome === null || row.outcome === outcome);
  const size = pageSizes.listings;
  const page = Math.min(context.page, Math.max(1, Math.ceil(lines.length / size)));
  return {
    phase,
    drawer: snapshot.children.reportDrawer ?? null,
    name: name === '' ? (file?.name ?? '') : name,
    fault,
    read: progress,
    progress: progressOf(
      context,
      phase === 'classifying'
        ? { done: rows.length - unclassifiedIds(rows).length, total: rows.length }
        : sentProgressOf(context),
    ),
    aside: context.aside,
    /** How many rows are left where the hidden ones are. */
    visible: context.read === null ? 0 : linesIn(context.read, false).length,
    /** A table that isn't the template: how many rows its listings fill, in which column. */
    table: phase === 'converting' ? tableOf(context) : null,
    editing: context.editing,
    reviewing: context.reviewing,
    /** Rows in error can be corrected in place now. */
    correctsRows: snapshot.matches({ step: 'sorted' }),
    /** Of how many valid listings it was asked what protects them. */
    guarded: { done: context.checked, total: rows.filter(({ kind }) => kind === 'valid').length },
    failure,
    unchecked,
    bar,
    stopping,
    halted: snapshot.matches({ step: { sending: { batches: 'halted' } } }),
    kinds: (['valid', 'duplicated', 'error'] as const).map((kind) => ({
      kind,
      count: rows.filter((row) => row.kind === kind).length,
    })),
    nothing: phase === 'over' || (phase === 'sorted' && !context.reviewing) ? whyNothingToImport(rows) : null,
    counts: importOutcomes.map((each) => ({
      outcome: each,
      count: all.filter((row) => row.outcome === each).length,
    })),
    protectedUntil: lastProtection(rows),
    correctable: correctableRows(rows).length,
    accepted: acceptedIds(rows).length,
    outcome,
    all,
    lines: lines.slice((page - 1) * size, page * size),
    found: lines.length,
    page,
    size,
    isSaving: context.saving?.what ?? null,
    savingFailure: context.savingFailure,
  };
}
export type ImportView = ReturnType<typeof importView>;
export type ShownRow = ImportView['all'][number];
