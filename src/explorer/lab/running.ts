import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childrenOf } from '../../../machines/rehearsal/chart-words';
import { isMachineName } from './exhibit';

const idOf = (logic: unknown): string | null =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'id' in logic && typeof logic.id === 'string'
    ? logic.id
    : null;

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];

/** The machine of the roster that a machine runs under this id; null for what is none of it: a port, a feed, a work. */
export function machineRunAs(machine: AnyStateMachine, id: string): string | null {
  const actors = machine.implementations.actors as Record<string, unknown>;
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke.filter((one) => one.id === id));
  const [src] = invoked.map((one): unknown => one.src);
  const name = idOf(typeof src === 'string' ? actors[src] : src);
  return name !== null && isMachineName(name) ? name : null;
}
