import { pageSizes } from '../../contracts/vocabulary/limits';
import {
  exportStage,
  isExportSearched,
  matchingExports,
  topsOf,
  type ExportStage,
  type ExportTops,
  type Download,
} from '../domain/exports';
import type { ExportRow } from '../../contracts/shapes';
import {
  deletionLineOf,
  isDeleted,
  lastUndoableOf,
  type DeletionEvent,
  type DeletionLine,
  type Deletions,
} from '../shared/deletions';
import type { Outcome } from '../../contracts/ports';
import type { ScreenInput } from '../domain/addresses';
import type { ListEvent, ListView } from '../shared/list/list.view';
import type { ExportCreated } from './watch-creations';

export type ExportsInput = ScreenInput<'customReports'> | ScreenInput<'liveSearchReports'>;
export type ExportsSearch = ExportsInput['search'];

export interface ExportsContext extends Deletions {
  list: ListView<ExportRow>;
  search: ExportsSearch;
  /** World time of the last answer, epoch milliseconds. */
  asOf: number;
  /** How often it was asked by itself since a person asked. */
  asks: number;
  inSight: boolean;
  /** Another screen is in front. */
  rests: boolean;
  /** The report whose top countries and sellers are read. */
  opened: string | null;
  /** By the id of the report. */
  downloads: Record<string, Download>;
}

/** What became of a deletion, or of saving a file. */
export type DownloadDone = { type: `xstate.done.actor.download.${string}`; actorId: string; output: Outcome<void> };

export type ExportsEvent =
  | ListEvent<ExportsSearch>
  | { type: 'filter.type'; text: string }
  | { type: 'export.create' }
  | { type: 'export.download'; id: string }
  | { type: 'export.delete'; id: string }
  /** Its top countries and sellers, shown or put away. */
  | { type: 'tops.toggle'; id: string }
  | { type: 'deletion.takeBack'; id: string }
  | { type: 'sight.changed'; inSight: boolean }
  | ExportCreated
  | DeletionEvent
  | DownloadDone;

/** A report as its row shows it. */
export interface ShownExport extends ExportRow {
  stage: ExportStage;
  /** A line stands for it. */
  gone: DeletionLine | null;
  tops: ExportTops | null;
  /** Its tops are read. */
  opened: boolean;
}

/** The list of either kind: the rows of this page, each with where it stands, and what narrows them. */
export function exportsView({ context }: { context: ExportsContext }) {
  const { list, search, downloads, asOf, past, opened } = context;
  const isGone = (id: string) => isDeleted(context, id);
  const remainingRows = list.rows.filter(({ id }) => !(isGone(id) && past.includes(id)));
  const narrowed = isExportSearched(search.q);
  const matchingRows = narrowed ? matchingExports(remainingRows, search.q) : remainingRows;
  const deletedOnPage = list.rows.filter(({ id }) => isGone(id)).length;
  const total = narrowed ? matchingRows.filter(({ id }) => !isGone(id)).length : list.total - deletedOnPage;
  const pages = Math.max(1, Math.ceil(total / pageSizes.exports));
  const page = narrowed ? Math.min(search.page, pages) : list.page;
  const rows = narrowed ? matchingRows.slice((page - 1) * pageSizes.exports, page * pageSizes.exports) : matchingRows;
  const shown = rows.map((row): ShownExport => ({
    ...row,
    stage: exportStage(row, downloads[row.id], asOf),
    gone: deletionLineOf(context, row.id),
    tops: topsOf(row),
    opened: opened === row.id,
  }));
  return {
    ...list,
    rows: shown,
    total,
    page,
    pages,
    size: pageSizes.exports,
    filter: search.q,
    narrowed,
    /** Older ones were not looked through. */
    cut: narrowed && list.rows.length < list.total,
    searched: list.rows.length,
    /** The last deletion that can still be taken back. */
    undoable: lastUndoableOf(shown),
  };
}
