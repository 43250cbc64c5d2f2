import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../../kit/system-actor';
import type { SettingsChanged } from './again-reminder.types';

/** Says what the profile's settings are, at once and whenever they are others. */
export const watchSettings = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = systemActor(system, 'profile');
  let told: SettingsChanged['settings'] | undefined;
  const look = () => {
    const settings = profile.getSnapshot().context.profile?.settings;
    if (settings === undefined || settings === told) return;
    told = settings;
    sendBack({ type: 'settings.seen', settings } satisfies SettingsChanged);
  };
  look();
  const { unsubscribe } = profile.subscribe(look);
  return unsubscribe;
});
