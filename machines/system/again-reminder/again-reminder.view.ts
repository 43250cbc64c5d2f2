import type { SnapshotFrom } from 'xstate';
import { dueReminders } from '../../domain/again-reminders';
import type { againReminderMachine } from './again-reminder.machine';

/** The reports whose listing can be reported again from today on; none while they are put off. */
export function againReminderView(snapshot: SnapshotFrom<typeof againReminderMachine>) {
  const { settings, asOf } = snapshot.context;
  return { due: snapshot.matches('shown') ? dueReminders(settings, asOf) : [] };
}
