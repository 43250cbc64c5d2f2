import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { againReminderMachine } from './again-reminder.machine';
import { againReminderSamples } from './again-reminder.samples';

it('every path of the reminder of what can be reported again', () => {
  const { walks } = coverSamples(againReminderMachine, againReminderSamples);
  expect(walks.length).toBeGreaterThan(4);
});
