import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf } from './chart-descriptions';
import { lazyCodeNameOf } from '../kit/lazy-code';
import { portNameOf } from '../kit/port';
import { mutationNameOf } from '../kit/mutation';
import { isInfiniteList } from '../shared/infinite-list/infinite-list';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isMachine = (value: unknown): value is AnyStateMachine => isObject(value) && 'root' in value;

const known = new WeakMap<AnyStateMachine, Map<string, string>>();

/**
 * The ids under which a machine asks the outside, and the port, the work or the code that each asks for: `liveSearchAgain` asks
 * `liveSearch`. Those of a infinite list that it invokes are its own: its samples tell their answers as steps of the list.
 */
export function portIdsOf(machine: AnyStateMachine): ReadonlyMap<string, string> {
  const before = known.get(machine);
  if (before) return before;
  const actors = machine.implementations.actors as Record<string, unknown>;
  const found = new Map<string, string>();
  const look = (node: AnyStateNode): void => {
    for (const { id, src } of node.invoke) {
      const logic: unknown = typeof src === 'string' ? actors[src] : src;
      const port = isObject(logic) ? (portNameOf(logic) ?? mutationNameOf(logic) ?? lazyCodeNameOf(logic)) : undefined;
      if (port !== undefined) found.set(id, port);
      if (isMachine(logic) && isInfiniteList(logic)) portIdsOf(logic).forEach((asked, by) => found.set(by, asked));
    }
    childrenOf(node).forEach(look);
  };
  look(machine.root);
  known.set(machine, found);
  return found;
}

/** Of `xstate.done.actor.load` or `xstate.error.actor.load` the `load`; undefined for another event. */
export const endedActorOf = (type: string): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
