import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf } from '../../../machines/kit/chart-words';
import { portNameOf } from '../../../machines/kit/port';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The ids under which a machine invokes ports, and the port that each asks: `liveSearchAgain` asks `liveSearch`. */
export function portIdsOf(machine: AnyStateMachine): Map<string, string> {
  const actors = machine.implementations.actors as Record<string, unknown>;
  const found = new Map<string, string>();
  const look = (node: AnyStateNode): void => {
    for (const { id, src } of node.invoke) {
      const logic: unknown = typeof src === 'string' ? actors[src] : src;
      const port = isObject(logic) ? portNameOf(logic) : undefined;
      if (port !== undefined) found.set(id, port);
    }
    childrenOf(node).forEach(look);
  };
  look(machine.root);
  return found;
}

/** Of `xstate.done.actor.load` or `xstate.error.actor.load` the `load`; undefined for another event. */
export const endedActorOf = (type: string): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];
