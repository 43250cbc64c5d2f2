import { assign, sendTo, setup, fromCallback, type EventObject } from 'xstate';
import {
  postponeReminders,
  againPutOffSetting,
  againSetting,
  dueReminders,
  nextDay,
} from '../../domain/again-reminders';
import { isPostponed } from '../../domain/timestamps';
import { clockFeed, systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';

export interface AgainReminderContext {
  /** World time of the last look, epoch milliseconds. */
  asOf: number;
  /** The settings of the profile, as they were seen last. */
  settings: Readonly<Record<string, unknown>>;
}

/** The settings of the profile are these now. */
export interface SettingsChanged {
  type: 'settings.seen';
  settings: Readonly<Record<string, unknown>>;
}

export type AgainReminderEvent =
  | SettingsChanged
  /** World time turned out to be another than it was taken for. */
  | { type: 'clock.turned' }
  /** Nothing of it before tomorrow. */
  | { type: 'again.later' }
  /** It isn't wanted any more. */
  | { type: 'again.drop'; caseId: string };

/** Says what the profile's settings are, at once and whenever they are others. */
export const watchSettings = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = systemActor(system, 'profile');
  let told: SettingsChanged['settings'] | undefined;
  const look = () => {
    const settings = profile.getSnapshot().context.profile?.settings;
    if (settings === undefined || settings === told) return;
    told = settings;
    sendBack({ type: 'settings.seen', settings } satisfies SettingsChanged);
  };
  look();
  const { unsubscribe } = profile.subscribe(look);
  return unsubscribe;
});

const dueOf = ({ settings, asOf }: AgainReminderContext) => dueReminders(settings, asOf);

/** Tells a person, on the day on which it can be, that a listing can be reported again, as they asked; put off, it comes again tomorrow. */
export const againReminderMachine = setup({
  types: { context: {} as AgainReminderContext, events: {} as AgainReminderEvent },
  actors: { settingsWatch: watchSettings, clock: clockFeed },
  actions: {
    lookAtClock: assign(({ system }) => ({ asOf: systemClockOf(system).now() })),
    setSettings: assign((_, settings: AgainReminderContext['settings']) => ({ settings })),
    putOff: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      ({ system }) => ({
        type: 'setting.keep',
        key: againPutOffSetting,
        value: new Date(nextDay(systemClockOf(system).now())).toISOString(),
      }),
    ),
    drop: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      (_, caseId: string) => ({ type: 'setting.keep', key: againSetting(caseId), value: null }),
    ),
  },
  guards: {
    isTold: ({ context }) =>
      dueOf(context).length > 0 && !isPostponed(postponeReminders(context.settings), context.asOf),
    isDue: ({ context }, caseId: string) => dueOf(context).some((one) => one.caseId === caseId),
  },
  delays: { nextDay: ({ context: { asOf } }) => nextDay(asOf) - asOf },
}).createMachine({
  id: 'againReminder',
  context: { asOf: 0, settings: {} },
  invoke: [
    { id: 'settingsWatch', src: 'settingsWatch' },
    { id: 'clock', src: 'clock' },
  ],
  on: {
    'clock.turned': '.weighing',
    'settings.seen': {
      target: '.weighing',
      actions: { type: 'setSettings', params: ({ event }) => event.settings },
    },
  },
  initial: 'weighing',
  states: {
    weighing: { entry: 'lookAtClock', always: [{ guard: 'isTold', target: 'shown' }, { target: 'quiet' }] },
    quiet: { after: { nextDay: 'weighing' } },
    shown: {
      after: { nextDay: 'weighing' },
      on: {
        'again.later': { target: 'quiet', actions: 'putOff' },
        'again.drop': {
          guard: { type: 'isDue', params: ({ event }) => event.caseId },
          actions: { type: 'drop', params: ({ event }) => event.caseId },
        },
      },
    },
  },
});
