import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { AlertPermission, Outcome } from '../../../contracts/ports';
import { alertNames, alertPlaces, alertsSetting, wantsAlerts, type Alert } from '../../domain/alerts';
import { goTo } from '../../domain/navigation-events';
import { port, visibilityFeed } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { AlertClosed, AlertsContext, AlertsEvent } from './alerts.types';
import { visibleTabLease } from './visible-tab-lease';
import { watchLongTasks } from './watch-long-tasks';

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
    keepRight: assign((_, told: Outcome<AlertPermission>) => ({
      right: told.ok ? told.value : ('unsupported' as const),
    })),
    keepWish: sendTo(
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
      on: { 'alerts.turnOff': { actions: { type: 'keepWish', params: false } } },
      states: {
        reading: {
          invoke: {
            id: 'readAlertRight',
            src: 'readAlertRight',
            onDone: { target: 'known', actions: { type: 'keepRight', params: ({ event }) => event.output } },
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
                  { type: 'keepRight', params: ({ event }) => event.output },
                  { type: 'keepWish', params: true },
                ],
              },
              { target: 'known', actions: { type: 'keepRight', params: ({ event }) => event.output } },
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
