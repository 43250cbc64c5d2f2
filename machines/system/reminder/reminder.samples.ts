import { answered, refused } from '../../simulator/cover';
import { anaFacts, anaProfile, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { reminderMachine, ReminderEvent } from './reminder.machine';

const said: ReminderEvent[] = [{ type: 'reminder.answer' }, { type: 'reminder.later' }];
/** The system actors of somebody who put it off until that moment, an ISO date. */
export const putOffUntil = (blockDenounceReminderUntil: string) =>
  sampleSystemActors({ profile: { ...anaFacts, profile: { ...anaProfile, blockDenounceReminderUntil } } });

export const reminderSamples: MachineSamples<typeof reminderMachine> = {
  lives: [
    { name: 'just signed in', systemActors: sampleSystemActors(), now: sampleNow },
    { name: 'put off until tomorrow', systemActors: putOffUntil('2026-11-21T12:00:00.000Z'), now: sampleNow },
  ],
  events: [
    ...said,
    answered('showDenounceReminder', true),
    answered('showDenounceReminder', false),
    refused('showDenounceReminder', 'OFFLINE'),
  ],
};

export const reminderDescriptions = {
  states: {
    asking: 'Asked: whether something awaits an answer.',
    weighing: 'Whether it was put off until later.',
    shown: 'It is told that answers are awaited.',
    away: 'Nothing is awaited, it was put off, or nobody could say.',
  },
  guards: {
    isDue: 'something awaits an answer',
    isPutOff: 'it is put off until later than now',
  },
};
