import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { parentOf } from '../kit/internals';

/** The ids from the machine down to one that it runs, `''` for itself; null for an actor of somebody else. */
export function actorPathOf(actor: AnyActorRef, machine: AnyActorRef): string | null {
  if (actor === machine) return '';
  const parent = parentOf(actor);
  const way = parent === undefined ? null : actorPathOf(parent, machine);
  return way === null ? null : [way, actor.id].filter((id) => id !== '').join('/');
}

const childrenOf = (actor: AnyActorRef): Record<string, AnyActorRef | undefined> =>
  (actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)?.children ?? {};

/** The actor at the end of that way; undefined when it doesn't run. An id may have slashes of its own: `case/document./files/1.pdf`. */
export function actorAtPath(machine: AnyActorRef, way: string): AnyActorRef | undefined {
  for (const [id, child] of Object.entries(childrenOf(machine))) {
    if (child === undefined) continue;
    if (id === way) return child;
    const found = way.startsWith(`${id}/`) ? actorAtPath(child, way.slice(id.length + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The snapshot of a machine; null for an actor of another kind. */
export function machineSnapshotOf(actor: AnyActorRef): AnyMachineSnapshot | null {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  return snapshot !== undefined && 'value' in snapshot && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : null;
}

/** Every machine that this one runs, and those in them, by the ways to them. */
export function innerMachinesOf(actor: AnyActorRef, way = ''): Map<string, AnyMachineSnapshot> {
  const found = new Map<string, AnyMachineSnapshot>();
  for (const [id, child] of Object.entries(childrenOf(actor))) {
    if (child === undefined) continue;
    const here = way === '' ? id : `${way}/${id}`;
    const snapshot = machineSnapshotOf(child);
    if (snapshot !== null) found.set(here, snapshot);
    for (const [deeper, one] of innerMachinesOf(child, here)) found.set(deeper, one);
  }
  return found;
}
