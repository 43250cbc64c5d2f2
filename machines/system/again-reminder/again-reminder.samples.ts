import { againPutOffSetting, againSetting } from '../../domain/again-reminders';
import { sampleNow, sampleSystemActors, systemActorsWithSettings } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { againReminderMachine, AgainReminderEvent } from './again-reminder.machine';

/** Two that are due on the day of the samples, and one that is not. */
export const sampleReminders = {
  [againSetting('10000001')]: { siteId: 'MLA', articleId: 'MLA1234567892', after: '2026-11-19' },
  [againSetting('10000002')]: { siteId: 'MLB', articleId: 'MLB1234567893', after: '2026-11-18' },
  [againSetting('10000003')]: { siteId: 'MLM', articleId: 'MLM1234567894', after: '2026-11-20' },
};

const said: AgainReminderEvent[] = [
  { type: 'settings.seen', settings: {} },
  { type: 'settings.seen', settings: sampleReminders },
  { type: 'settings.seen', settings: { ...sampleReminders, [againPutOffSetting]: '2026-11-21T00:00:00.000Z' } },
  { type: 'clock.turned' },
  { type: 'again.later' },
  { type: 'again.drop', caseId: '10000001' },
  { type: 'again.drop', caseId: '10000003' },
];

export const againReminderSamples: MachineSamples<typeof againReminderMachine> = {
  lives: [
    { name: 'nothing is wanted', systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'two can be reported again today',
      systemActors: systemActorsWithSettings(sampleReminders),
      now: sampleNow,
    },
  ],
  events: said,
};

export const againReminderDescriptions = {
  states: {
    weighing: 'It looks at the clock, and at what the person wants to be reminded of.',
    quiet: 'Nothing can be reported again today, or it was put off; it looks again when the day is another.',
    shown: 'It is told which listings can be reported again, until they are, or it is put off.',
  },
  guards: {
    isTold: 'a listing can be reported again today, and it was not put off',
    isDue: 'that one is among them',
  },
  delays: { nextDay: 'when the day is another' },
};
