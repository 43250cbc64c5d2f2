import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { AlertRight, Outcome } from '../../../contracts/ports';
import { alertNames, alertPlaces, alertsSetting, wantsAlerts, type Alert } from '../../domain/alerts';
import { go } from '../../domain/go';
import { port, sightFeed } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { AlertOver, AlertsContext, AlertsEvent } from './alerts.types';
import { inSightLease } from './in-sight-lease';
import { longEnded } from './long-ended';

const idOf = (name: string): `alert.${string}` => `alert.${name}`;

const isOver = (event: AlertsEvent): event is AlertOver => event.type.startsWith('xstate.done.actor.alert');

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
    longEnded,
    sight: sightFeed,
    inSightLease,
    readAlertRight: port('readAlertRight'),
    askAlertRight: port('askAlertRight'),
    showAlert: port('showAlert'),
  },
  actions: {
    keepRight: assign((_, told: Outcome<AlertRight>) => ({ right: told.ok ? told.value : ('unsupported' as const) })),
    keepWish: sendTo(
      ({ system }) => seat(system, 'profile'),
      (_, wanted: boolean) => ({ type: 'setting.keep', key: alertsSetting, value: wanted ? true : null }),
    ),
    wait: assign(({ context }, alert: Alert) => ({
      waiting: [...context.waiting.filter((one) => one.alert !== alert.alert), alert],
    })),
    forget: assign({ waiting: [] }),
    show: enqueueActions(({ context, enqueue, system }) => {
      const { lang } = seat(system, 'shell').getSnapshot().context;
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
        enqueue.sendTo(seat(system, 'screens'), go(alertPlaces[name]));
    }),
  },
  guards: {
    isGranted: (_, told: Outcome<AlertRight>) => told.ok && told.value === 'granted',
    isInSight: (_, inSight: boolean) => inSight,
    isOutOfSight: (_, inSight: boolean) => !inSight,
    mayTell: ({ context: { right, profile } }) =>
      right === 'granted' && wantsAlerts(profile.getSnapshot().context.profile?.settings),
  },
  delays: { looking: 1_000 },
}).createMachine({
  id: 'alerts',
  context: ({ self }) => ({ profile: seat(self.system, 'profile'), right: null, waiting: [] }),
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
