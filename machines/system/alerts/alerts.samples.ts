import { alertsSetting } from '../../domain/alerts';
import { answered, finished, refused } from '../../simulator/cover';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { alertsMachine, AlertsEvent } from './alerts.machine';

/** The system actors of somebody who wants to be told. */
export const alertSystemActors = () =>
  sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, settings: { [alertsSetting]: true } } } });

const said: AlertsEvent[] = [
  { type: 'alerts.turnOn' },
  { type: 'alerts.turnOff' },
  { type: 'sight.changed', inSight: false },
  { type: 'sight.changed', inSight: true },
  { type: 'lease.got' },
  { type: 'long.ended', alert: { alert: 'sendDone', sent: 12, total: 12 } },
  { type: 'long.ended', alert: { alert: 'liveSearchReportsReady' } },
];

export const alertsSamples: MachineSamples<typeof alertsMachine> = {
  lives: [
    { name: 'somebody who wants to be told', systemActors: alertSystemActors(), now: sampleNow },
    { name: 'somebody who was never asked', systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    ...said,
    answered('readAlertRight', 'granted'),
    answered('readAlertRight', 'denied'),
    answered('readAlertRight', 'unasked'),
    answered('readAlertRight', 'insecure'),
    answered('readAlertRight', 'unsupported'),
    answered('askAlertRight', 'granted'),
    answered('askAlertRight', 'denied'),
    refused('askAlertRight', 'STORAGE_UNAVAILABLE'),
    finished('alert.sendDone', { ok: true, value: true }),
    finished('alert.liveSearchReportsReady', { ok: true, value: false }),
  ],
  never: {
    'something waits to be told while the page is looked at': ({ value, context }) =>
      JSON.stringify(value).includes('"looked"') && (context as { waiting: unknown[] }).waiting.length > 0,
  },
};

export const alertsDescriptions = {
  states: {
    right: 'What this browser allows.',
    'right.reading': 'The browser says what it allows; nobody is asked.',
    'right.known': 'It is known.',
    'right.asking': 'The browser asks the person.',
    sight: 'Whether the page is looked at.',
    'sight.looked': 'It is in sight: nothing is told, and no other tab tells.',
    'sight.away': 'It is out of sight.',
    'sight.away.quiet': 'Nothing is to be told.',
    'sight.away.making': 'Made sure that no other tab is in sight.',
  },
  guards: {
    isGranted: 'the person allowed it',
    isInSight: 'the page comes into sight',
    isOutOfSight: 'the page goes out of sight',
    mayTell: 'the person wants it, and the browser allows it',
  },
};
