import { answered, refused } from '../../rehearsal/cover';
import { anaFacts, anaProfile, sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import type { reminderMachine } from './reminder.machine';
import type { ReminderEvent } from './reminder.types';

const said: ReminderEvent[] = [{ type: 'reminder.answer' }, { type: 'reminder.later' }];
/** The seats of somebody who put it off until that moment, an ISO date. */
export const putOffUntil = (blockDenounceReminderUntil: string) =>
  sampleSeats({ profile: { ...anaFacts, profile: { ...anaProfile, blockDenounceReminderUntil } } });

export const reminderSamples: MachineSamples<typeof reminderMachine> = {
  lives: [
    { name: 'just signed in', seats: sampleSeats(), now: sampleNow },
    { name: 'put off until tomorrow', seats: putOffUntil('2026-11-21T12:00:00.000Z'), now: sampleNow },
  ],
  events: [
    ...said,
    answered('showDenounceReminder', true),
    answered('showDenounceReminder', false),
    refused('showDenounceReminder', 'OFFLINE'),
  ],
};
