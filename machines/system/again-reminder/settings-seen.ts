import { fromCallback, type EventObject } from 'xstate';
import { seat } from '../../kit/seat';
import type { SettingsSeen } from './again-reminder.types';

/** Says what the profile's settings are, at once and whenever they are others. */
export const settingsSeen = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = seat(system, 'profile');
  let told: SettingsSeen['settings'] | undefined;
  const look = () => {
    const settings = profile.getSnapshot().context.profile?.settings;
    if (settings === undefined || settings === told) return;
    told = settings;
    sendBack({ type: 'settings.seen', settings } satisfies SettingsSeen);
  };
  look();
  const { unsubscribe } = profile.subscribe(look);
  return unsubscribe;
});
