import type { Failure } from '../../../contracts/ports';
import type { ScreenInput } from '../../domain/addresses';

export type SnapshotDownloadInput = ScreenInput<'snapshotDownload'>;

export interface SnapshotDownloadContext {
  articleId: string;
  /** Where the copy is, once that is known. */
  url: string | null;
  failure: Failure | null;
}

/** `snapshot.save`: once more, with a link asked for anew. */
export type SnapshotDownloadEvent = { type: 'snapshot.save' };
