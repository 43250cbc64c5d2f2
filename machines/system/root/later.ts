import { againReminderMachine } from '../again-reminder/again-reminder.machine';
import { dayMachine } from '../day/day.machine';
import { paletteMachine } from '../palette/palette.machine';
import { reminderMachine } from '../reminder/reminder.machine';
import { statisticsMachine } from '../statistics/statistics.machine';
import { surveyMachine } from '../survey/survey.machine';

/** By the names under which they sit in the system; each may be told the version that this console was built as. */
export const later = {
  statistics: statisticsMachine,
  survey: surveyMachine,
  reminder: reminderMachine,
  againReminder: againReminderMachine,
  palette: paletteMachine,
  day: dayMachine,
};
