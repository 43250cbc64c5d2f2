import type { AnyEventObject, AnyStateNode } from 'xstate';

const timersByNode = new WeakMap<AnyStateNode, readonly string[]>();

/** The timers that run while a state lasts. */
export function timersOf(node: AnyStateNode): readonly string[] {
  const known = timersByNode.get(node) ?? node.ownEvents.filter((type) => type.startsWith('xstate.after.'));
  timersByNode.set(node, known);
  return known;
}

/** What means something to a machine that hears nothing of it. */
const isOfEverybody = (type: string): boolean => /^xstate\.(init|stop|error)/.test(type);

/** Says of an event that nothing comes of it in these states: none names it, and nothing in them goes on by itself. */
export function ignoredBy(nodes: readonly AnyStateNode[]): (event: AnyEventObject) => boolean {
  const takesAny = nodes.some(
    ({ always = [], transitions }) => always.length > 0 || [...transitions.keys()].some((type) => type.endsWith('*')),
  );
  return takesAny
    ? () => false
    : ({ type }) => !isOfEverybody(type) && !nodes.some(({ transitions }) => transitions.has(type));
}
