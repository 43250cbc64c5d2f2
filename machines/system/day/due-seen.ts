import { fromCallback, type EventObject } from 'xstate';
import { seat } from '../../kit/seat';
import type { DueSeen } from './day.types';

/** Says how many answers are due, at once and whenever that is another number; enrolled people have none. */
export const dueSeen = fromCallback<EventObject>(({ sendBack, system }) => {
  const facts = seat(system, 'profile');
  let told = 0;
  const look = () => {
    const { profile, answersDue } = facts.getSnapshot().context;
    const count = profile?.isAcuerdo === true ? 0 : answersDue;
    if (count !== told) sendBack({ type: 'due.seen', count } satisfies DueSeen);
    told = count;
  };
  look();
  const { unsubscribe } = facts.subscribe(look);
  return unsubscribe;
});
