import { assign, sendTo, setup } from 'xstate';
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
import type { AgainReminderContext, AgainReminderEvent } from './again-reminder.types';
import { watchSettings } from './watch-settings';

const dueOf = ({ settings, asOf }: AgainReminderContext) => dueReminders(settings, asOf);

/** Tells a person, on the day on which it can be, that a listing can be reported again, as they asked; put off, it comes again tomorrow. */
export const againReminderMachine = setup({
  types: { context: {} as AgainReminderContext, events: {} as AgainReminderEvent },
  actors: { settingsSeen: watchSettings, clock: clockFeed },
  actions: {
    lookAtClock: assign(({ system }) => ({ asOf: systemClockOf(system).now() })),
    keepSettings: assign((_, settings: AgainReminderContext['settings']) => ({ settings })),
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
    { id: 'settingsSeen', src: 'settingsSeen' },
    { id: 'clock', src: 'clock' },
  ],
  on: {
    'clock.turned': '.weighing',
    'settings.seen': {
      target: '.weighing',
      actions: { type: 'keepSettings', params: ({ event }) => event.settings },
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
