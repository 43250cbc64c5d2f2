import type { ExportRow } from '../../../contracts/shapes';
import { awaitedKey, type AwaitedExport } from '../../domain/awaited-exports';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { exportWatchMachine, ExportWatchEvent } from './export-watch.machine';

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

export const exportWatchDescriptions = {
  states: {
    quiet: 'Nothing is waited for, or its list is in front, or the page is out of sight.',
    waiting: 'A report is being made; it is asked after in some seconds.',
    asking: 'The gateway is asked how far the reports are.',
    'asking.customReports': 'Whether a custom report is ready.',
    'asking.customReports.choosing': 'Whether their list is asked is decided.',
    'asking.customReports.reading': 'Their list is asked.',
    'asking.customReports.over': 'It has answered, or nothing of it is waited for.',
    'asking.liveSearchReports': 'Whether a report of a live search is ready.',
    'asking.liveSearchReports.choosing': 'Whether their list is asked is decided.',
    'asking.liveSearchReports.reading': 'Their list is asked.',
    'asking.liveSearchReports.over': 'It has answered, or nothing of it is waited for.',
  },
  guards: {
    mayAsk: 'a report is waited for whose list is not in front, and the page is in sight, or the browser is to tell',
    mayNot:
      'nothing is waited for, or its list is in front, or the page is out of sight and the browser is not to tell',
    awaitsCustom: 'a custom report is waited for',
    awaitsLiveSearch: 'a report of a live search is waited for',
  },
  delays: { pause: 'after a pause' },
};
