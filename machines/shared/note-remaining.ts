import type { ActorSystem, ActorSystemInfo, AnyActorRef } from 'xstate';
import type { SeenListing } from '../domain/listings';
import { tabOf } from '../domain/result-tabs';
import type { Mark } from '../system-actors/outbox';

/** How many of these nothing was decided on once that mark is counted, whether or not their screen shows it by now; `isMeant` says of which it counts. */
export function countRemaining<Of extends SeenListing>(
  ids: readonly string[],
  visible: Readonly<Record<string, Of | undefined>>,
  mark: Pick<Mark, 'type' | 'ids'>,
  isMeant: (listing: Of | undefined) => boolean = () => true,
): number {
  const marked = new Set<string>(mark.ids);
  const isOpen = (id: string) => {
    if (marked.has(id)) return mark.type === 'undo';
    const tab = tabOf(visible[id]);
    return tab === 'review' || tab === 'inactive';
  };
  return ids.filter((id) => isOpen(id) && isMeant(visible[id])).length;
}

type RemainingNoted = { type: 'remaining.noted'; count: number; partly: boolean };

/** Tells the announcements how many of a list are left after the decision that was just made in it; nobody hears it before they are there. */
export function noteRemaining(
  {
    event,
    enqueue,
    system,
  }: {
    event: { type: string };
    enqueue: { sendTo: (actor: AnyActorRef, event: RemainingNoted) => void };
    system: ActorSystem<ActorSystemInfo>;
  },
  countLeft: (mark: Mark) => number,
  partly: boolean,
): void {
  const announcements = system.get('announcements') as AnyActorRef | undefined;
  if (!('mark' in event) || !announcements) return;
  enqueue.sendTo(announcements, { type: 'remaining.noted', count: countLeft(event.mark as Mark), partly });
}
