import { againReminderMachine } from '../again-reminder/again-reminder.machine';
import { alertsMachine } from '../alerts/alerts.machine';
import { announcementsMachine } from '../announcements/announcements.machine';
import { dayMachine } from '../day/day.machine';
import { exportWatchMachine } from '../export-watch/export-watch.machine';
import { problemReportMachine } from '../../support/problem-report/problem-report.machine';
import { paletteMachine } from '../palette/palette.machine';
import { reminderMachine } from '../reminder/reminder.machine';
import { savedViewsMachine } from '../saved-views/saved-views.machine';
import { statisticsMachine } from '../statistics/statistics.machine';
import { surveyMachine } from '../survey/survey.machine';
import { undoMachine } from '../undo/undo.machine';

/** By the names under which they sit in the system; each may be told the version that this console was built as. */
export const deferredActors = {
  statistics: statisticsMachine,
  survey: surveyMachine,
  reminder: reminderMachine,
  againReminder: againReminderMachine,
  exportWatch: exportWatchMachine,
  palette: paletteMachine,
  day: dayMachine,
  alerts: alertsMachine,
  announcements: announcementsMachine,
  savedViews: savedViewsMachine,
  undo: undoMachine,
  problemReport: problemReportMachine,
};
