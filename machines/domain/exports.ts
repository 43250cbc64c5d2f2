import { exportLateAfter } from '../../contracts/vocabulary/exports';
import type { Failure } from '../../contracts/ports';
import type { ExportRow, Ranked } from '../../contracts/shapes';
import { pageSizes } from '../../contracts/vocabulary/limits';
import { reportId } from './addresses';
import type { ExportList } from './awaited-exports';

/** How saving the file of a report goes in this visit; `failure` where it did not. */
export interface Download {
  phase: 'underWay' | 'done' | 'failed';
  failure: Failure | null;
}

export type ExportStage =
  | 'generating'
  | 'late'
  | 'ready'
  | 'downloading'
  | 'downloaded'
  | 'linkDead'
  | 'unsaved'
  | 'failed';

/** Whether a report that is in the making should have been done at that moment (epoch milliseconds). */
export const isLate = ({ createdAt }: Pick<ExportRow, 'createdAt'>, now: number): boolean =>
  createdAt !== null && now - Date.parse(createdAt) >= exportLateAfter;

/** What is told once a report is ready, or could not be made: with the way to the list that it stands in. */
export const exportNotice = ({ title, state }: Pick<ExportRow, 'title' | 'state'>, list: ExportList) =>
  ({
    code: state === 'ready' ? 'exports.ready' : 'exports.failed',
    tone: state === 'ready' ? 'success' : 'failure',
    values: { title },
    link: { to: list },
  }) as const;

/** Nothing is at its address any more: trying again won't help. */
const leadsNowhere = ({ code, values }: Failure): boolean =>
  code === 'BAD_STATUS' && [403, 404, 410].includes(Number(values?.['status']));

/** Where a report stands on its way from being asked for to its file on this device. */
export function exportStage(row: ExportRow, download: Download | undefined, now: number): ExportStage {
  if (row.state === 'failed') return 'failed';
  if (row.state === 'generating') return isLate(row, now) ? 'late' : 'generating';
  if (row.url === null) return 'linkDead';
  if (download === undefined) return 'ready';
  if (download.phase === 'underWay') return 'downloading';
  if (download.failure === null) return 'downloaded';
  return leadsNowhere(download.failure) ? 'linkDead' : 'unsaved';
}

/** Whether the list is narrowed to what was sought. */
export const isExportSearched = (q: string): boolean => q.trim() !== '';

/** The reports that are sought: by the eight digits of their id, or by a part of their title whatever its case. */
export function matchingExports<Row extends Pick<ExportRow, 'id' | 'title'>>(rows: readonly Row[], q: string): Row[] {
  const sought = q.trim().toLowerCase();
  const id = reportId(sought);
  return rows.filter((row) => row.title.toLowerCase().includes(sought) || (id !== null && row.id === id));
}

/** The countries and the sellers that stand first in a report. */
export interface ExportTops {
  countries: readonly Ranked[];
  sellers: readonly Ranked[];
}

/** The tops of a report, five of each at most; null where its file isn't there, or nothing is said of either. */
export function topsOf({ state, topCountries, topSellers }: ExportRow): ExportTops | null {
  if (state !== 'ready' || topCountries.length + topSellers.length === 0) return null;
  const first = (all: readonly Ranked[]) => all.slice(0, pageSizes.topOfExports);
  return { countries: first(topCountries), sellers: first(topSellers) };
}

const endings = ['xlsx', 'csv', 'zip', 'pdf'];
const nameMost = 80;

/** The name under which its file is saved: nothing of a title that a system would take for a path, a device or a control character. */
export function exportFileName({ id, title, url }: Pick<ExportRow, 'id' | 'title' | 'url'>): string {
  const path = (url ?? '').split(/[?#]/)[0] ?? '';
  const ending = endings.find((one) => path.toLowerCase().endsWith(`.${one}`)) ?? 'xlsx';
  const name = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const kept = [...name].slice(0, nameMost).join('').trim();
  return `${[kept, id.replaceAll(/[^\w-]/g, '')].filter(Boolean).join(' ')}.${ending}`;
}
