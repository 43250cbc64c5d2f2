import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { ExportRow } from '../../contracts/shapes';
import { pageSizes } from '../../contracts/vocabulary/limits';
import { type CustomReportValues, exportDrafts, exportHabits } from '../domain/new-export';
import { exportFileName, exportStage, isLate, isExportSearched } from '../domain/exports';
import { isAwaited } from '../domain/awaited-exports';
import { goTo } from '../domain/navigation-events';
import { systemClockOf, port, visibilityFeed } from '../kit/port';
import { systemActor } from '../kit/system-actor';
import { mutation } from '../kit/mutation';
import {
  deletedIdsOf,
  deletionOf,
  isDeletionOver,
  settleDeletion,
  toTakeBack,
  noDeletions,
  dismissedIdsOf,
  undoableDeletionOf,
  withDeletion,
  withQueuedDeletions,
} from '../shared/deletions';
import { watchDeletions, type QueuedDeletion } from '../shared/watch-system-actors';
import { listTransitions, fromPort, listOf } from '../shared/list/list';
import { listView, initialListView, type ListView } from '../shared/list/list.view';
import { notifyExport } from '../shared/notify-export';
import { watchCreations } from './watch-creations';
import { newCustomReportMachine } from './new-custom-report/new-custom-report.machine';
import type { NewExportOutput } from './new-export';
import { newLiveSearchReportMachine } from './new-live-search-report/new-live-search-report.machine';
import type { DownloadDone, ExportsContext, ExportsEvent, ExportsInput, ExportsSearch } from './exports-of.view';

/** The list of each kind, by which commands one of it is deleted and made, and the form for one. */
const kinds = {
  customReports: {
    asks: 'noticedReports',
    deletes: 'deleteNoticedReport',
    creates: 'createNoticedReport',
    form: newCustomReportMachine,
  },
  liveSearchReports: {
    asks: 'liveSearchReports',
    deletes: 'deleteLiveSearchReport',
    creates: 'createLiveSearchReport',
    form: newLiveSearchReportMachine,
  },
} as const;
export type ExportKind = keyof typeof kinds;

/** It is asked by itself every few seconds at first, then less often, and no longer than so many times. */
const [quick, slow, quickAsks, mostAsks] = [3_000, 15_000, 40, 80];

const firstPage = { page: 1, size: 0 };

/** Page by page as the gateway has them; all at once while a title is sought, which the gateway can't. */
function exportsList(kind: ExportKind) {
  return listOf<ExportRow, { params: object; search: ExportsSearch }>(
    `${kind}List`,
    [
      fromPort(kinds[kind].asks, {
        ask: ({ search: { q, page } }: { params: object; search: ExportsSearch }) =>
          isExportSearched(q)
            ? { size: pageSizes.exportsSought, from: 0 }
            : { size: pageSizes.exports, from: (page - 1) * pageSizes.exports },
        read: ({ items, total }) => ({ rows: items, total }),
      }),
    ],
    {
      idOf: ({ id }) => id,
      paging: {
        at: ({ search: { q, page } }) => (isExportSearched(q) ? firstPage : { page, size: pageSizes.exports }),
        to: ({ search }) => ({ to: kind, search }),
      },
    },
  );
}

const notificationOf = (id: string): `told.${string}` => `told.${id}`;
const downloadOf = (id: string): `download.${string}` => `download.${id}`;
const isDownloadOver = (event: ExportsEvent): event is DownloadDone =>
  event.type.startsWith('xstate.done.actor.download');

function awaits(context: ExportsContext): boolean {
  const { list, inSight, rests, asks, asOf } = context;
  if (!inSight || rests || list.asking || asks >= mostAsks) return false;
  return list.rows.some(
    (row) => row.state === 'generating' && !isLate(row, asOf) && !deletedIdsOf(context).includes(row.id),
  );
}

/** The reports of one kind: what each is doing until its file is here, asked after while they are being made. */
export function exportsOf<Kind extends ExportKind>(kind: Kind) {
  const { deletes, creates, form } = kinds[kind];
  return setup({
    types: {
      context: {} as ExportsContext,
      events: {} as ExportsEvent,
      input: {} as ExportsInput,
      children: {} as {
        list: 'list';
        sight: 'sight';
        creationsWatch: 'creationsWatch';
        deletionsWatch: 'deletionsWatch';
        newExport: 'newExport';
      } & {
        [Deletion in `deletion.${string}`]: 'deleteExport';
      } & { [Download in `download.${string}`]: 'downloadFile' } & { [Told in `told.${string}`]: 'notifyExportReady' },
    },
    actors: {
      list: exportsList(kind),
      sight: visibilityFeed,
      creationsWatch: watchCreations,
      deletionsWatch: watchDeletions,
      notifyExportReady: notifyExport,
      newExport: form as typeof newCustomReportMachine,
      deleteExport: mutation(deletes as 'deleteNoticedReport'),
      downloadFile: port('downloadFile'),
    },
    actions: {
      toList: forwardTo('list'),
      askAgain: sendTo('list', { type: 'list.reload' }),
      countAsk: assign(({ context }) => ({ asks: context.asks + 1 })),
      clearAsks: assign({ asks: 0 }),
      applyList: enqueueActions(({ context, enqueue, system }, list: ListView<ExportRow>) => {
        const answered = context.list.asking && !list.asking;
        const now = systemClockOf(system).now();
        enqueue.assign(answered ? { list, asOf: now, past: dismissedIdsOf(context) } : { list });
        if (!answered) return;
        const wasMaking = (id: string) => context.list.rows.some((row) => row.id === id && row.state === 'generating');
        const { drafts: kept } = systemActor(system, 'drafts').getSnapshot().context;
        const { inSight } = context;
        for (const row of list.rows) {
          if (row.state === 'generating' || !(isAwaited(kept, kind, row.id) || wasMaking(row.id))) continue;
          enqueue.stopChild(notificationOf(row.id));
          enqueue.spawnChild('notifyExportReady', {
            id: notificationOf(row.id),
            input: { list: kind, row, inSight, remembers: false },
          });
        }
      }),
      setSearch: assign((_, search: ExportsSearch) => ({ search })),
      filterBy: assign(({ context }, q: string) => ({ search: { ...context.search, q, page: 1 } })),
      notifyAddress: sendTo(
        ({ system }) => systemActor(system, 'screens'),
        ({ context: { search } }) => goTo({ to: kind as 'customReports', search }, { replace: true }),
      ),
      /** What was asked for stands first of all: the list is asked for from there. */
      showNewest: enqueueActions(({ context, enqueue, system }) => {
        const search = { ...context.search, q: '', page: 1 };
        const isThere = context.search.page === 1 && !isExportSearched(context.search.q);
        enqueue.assign({ search, asks: 0 });
        enqueue.sendTo('list', isThere ? { type: 'list.reload' } : { type: 'search.change', search });
        if (!isThere) {
          enqueue.sendTo(
            systemActor(system, 'screens'),
            goTo({ to: kind as 'customReports', search }, { replace: true }),
          );
        }
      }),
      setVisibility: assign((_, inSight: boolean) => ({ inSight })),
      toggleTops: assign(({ context: { opened } }, id: string) => ({ opened: opened === id ? null : id })),
      rest: assign({ rests: true }),
      resume: assign({ rests: false, asks: 0 }),
      moveOn: assign(({ context }) => ({ past: dismissedIdsOf(context) })),
      setSeen: assign(({ context }, seen: QueuedDeletion[]) => withQueuedDeletions(context, seen)),
      /** The work outlives this screen: what becomes of it is told by the outbox. */
      delete: enqueueActions(({ context, enqueue }, id: string) => {
        if (deletedIdsOf(context).includes(id)) return;
        enqueue.spawnChild('deleteExport', { id: deletionOf(id), input: { id } });
        enqueue.assign(withDeletion(context, id));
      }),
      settleDeletion: enqueueActions(({ context, event, enqueue }) => {
        if (!isDeletionOver(event)) return;
        enqueue.assign(settleDeletion(context, event));
        const { output } = event;
        if (!output.ok && output.failure.code === 'EXPORT_NOT_FOUND') enqueue.sendTo('list', { type: 'list.reload' });
      }),
      takeBack: sendTo(
        ({ system }) => systemActor(system, 'outbox'),
        ({ context }, id: string) => toTakeBack(context, id),
      ),
      download: enqueueActions(({ context, enqueue }, id: string) => {
        const row = context.list.rows.find((one) => one.id === id);
        if (!row || row.url === null) return;
        const input = { url: row.url, name: exportFileName(row) };
        enqueue.spawnChild('downloadFile', { id: downloadOf(id), input });
        enqueue.assign({ downloads: { ...context.downloads, [id]: { phase: 'underWay', failure: null } } });
      }),
      settleDownload: assign(({ context: { downloads }, event }) => {
        if (!isDownloadOver(event)) return {};
        const { actorId, output } = event;
        const id = Object.keys(downloads).find((one) => downloadOf(one) === actorId);
        if (id === undefined) return {};
        const result = output.ok
          ? ({ phase: 'done', failure: null } as const)
          : ({ phase: 'failed', failure: output.failure } as const);
        return { downloads: { ...downloads, [id]: result } };
      }),
    },
    guards: {
      created: (_, { created }: NewExportOutput) => created !== null,
      awaits: ({ context }) => awaits(context),
      isQuiet: ({ context }) => !awaits(context),
      isBack: ({ context }, inSight: boolean) => inSight && !context.inSight && awaits({ ...context, inSight }),
      canTakeBack: ({ context }, id: string) => undoableDeletionOf(context, id) !== undefined,
      canDownload: ({ context: { list, downloads, asOf } }, id: string) => {
        const row = list.rows.find((one) => one.id === id);
        return row !== undefined && ['ready', 'downloaded', 'unsaved'].includes(exportStage(row, downloads[id], asOf));
      },
    },
    delays: { beforeNextAsk: ({ context: { asks } }) => (asks < quickAsks ? quick : slow) },
  }).createMachine({
    id: kind,
    context: ({ input: { search } }) => ({
      list: initialListView,
      search,
      asOf: 0,
      asks: 0,
      inSight: true,
      rests: false,
      opened: null,
      downloads: {},
      ...noDeletions,
    }),
    invoke: [
      {
        id: 'list',
        src: 'list',
        input: ({ context: { search } }) => ({ params: {}, search }),
        onSnapshot: { actions: { type: 'applyList', params: ({ event }) => listView(event.snapshot) } },
      },
      { id: 'sight', src: 'sight' },
      { id: 'creationsWatch', src: 'creationsWatch', input: { command: creates } },
      { id: 'deletionsWatch', src: 'deletionsWatch', input: { commands: [deletes] } },
    ],
    on: {
      ...listTransitions,
      'list.reload': { actions: ['clearAsks', 'toList'] },
      'screen.rested': { actions: ['rest', 'toList'] },
      'screen.resumed': { actions: ['resume', 'toList'] },
      'search.change': { actions: [{ type: 'setSearch', params: ({ event }) => event.search }, 'toList'] },
      'filter.type': { actions: [{ type: 'filterBy', params: ({ event }) => event.text }, 'notifyAddress'] },
      'pointer.leave': { actions: 'moveOn' },
      'sight.changed': [
        {
          guard: { type: 'isBack', params: ({ event }) => event.inSight },
          actions: [{ type: 'setVisibility', params: ({ event }) => event.inSight }, 'askAgain'],
        },
        { actions: { type: 'setVisibility', params: ({ event }) => event.inSight } },
      ],
      'deletions.seen': { actions: { type: 'setSeen', params: ({ event }) => event.deletions } },
      'export.delete': { actions: { type: 'delete', params: ({ event }) => event.id } },
      'deletion.takeBack': {
        guard: { type: 'canTakeBack', params: ({ event }) => event.id },
        actions: { type: 'takeBack', params: ({ event }) => event.id },
      },
      'xstate.done.actor.deletion.*': { actions: 'settleDeletion' },
      'export.download': {
        guard: { type: 'canDownload', params: ({ event }) => event.id },
        actions: { type: 'download', params: ({ event }) => event.id },
      },
      'tops.toggle': { actions: { type: 'toggleTops', params: ({ event }) => event.id } },
      'xstate.done.actor.download.*': { actions: 'settleDownload' },
    },
    type: 'parallel',
    states: {
      polling: {
        initial: 'quiet',
        states: {
          quiet: { always: { guard: 'awaits', target: 'waiting' } },
          waiting: {
            always: { guard: 'isQuiet', target: 'quiet' },
            after: { beforeNextAsk: { target: 'quiet', actions: ['countAsk', 'askAgain'] } },
          },
        },
      },
      creation: {
        initial: 'closed',
        states: {
          // While the form lives it says itself what was made.
          closed: { on: { 'export.create': 'open', 'creation.seen': { actions: ['clearAsks', 'askAgain'] } } },
          open: {
            invoke: {
              id: 'newExport',
              src: 'newExport',
              input: ({ self }) => {
                const { profile } = systemActor(self.system, 'profile').getSnapshot().context;
                const kept = systemActor(self.system, 'drafts').getSnapshot().context.drafts[exportDrafts[creates]];
                return { habits: exportHabits(profile), draft: (kept as CustomReportValues | undefined) ?? null };
              },
              onDone: [
                {
                  guard: { type: 'created', params: ({ event }) => event.output },
                  target: 'closed',
                  actions: 'showNewest',
                },
                { target: 'closed' },
              ],
            },
          },
        },
      },
    },
  });
}
