import { assign, enqueueActions, sendTo, setup, fromCallback, type EventObject } from 'xstate';
import type { AlertPermission, Outcome } from '../../../contracts/ports';
import { alertNames, alertPlaces, alertsSetting, wantsAlerts, type Alert } from '../../domain/alerts';
import { goTo } from '../../domain/navigation-events';
import { port, visibilityFeed, feedsOf } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import { exportLists } from '../../domain/awaited-exports';
import { readSavedImport } from '../../domain/saved-import';
import type { SendFacts } from '../../system-actors/outbox';

export interface AlertsContext {
  profile: SystemActors['profile'];
  /** What this browser allows; null until it has said so. */
  right: AlertPermission | null;
  /** To be told as soon as it is sure that no tab is in sight. */
  waiting: Alert[];
}

/** Something that was long in coming has come. */
export interface LongTaskEnded {
  type: 'long.ended';
  alert: Alert;
}

/** An alert was pressed, or went otherwise. */
export interface AlertClosed {
  type: `xstate.done.actor.alert.${string}`;
  actorId: string;
  output: Outcome<boolean>;
}

export type AlertsEvent =
  | LongTaskEnded
  | AlertClosed
  /** No other tab of the console is in sight. */
  | { type: 'lease.got' }
  | { type: 'sight.changed'; inSight: boolean }
  | { type: 'alerts.turnOn' }
  | { type: 'alerts.turnOff' };

/** Held by the tab that is in sight, and for a moment by one that tells: who doesn't get it knows that the console is looked at. */
export const visibleTabLease = fromCallback<EventObject>(({ sendBack, system }) => {
  const lease = feedsOf(system).lease('in-sight', () => sendBack({ type: 'lease.got' }));
  return () => lease.stop();
});

const countsOf = (rows: readonly { status: string }[]) => ({
  sent: rows.filter(({ status }) => status === 'sent').length,
  total: rows.length,
});

/** What there is to tell of a send that this tab works on; another tab tells of its own. */
function tellSend(now: SendFacts, before: SendFacts['phase'] | undefined): Alert | null {
  if (before === undefined || before === now.phase || now.elsewhere) return null;
  if (now.phase === 'done') return { alert: 'sendDone', ...countsOf(now.rows) };
  return now.phase === 'blocked' || now.phase === 'paused' ? { alert: 'sendHeld', ...countsOf(now.rows) } : null;
}

/** Says `long.ended` when a send, an import or the making of a report has come to its end, or can't go on. */
export const watchLongTasks = fromCallback<EventObject>(({ sendBack, system }) => {
  const [outbox, drafts, notices] = [
    systemActor(system, 'outbox'),
    systemActor(system, 'drafts'),
    systemActor(system, 'notices'),
  ];
  const say = (alert: Alert) => sendBack({ type: 'long.ended', alert } satisfies LongTaskEnded);

  const phasesOf = () =>
    new Map(Object.values(outbox.getSnapshot().context.sends).map(({ id, phase }) => [id, phase] as const));
  let phases = phasesOf();
  const lookAtSends = () => {
    for (const facts of Object.values(outbox.getSnapshot().context.sends)) {
      const told = tellSend(facts, phases.get(facts.id));
      if (told !== null) say(told);
    }
    phases = phasesOf();
  };

  const importOf = () => readSavedImport(drafts.getSnapshot().context.drafts);
  let former = importOf()?.phase;
  const lookAtImport = () => {
    const kept = importOf();
    if (kept?.phase === 'over' && former === 'sending') {
      const taken = kept.rows.filter(({ end }) => end?.fate === 'accepted').length;
      say({ alert: 'importDone', sent: taken, total: kept.rows.length });
    }
    former = kept?.phase;
  };

  const idsOf = () => notices.getSnapshot().context.shown.map(({ id }) => id);
  let seen = new Set(idsOf());
  const lookAtNotices = () => {
    for (const { id, code, link } of notices.getSnapshot().context.shown) {
      const list = exportLists.find((one) => one === link?.to);
      if (seen.has(id) || list === undefined) continue;
      if (code === 'exports.ready') say({ alert: `${list}Ready` });
      if (code === 'exports.failed') say({ alert: `${list}Failed` });
    }
    seen = new Set(idsOf());
  };

  const looking = [outbox.subscribe(lookAtSends), drafts.subscribe(lookAtImport), notices.subscribe(lookAtNotices)];
  return () => looking.forEach((one) => one.unsubscribe());
});

const idOf = (name: string): `alert.${string}` => `alert.${name}`;

const isOver = (event: AlertsEvent): event is AlertClosed => event.type.startsWith('xstate.done.actor.alert');

/** Tells by the browser what was long in coming, where the person wants that and no tab of the console is in sight. */
export const alertsMachine = setup({
  types: {
    context: {} as AlertsContext,
    events: {} as AlertsEvent,
    children: {} as {
      longEnded: 'longEnded';
      sight: 'sight';
      readAlertRight: 'readAlertRight';
      askAlertRight: 'askAlertRight';
    } & { [Shown in `alert.${string}`]: 'showAlert' },
  },
  actors: {
    longEnded: watchLongTasks,
    sight: visibilityFeed,
    inSightLease: visibleTabLease,
    readAlertRight: port('readAlertRight'),
    askAlertRight: port('askAlertRight'),
    showAlert: port('showAlert'),
  },
  actions: {
    setPermission: assign((_, told: Outcome<AlertPermission>) => ({
      right: told.ok ? told.value : ('unsupported' as const),
    })),
    saveWish: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      (_, wanted: boolean) => ({ type: 'setting.keep', key: alertsSetting, value: wanted ? true : null }),
    ),
    wait: assign(({ context }, alert: Alert) => ({
      waiting: [...context.waiting.filter((one) => one.alert !== alert.alert), alert],
    })),
    forget: assign({ waiting: [] }),
    show: enqueueActions(({ context, enqueue, system }) => {
      const { lang } = systemActor(system, 'shell').getSnapshot().context;
      for (const { alert, ...counts } of context.waiting) {
        enqueue.stopChild(idOf(alert));
        enqueue.spawnChild('showAlert', { id: idOf(alert), input: { alert, counts, lang } });
      }
    }),
    follow: enqueueActions(({ event, enqueue, system }) => {
      if (!isOver(event)) return;
      const { actorId, output } = event;
      const name = alertNames.find((one) => idOf(one) === actorId);
      if (name !== undefined && output.ok && output.value)
        enqueue.sendTo(systemActor(system, 'screens'), goTo(alertPlaces[name]));
    }),
  },
  guards: {
    isGranted: (_, told: Outcome<AlertPermission>) => told.ok && told.value === 'granted',
    isInSight: (_, inSight: boolean) => inSight,
    isOutOfSight: (_, inSight: boolean) => !inSight,
    mayTell: ({ context: { right, profile } }) =>
      right === 'granted' && wantsAlerts(profile.getSnapshot().context.profile?.settings),
  },
  delays: { looking: 1_000 },
}).createMachine({
  id: 'alerts',
  context: ({ self }) => ({ profile: systemActor(self.system, 'profile'), right: null, waiting: [] }),
  invoke: [
    { id: 'longEnded', src: 'longEnded' },
    { id: 'sight', src: 'sight' },
  ],
  on: { 'xstate.done.actor.alert.*': { actions: 'follow' } },
  type: 'parallel',
  states: {
    right: {
      initial: 'reading',
      on: { 'alerts.turnOff': { actions: { type: 'saveWish', params: false } } },
      states: {
        reading: {
          invoke: {
            id: 'readAlertRight',
            src: 'readAlertRight',
            onDone: { target: 'known', actions: { type: 'setPermission', params: ({ event }) => event.output } },
          },
        },
        known: {
          on: {
            'alerts.turnOn': 'asking',
            'sight.changed': { guard: { type: 'isInSight', params: ({ event }) => event.inSight }, target: 'reading' },
          },
        },
        asking: {
          tags: ['busy'],
          invoke: {
            id: 'askAlertRight',
            src: 'askAlertRight',
            onDone: [
              {
                guard: { type: 'isGranted', params: ({ event }) => event.output },
                target: 'known',
                actions: [
                  { type: 'setPermission', params: ({ event }) => event.output },
                  { type: 'saveWish', params: true },
                ],
              },
              { target: 'known', actions: { type: 'setPermission', params: ({ event }) => event.output } },
            ],
          },
        },
      },
    },
    sight: {
      initial: 'looked',
      states: {
        looked: {
          invoke: { id: 'heldLease', src: 'inSightLease' },
          on: {
            'sight.changed': { guard: { type: 'isOutOfSight', params: ({ event }) => event.inSight }, target: 'away' },
          },
        },
        away: {
          initial: 'quiet',
          on: {
            'sight.changed': {
              guard: { type: 'isInSight', params: ({ event }) => event.inSight },
              target: 'looked',
              actions: 'forget',
            },
          },
          states: {
            quiet: {
              on: {
                'long.ended': {
                  guard: 'mayTell',
                  target: 'making',
                  actions: { type: 'wait', params: ({ event }) => event.alert },
                },
              },
            },
            making: {
              invoke: { id: 'triedLease', src: 'inSightLease' },
              on: {
                'long.ended': { actions: { type: 'wait', params: ({ event }) => event.alert } },
                'lease.got': { target: 'quiet', actions: ['show', 'forget'] },
              },
              after: { looking: { target: 'quiet', actions: 'forget' } },
            },
          },
        },
      },
    },
  },
});
