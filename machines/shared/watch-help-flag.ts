import { fromCallback, type EventObject } from 'xstate';
import type { HelpFlag } from '../../contracts/shapes';
import { systemActor } from '../kit/system-actor';

/** Whether what is told once was closed for good, as the profile has it. */
export interface HelpFlagChanged {
  type: 'flag.seen';
  closed: boolean;
}

/**
 * Says whether that flag of the profile is closed, once the profile is known and whenever that becomes otherwise. `afterStartUp` waits
 * until the one start-up modal of this load was decided, too, and takes the flag for closed where one stands: one at a time is told.
 */
export const watchHelpFlag = fromCallback<EventObject, { flag: HelpFlag; afterStartUp?: boolean }>(
  ({ input: { flag, afterStartUp = false }, sendBack, system }) => {
    const profileActor = systemActor(system, 'profile');
    let previous: boolean | null = null;
    const publishChange = () => {
      const { profile, startUp } = profileActor.getSnapshot().context;
      if (profile === null || (afterStartUp && startUp === 'undecided')) return;
      const closed = profile.helps[flag] || (afterStartUp && previous === null && startUp !== null);
      if (previous === closed) return;
      previous = closed;
      sendBack({ type: 'flag.seen', closed } satisfies HelpFlagChanged);
    };
    publishChange();
    const subscription = profileActor.subscribe(publishChange);
    return () => subscription.unsubscribe();
  },
);
