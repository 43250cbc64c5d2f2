import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { limits } from '../../../contracts/vocabulary/limits';
import { importKey, readSavedImport, type SavedImport, type SavedImportPhase } from '../../domain/saved-import';
import { importableIds, unclassifiedIds } from '../../domain/import-rows';
import { systemActor } from '../../kit/system-actor';
import type { Mark } from '../../system-actors/outbox';
import { authorOf } from '../marking/marking.rules';
import type { ImportContext } from './import.types';

const batch = limits.importBatch;

/** Ids of the batch whose turn it is to be classified. */
export const idsToClassify = ({ rows }: ImportContext): string[] => unclassifiedIds(rows).slice(0, batch);

export const validIds = ({ rows }: ImportContext): string[] =>
  rows.flatMap(({ kind, id }) => (kind === 'valid' && id !== null ? [id] : []));

/** Ids of the batch of which it is asked what protects them. */
export const idsToCheck = (context: ImportContext): string[] =>
  validIds(context).slice(context.checked, context.checked + batch);

/** Ids of the batch that goes out next. */
export const idsToSend = ({ rows, decision }: ImportContext): string[] => {
  const decidedIds = new Set(decision?.ids);
  return importableIds(rows)
    .filter((id) => decidedIds.has(id))
    .slice(0, batch);
};

/** Of the listings that go out: how many there are, and of how many it is known what became of them. */
export function sentProgressOf({ rows, decision }: ImportContext): { done: number; total: number } {
  const decidedIds = new Set(decision?.ids);
  const sentRows = rows.filter(
    ({ kind, id, end }) => kind === 'valid' && id !== null && decidedIds.has(id) && end?.fate !== 'protected',
  );
  return { done: sentRows.filter(({ end }) => end !== undefined).length, total: sentRows.length };
}

/** How far the bar may be, in per cent: with one batch up to 90 (ruling F11), with several up to what is done (ruling L01). */
export function maxProgressOf(context: ImportContext): number {
  const { done, total } = sentProgressOf(context);
  return total <= batch ? 90 : Math.floor((done / total) * 100);
}

/** The batch as the outbox takes it, on what was seen of its listings when they were classified. */
export function toBatchMark(context: ImportContext, system: Parameters<typeof authorOf>[0]): Mark {
  const ids = idsToSend(context);
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

/** What is kept of an import that is in that phase. */
/** Whose import the browser keeps: tabs share it, and another tab may have closed this one or begun the next. */
export function keptIn(
  { name, decision }: Pick<ImportContext, 'name' | 'decision'>,
  system: ActorSystem<ActorSystemInfo>,
): 'own' | 'another' | 'none' {
  const saved = readSavedImport(systemActor(system, 'drafts').getSnapshot().context.drafts);
  if (saved === null) return 'none';
  return saved.name === name && saved.decision?.at === decision?.at ? 'own' : 'another';
}

export const toImportDraft = (
  { name, rows, decision, checked, aside, stopping }: ImportContext,
  phase: SavedImportPhase,
): { key: string; value: SavedImport } => ({
  key: importKey,
  value: { name, phase, rows, decision, checked, aside, ...(stopping && { stopped: true }) },
});
