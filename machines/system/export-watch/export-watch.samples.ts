import type { ExportRow } from '../../../contracts/shapes';
import { awaitedKey, type AwaitedExport } from '../../domain/awaited-exports';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { exportWatchMachine } from './export-watch.machine';
import type { ExportWatchEvent } from './export-watch.types';

const custom: AwaitedExport = { list: 'customReports', id: '80000001', since: sampleNow };
const live: AwaitedExport = { list: 'liveSearchReports', id: '80000002', since: sampleNow };

export const awaitedRow = (id: string, state: ExportRow['state']): ExportRow => ({
  id,
  state,
  title: 'Noviembre',
  url: state === 'ready' ? '/files/80000001.xlsx' : null,
  createdAt: '2026-11-20T12:00:00.000Z',
  topCountries: [],
  topSellers: [],
});
export const pageWith = (...items: ExportRow[]) => ({ items, total: items.length, offset: 0, limit: 10 });

/** What is kept of when a report was asked for, that many milliseconds before the samples begin. */
export const askedAt = (age = 0): string => new Date(sampleNow - age).toISOString();

/** What the browser keeps of a custom report and of one of a live search that are waited for. */
export const bothAwaited = {
  [awaitedKey(custom.list, custom.id)]: askedAt(),
  [awaitedKey(live.list, live.id)]: askedAt(),
};

const said: ExportWatchEvent[] = [
  { type: 'awaited.seen', awaited: [], ready: [], screen: 'home', alerts: false },
  { type: 'awaited.seen', awaited: [custom], ready: [], screen: 'home', alerts: true },
  { type: 'awaited.seen', awaited: [custom], ready: [], screen: 'home', alerts: false },
  { type: 'awaited.seen', awaited: [live], ready: [], screen: 'customReports', alerts: false },
  { type: 'awaited.seen', awaited: [custom, live], ready: [], screen: 'home', alerts: false },
  {
    type: 'awaited.seen',
    awaited: [custom],
    ready: [{ list: 'customReports', id: '80000009' }],
    screen: 'customReports',
    alerts: false,
  },
  { type: 'sight.changed', inSight: false },
  { type: 'sight.changed', inSight: true },
];

export const exportWatchSamples: MachineSamples<typeof exportWatchMachine> = {
  lives: [
    { name: 'nothing is waited for', systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'a report of each kind is waited for',
      systemActors: sampleSystemActors({ drafts: { drafts: bothAwaited } }),
      now: sampleNow,
    },
  ],
  events: [
    ...said,
    answered('noticedReports', pageWith(awaitedRow('80000001', 'generating'))),
    answered('noticedReports', pageWith(awaitedRow('80000001', 'ready'))),
    refused('noticedReports', 'OFFLINE'),
    answered('liveSearchReports', pageWith(awaitedRow('80000002', 'failed'))),
  ],
};
