import { fromCallback, type EventObject } from 'xstate';
import { systemActor } from '../kit/system-actor';

/** Says `facts.changed` when what every screen sees has changed, in whichever tab: a question that stands may be about less by then. */
export const watchFacts = fromCallback<EventObject>(({ sendBack, system }) => {
  const publish = () => sendBack({ type: 'facts.changed' });
  const subscriptions = [
    systemActor(system, 'listings').subscribe(publish),
    systemActor(system, 'outbox').subscribe(publish),
    systemActor(system, 'profile').subscribe(publish),
  ];
  return () => {
    for (const { unsubscribe } of subscriptions) unsubscribe();
  };
});
