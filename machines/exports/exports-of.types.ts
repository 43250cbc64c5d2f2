import type { Outcome } from '../../contracts/ports';
import type { ExportRow } from '../../contracts/shapes';
import type { ScreenInput } from '../domain/addresses';
import type { Download } from '../domain/exports';
import type { ListEvent } from '../shared/list/list.types';
import type { ListView } from '../shared/list/list.view';
import type { CreationHeard } from './creations-seen';
import type { DeletionSeen, DeletionsHeard } from './deletions-seen';

export type ExportsInput = ScreenInput<'customReports'> | ScreenInput<'liveSearchReports'>;
export type ExportsSearch = ExportsInput['search'];

export interface ExportsContext {
  list: ListView<ExportRow>;
  search: ExportsSearch;
  /** World time of the last answer, epoch milliseconds. */
  asOf: number;
  /** How often it was asked by itself since a person asked. */
  asks: number;
  inSight: boolean;
  /** Another screen is in front. */
  rests: boolean;
  /** By the id of the report. */
  downloads: Record<string, Download>;
  /** Reports whose deletion was asked for here and isn't over. */
  deletions: string[];
  /** Deletions that the outbox knows of, of former visits and other tabs too. */
  seen: DeletionSeen[];
  /** Those that were deleted while this screen lived. */
  deleted: string[];
  /** Of those that are gone: nothing stands for them any more. */
  past: string[];
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
  | { type: 'deletion.takeBack'; id: string }
  | { type: 'sight.changed'; inSight: boolean }
  | CreationHeard
  | DeletionsHeard
  | DeletionDone
  | DownloadDone;
