import type { ExportRow } from '../../contracts/shapes';
import { answered, finished, refused } from '../simulator/cover';
import { inputAt } from '../simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../simulator/sample-system-actors';
import { actorOf, snapshotEvent } from '../simulator/snapshot-event';
import { listEvents, pageOfRows } from '../shared/list/list.samples';
import { exportsOf, type ExportKind } from './exports-of';
import type { QueuedDeletion } from '../shared/watch-system-actors';
import type { ExportsEvent } from './exports-of.view';

export const sampleExport = (more: Partial<ExportRow> = {}): ExportRow => ({
  id: '80000001',
  title: 'Noviembre',
  url: '/files/exports/80000001.xlsx',
  state: 'ready',
  createdAt: '2026-11-20T11:58:00.000Z',
  topCountries: [
    { name: 'Argentina', count: 12 },
    { name: 'Brasil', count: 3 },
  ],
  topSellers: [{ name: 'OFERTAS_DEL_SUR', count: 7 }],
  ...more,
});
export const sampleGeneratingExport = (more: Partial<ExportRow> = {}): ExportRow =>
  sampleExport({ url: null, state: 'generating', ...more });

const waiting: QueuedDeletion = {
  id: '80000001',
  jobId: 'job-1',
  command: 'deleteNoticedReport',
  phase: 'countdown',
  goesAt: sampleNow + 10_000,
  elsewhere: false,
};

const sentEvents: ExportsEvent[] = [
  ...listEvents,
  { type: 'filter.type', text: 'nov' },
  { type: 'export.create' },
  { type: 'search.change', search: { q: 'nov', page: 1 } },
  { type: 'pointer.leave' },
  { type: 'sight.changed', inSight: false },
  { type: 'sight.changed', inSight: true },
  { type: 'creation.seen' },
  { type: 'deletions.seen', deletions: [waiting] },
  { type: 'deletions.seen', deletions: [] },
  { type: 'export.delete', id: '80000001' },
  { type: 'deletion.takeBack', id: '80000001' },
  { type: 'export.download', id: '80000001' },
  { type: 'tops.toggle', id: '80000001' },
];

const ports = { customReports: 'noticedReports', liveSearchReports: 'liveSearchReports' } as const;

/** What the machine of that kind is tried with. */
export function exportsSamples(kind: ExportKind) {
  const list = actorOf(exportsOf(kind), 'list');
  const input = inputAt(kind, {});
  const listAnswered = (row: ExportRow) => answered(ports[kind], pageOfRows([row]));
  return {
    lives: [{ name: 'the list is opened', input, systemActors: sampleSystemActors(), now: sampleNow }] as const,
    events: [
      listAnswered(sampleGeneratingExport()),
      listAnswered(sampleExport()),
      refused(ports[kind], 'OFFLINE'),
      snapshotEvent('list', list, { input, steps: [listAnswered(sampleGeneratingExport())] }),
      snapshotEvent('list', list, { input, steps: [listAnswered(sampleExport())] }),
      finished('newExport', { created: sampleGeneratingExport() }),
      finished('newExport', { created: null }),
      finished('deletion.80000001', { ok: true, value: { id: '80000001' } }),
      finished('deletion.80000001', { ok: false, failure: { code: 'EXPORT_NOT_FOUND' } }),
      finished('download.80000001', { ok: true, value: undefined }),
      finished('download.80000001', { ok: false, failure: { code: 'BAD_STATUS', values: { status: 404 } } }),
      ...sentEvents,
    ],
    serialize: ({ value, context }: { value: unknown; context: object }) => {
      const { list: listAnswered, inSight, rests, downloads, deletions, seen } = context as Record<string, unknown>;
      return JSON.stringify([value, listAnswered, inSight, rests, downloads, deletions, seen]);
    },
    never: {
      'the same report stands twice': ({ context: { list: now } }: { context: { list: { rows: ExportRow[] } } }) =>
        new Set(now.rows.map(({ id }) => id)).size !== now.rows.length,
    },
  };
}

export const exportsDescriptions = {
  states: {
    polling: 'Asking after what is being made.',
    'polling.quiet': 'Nothing is being made, or nobody looks: the list is asked for by a person alone.',
    'polling.waiting': 'A report is being made and the page is in sight: the list is asked for again in a moment.',
    creation: 'The form for a new report.',
    'creation.closed': 'No form.',
    'creation.open': 'The form lives.',
  },
  guards: {
    created: 'the form asked for a report',
    awaits: 'one is being made and not late, the page is in sight and this screen in front',
    isQuiet: 'none is being made, or nobody looks',
    isBack: 'the page comes back into sight while one is being made',
    canTakeBack: 'its deletion has not gone out yet',
    canDownload: 'it has a file that is not on its way',
  },
  delays: { beforeNextAsk: 'after 3 s, later 15 s' },
};
