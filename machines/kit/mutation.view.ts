import type { ActorRef, AnyActorRef } from 'xstate';
import type { MutationName } from '../system-actors/outbox';
import { mutationNameOf, type MutationEvent, type MutationSnapshot } from './mutation';

/** Work that somebody waits for: what is known of it, and what may be said of it. */
export type ActiveMutation = ActorRef<MutationSnapshot<MutationName>, MutationEvent>;

const isActor = (child: unknown): child is AnyActorRef & { logic: object } =>
  typeof child === 'object' && child !== null && 'logic' in child && 'getSnapshot' in child;

/** The work that a machine waits for now; with names, of those alone. */
export function activeMutations(
  { children }: { children: Record<string, unknown> },
  wanted?: readonly MutationName[],
): ActiveMutation[] {
  return Object.values(children).filter((child): child is ActiveMutation => {
    if (!isActor(child) || child.getSnapshot().status !== 'active') return false;
    const name = mutationNameOf(child.logic);
    return name !== undefined && (wanted === undefined || wanted.includes(name));
  });
}
