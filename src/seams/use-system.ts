import type { ActorRefFrom } from 'xstate';
import { useSyncExternalStore } from 'react';
import { systemActor } from '../../machines/kit/system-actor';
import type { againReminderMachine } from '../../machines/system/again-reminder/again-reminder.machine';
import type { alertsMachine } from '../../machines/system/alerts/alerts.machine';
import type { announcementsMachine } from '../../machines/system/announcements/announcements.machine';
import type { dayMachine } from '../../machines/system/day/day.machine';
import type { noticesMachine } from '../../machines/system/notices/notices.machine';
import type { paletteMachine } from '../../machines/system/palette/palette.machine';
import type { profileMachine } from '../../machines/system/profile/profile.machine';
import type { reminderMachine } from '../../machines/system/reminder/reminder.machine';
import type { savedViewsMachine } from '../../machines/system/saved-views/saved-views.machine';
import type { screensMachine } from '../../machines/system/screens/screens.machine';
import type { sessionMachine } from '../../machines/system/session/session.machine';
import type { shellMachine } from '../../machines/system/shell/shell.machine';
import type { surveyMachine } from '../../machines/system/survey/survey.machine';
import type { undoMachine } from '../../machines/system/undo/undo.machine';
import type { problemReportMachine } from '../../machines/support/problem-report/problem-report.machine';
import { useConsole } from './use-console';

interface SystemMachines {
  notices: typeof noticesMachine;
  screens: typeof screensMachine;
  session: typeof sessionMachine;
  shell: typeof shellMachine;
  profile: typeof profileMachine;
  survey: typeof surveyMachine;
  reminder: typeof reminderMachine;
  againReminder: typeof againReminderMachine;
  palette: typeof paletteMachine;
  day: typeof dayMachine;
  alerts: typeof alertsMachine;
  announcements: typeof announcementsMachine;
  savedViews: typeof savedViewsMachine;
  undo: typeof undoMachine;
  problemReport: typeof problemReportMachine;
}
type Personal =
  | 'profile'
  | 'survey'
  | 'reminder'
  | 'againReminder'
  | 'palette'
  | 'day'
  | 'savedViews'
  | 'alerts'
  | 'announcements'
  | 'undo'
  | 'problemReport';

/** A system actor with its whole snapshot, for what surrounds the screens; screens themselves read facts through `useSeat`. */
export function useSystemMachine<Name extends Exclude<keyof SystemMachines, Personal>>(
  name: Name,
): ActorRefFrom<SystemMachines[Name]> {
  return systemActor(useConsole().system, name) as ActorRefFrom<SystemMachines[Name]>;
}

/** An actor that is there while somebody is signed in. */
function usePersonalActor<Name extends Personal>(name: Name): ActorRefFrom<SystemMachines[Name]> | null {
  const root = useConsole();
  return useSyncExternalStore(
    (changed) => {
      const subscription = root.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => (root.system.get(name) as ActorRefFrom<SystemMachines[Name]> | undefined) ?? null,
  );
}

export const useProfileActor = () => usePersonalActor('profile');
export const useSurveyActor = () => usePersonalActor('survey');
export const useReminderActor = () => usePersonalActor('reminder');
export const useAgainReminderActor = () => usePersonalActor('againReminder');
export const usePaletteActor = () => usePersonalActor('palette');
export const useSavedViewsActor = () => usePersonalActor('savedViews');
export const useAlertsActor = () => usePersonalActor('alerts');
export const useAnnouncementsActor = () => usePersonalActor('announcements');
export const useUndoActor = () => usePersonalActor('undo');
export const useProblemReportActor = () => usePersonalActor('problemReport');
export const useDayActor = () => usePersonalActor('day');
