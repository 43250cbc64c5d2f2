import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { statesOf, transitionsOf } from '../../../machines/simulator/chart-descriptions';
import { transitionId } from '../../../machines/kit/internals';

/** The names by which the machine looks a guard up. Those of functions, `and` and `or` too, don't count: a built bundle shortens them. */
function guardText(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function')
    return 'guards' in guard && Array.isArray(guard.guards) ? `(${guard.guards.map(guardText).join()})` : '()';
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : '()';
}

function transitionText(transition: AnyTransitionDefinition): string {
  return `${transitionId(transition)} ${guardText(transition.guard)}${transition.reenter ? ' anew' : ''}`;
}

function stateText(node: AnyStateNode): string {
  const initial = node.initial?.target.map(({ id }) => id).join() ?? '';
  const runs = node.invoke.map(({ id, src }) => `${id}=${typeof src === 'string' ? src : ''}`).join();
  return [`${node.id} ${node.type} ${initial} ${runs}`, ...transitionsOf(node).map(transitionText)].join('\n');
}

/**
 * Eight hexadecimal digits of what a machine is made of: its states, transitions, guards, delays and what it invokes. The same in
 * Node and in a built bundle; two versions of a machine that differ in one of these have two. (FNV-1a, 32 bits.)
 */
export function fingerprintOf(machine: AnyStateMachine): string {
  const delays = Object.entries(machine.implementations.delays as Record<string, unknown>)
    .map(([name, delay]) => `${name}=${typeof delay === 'number' ? delay : ''}`)
    .sort();
  const text = [...delays, ...[machine.root, ...statesOf(machine.root)].map(stateText)].join('\n');
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
