import type { ActorRef, AnyActorRef } from 'xstate';
import type { WorkName } from '../seats/outbox';
import { workNameOf, type WorkEvent, type WorkSnapshot } from './work';

/** Work that somebody waits for: what is known of it, and what may be said of it. */
export type AwaitedWork = ActorRef<WorkSnapshot<WorkName>, WorkEvent>;

const isActor = (child: unknown): child is AnyActorRef & { logic: object } =>
  typeof child === 'object' && child !== null && 'logic' in child && 'getSnapshot' in child;

/** The work that a machine waits for now; with names, of those alone. */
export function awaitedWork(
  { children }: { children: Record<string, unknown> },
  wanted?: readonly WorkName[],
): AwaitedWork[] {
  return Object.values(children).filter((child): child is AwaitedWork => {
    if (!isActor(child) || child.getSnapshot().status !== 'active') return false;
    const name = workNameOf(child.logic);
    return name !== undefined && (wanted === undefined || wanted.includes(name));
  });
}
