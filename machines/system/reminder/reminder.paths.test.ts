import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { reminderMachine } from './reminder.machine';
import { reminderSamples } from './reminder.samples';

it('every path of the reminder', () => {
  const { walks } = coverSamples(reminderMachine, reminderSamples);
  expect(walks.length).toBeGreaterThan(4);
});
