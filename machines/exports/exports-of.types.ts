import type { Outcome } from '../../contracts/ports';
import type { ExportRow } from '../../contracts/shapes';
import type { ScreenInput } from '../domain/addresses';
import type { Download } from '../domain/exports';
import type { Deletions } from '../shared/deletions';
import type { DeletionsChanged } from '../shared/watch-deletions';
import type { ListEvent } from '../shared/list/list.types';
import type { ListView } from '../shared/list/list.view';
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
export type DeletionDone = {
  type: `xstate.done.actor.deletion.${string}`;
  actorId: string;
  output: Outcome<{ id: string }>;
};
export type DownloadDone = { type: `xstate.done.actor.download.${string}`; actorId: string; output: Outcome<void> };

export type ExportsEvent =
  | ListEvent<ExportsSearch>
  | { type: 'filter.type'; text: string }
  | { type: 'export.create' }
  | { type: 'pointer.leave' }
  | { type: 'export.download'; id: string }
  | { type: 'export.delete'; id: string }
  /** Its top countries and sellers, shown or put away. */
  | { type: 'tops.toggle'; id: string }
  | { type: 'deletion.takeBack'; id: string }
  | { type: 'sight.changed'; inSight: boolean }
  | ExportCreated
  | DeletionsChanged
  | DeletionDone
  | DownloadDone;
