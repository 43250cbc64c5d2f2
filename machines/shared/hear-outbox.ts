import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { systemActor } from '../kit/system-actor';
import type { OutboxEvent } from '../system-actors/outbox';

/** Hears what the outbox is told, by whichever machine, before it acts on it; the answer ends it. */
export function hearOutbox(system: ActorSystem<ActorSystemInfo>, hear: (event: OutboxEvent) => void): () => void {
  const outbox = systemActor(system, 'outbox');
  const { unsubscribe } = system.inspect((seen) => {
    if (seen.type === '@xstate.event' && seen.actorRef === outbox) hear(seen.event as OutboxEvent);
  });
  return unsubscribe;
}
