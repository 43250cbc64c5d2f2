import { fromCallback, type EventObject } from 'xstate';
import type { HelpFlag } from '../../../contracts/shapes';
import { seat } from '../../kit/seat';

/** What the profile remembers of a tip that was closed for good. */
export const tipFlag = 'didReportExcel' satisfies HelpFlag;

export interface TipFlagSeen {
  type: 'flag.seen';
  closed: boolean;
}

/** Says whether the tip was closed for good, once the profile is known and whenever that becomes otherwise. */
export const tipFlagSeen = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = seat(system, 'profile');
  let told: boolean | null = null;
  const look = () => {
    const helps = profile.getSnapshot().context.profile?.helps;
    if (helps === undefined || told === helps[tipFlag]) return;
    told = helps[tipFlag];
    sendBack({ type: 'flag.seen', closed: told } satisfies TipFlagSeen);
  };
  look();
  const following = profile.subscribe(look);
  return () => following.unsubscribe();
});
