import { assign, enqueueActions, setup, fromCallback, type EventObject } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import type { ExportRow, Page } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import {
  awaitedKey,
  listsToPoll,
  pollDelayOf,
  readyKey,
  settledExportsIn,
  type ExportList,
  type AwaitedExport,
  type ReadyExport,
  readAwaitedExports,
  readReadyExports,
} from '../../domain/awaited-exports';
import { systemClockOf, port, visibilityFeed } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { notifyExport } from '../../shared/notify-export';
import { wantsAlerts } from '../../domain/alerts';

export interface ExportWatchContext {
  awaited: AwaitedExport[];
  /** Ready, and not seen in their list yet. */
  ready: ReadyExport[];
  /** The screen that is in front. */
  screen: string | null;
  inSight: boolean;
  /** The person wants to be told by the browser, too: it asks out of sight as well. */
  alerts: boolean;
  /** World time of the last look, epoch milliseconds. */
  asOf: number;
}

/** What is waited for, and the screen that is in front, are these now. */
export interface AwaitedExportsChanged {
  type: 'awaited.seen';
  awaited: AwaitedExport[];
  ready: ReadyExport[];
  screen: string | null;
  alerts: boolean;
}

export type ExportWatchEvent = AwaitedExportsChanged | { type: 'sight.changed'; inSight: boolean };

/** Says which reports are waited for or ready, which screen is in front, and whether the browser is to tell, at once and whenever that is another. */
export const watchAwaitedExports = fromCallback<EventObject>(({ sendBack, system }) => {
  const drafts = systemActor(system, 'drafts');
  const screens = systemActor(system, 'screens');
  const profile = systemActor(system, 'profile');
  let told = '';
  const look = () => {
    const { drafts: kept } = drafts.getSnapshot().context;
    const seen: AwaitedExportsChanged = {
      type: 'awaited.seen',
      awaited: readAwaitedExports(kept),
      ready: readReadyExports(kept),
      screen: screens.getSnapshot().context.screen,
      alerts: wantsAlerts(profile.getSnapshot().context.profile?.settings),
    };
    const now = JSON.stringify(seen);
    if (now === told) return;
    told = now;
    sendBack(seen);
  };
  look();
  const looking = [drafts.subscribe(look), screens.subscribe(look), profile.subscribe(look)];
  return () => looking.forEach((one) => one.unsubscribe());
});

const firstPage = { size: pageSizes.exports, from: 0 };
const asks = ({ awaited, screen }: ExportWatchContext, list: ExportList) => listsToPoll(awaited, screen).includes(list);

const mayAsk = ({ inSight, alerts, awaited, screen }: ExportWatchContext) =>
  (inSight || alerts) && listsToPoll(awaited, screen).length > 0;

/** What a page of a list says, to the action that tells it. */
type Answer = { list: ExportList; answer: Outcome<Page<ExportRow>> };

/** Tells on any screen that a report which this person asked for is ready, or could not be made: its list asks by itself while it is in front. */
export const exportWatchMachine = setup({
  types: { context: {} as ExportWatchContext, events: {} as ExportWatchEvent },
  actors: {
    awaitedWatch: watchAwaitedExports,
    notifyExportReady: notifyExport,
    sight: visibilityFeed,
    noticedReports: port('noticedReports'),
    liveSearchReports: port('liveSearchReports'),
  },
  actions: {
    setSeen: assign(({ event }) =>
      event.type === 'awaited.seen'
        ? { awaited: event.awaited, ready: event.ready, screen: event.screen, alerts: event.alerts }
        : {},
    ),
    /** Those whose list is in front have been seen. */
    dropSeen: enqueueActions(({ context: { ready, screen }, enqueue, system }) => {
      for (const { list, id } of ready)
        if (list === screen)
          enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.drop', key: readyKey(list, id) });
    }),
    setVisibility: assign((_, inSight: boolean) => ({ inSight })),
    lookAtClock: assign(({ system }) => ({ asOf: systemClockOf(system).now() })),
    tell: enqueueActions(({ context: { awaited, inSight }, enqueue, system }, { list, answer }: Answer) => {
      if (!answer.ok) return;
      const { ended, lost } = settledExportsIn(awaited, list, answer.value, systemClockOf(system).now());
      for (const row of ended) {
        const id = `told.${list}.${row.id}`;
        enqueue.stopChild(id);
        enqueue.spawnChild('notifyExportReady', { id, input: { list, row, inSight, remembers: true } });
      }
      for (const { id } of lost)
        enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.drop', key: awaitedKey(list, id) });
    }),
  },
  guards: {
    mayAsk: ({ context }) => mayAsk(context),
    mayNot: ({ context }) => !mayAsk(context),
    awaitsCustom: ({ context }) => asks(context, 'customReports'),
    awaitsLiveSearch: ({ context }) => asks(context, 'liveSearchReports'),
  },
  delays: { pause: ({ context: { awaited, asOf } }) => pollDelayOf(awaited, asOf) },
}).createMachine({
  id: 'exportWatch',
  context: { awaited: [], ready: [], screen: null, inSight: true, alerts: false, asOf: 0 },
  invoke: [
    { id: 'awaitedWatch', src: 'awaitedWatch' },
    { id: 'sight', src: 'sight' },
  ],
  on: {
    'awaited.seen': { actions: ['setSeen', 'dropSeen'] },
    'sight.changed': { actions: { type: 'setVisibility', params: ({ event }) => event.inSight } },
  },
  initial: 'quiet',
  states: {
    quiet: { always: { guard: 'mayAsk', target: 'waiting' } },
    waiting: {
      entry: 'lookAtClock',
      always: { guard: 'mayNot', target: 'quiet' },
      after: { pause: 'asking' },
    },
    asking: {
      type: 'parallel',
      onDone: 'quiet',
      states: {
        customReports: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'awaitsCustom', target: 'reading' }, { target: 'over' }] },
            reading: {
              invoke: {
                id: 'noticedReports',
                src: 'noticedReports',
                input: firstPage,
                onDone: {
                  target: 'over',
                  actions: { type: 'tell', params: ({ event }) => ({ list: 'customReports', answer: event.output }) },
                },
              },
            },
            over: { type: 'final' },
          },
        },
        liveSearchReports: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'awaitsLiveSearch', target: 'reading' }, { target: 'over' }] },
            reading: {
              invoke: {
                id: 'liveSearchReports',
                src: 'liveSearchReports',
                input: firstPage,
                onDone: {
                  target: 'over',
                  actions: {
                    type: 'tell',
                    params: ({ event }) => ({ list: 'liveSearchReports', answer: event.output }),
                  },
                },
              },
            },
            over: { type: 'final' },
          },
        },
      },
    },
  },
});
