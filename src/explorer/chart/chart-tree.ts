import { centreOf } from './chart-shapes';
import type { ChartEdge, ChartLayout, ChartNode } from './layout.types';

/** A state with its place in the tree of what is drawn. */
export interface Branch {
  node: ChartNode;
  /** From 1, the root's. */
  level: number;
  /** From 1, among those of the same parent; `of` is how many these are. */
  nth: number;
  of: number;
  /** It has no drawn state within: an atomic one, or one that is collapsed. */
  leaf: boolean;
  /** One of the regions of a parallel state. */
  region: boolean;
  leaving: ChartEdge[];
}

function grouped<T, K>(all: readonly T[], by: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

/** The states in reading order: a state, then those within it from left to right in rows from the top. */
export function branchesOf({ nodes, edges }: ChartLayout): Branch[] {
  const within = grouped(nodes, ({ parent }) => parent);
  const leaving = grouped(edges, ({ from }) => from);
  const kinds = new Map(nodes.map(({ id, kind }) => [id, kind]));
  const drawn = (id: string | null): ChartNode[] =>
    [...(within.get(id) ?? [])].sort((one, other) => one.y - other.y || one.x - other.x);
  const visit = (node: ChartNode, level: number, nth: number, of: number): Branch[] => {
    const children = drawn(node.id);
    const region = node.parent !== null && kinds.get(node.parent) === 'parallel';
    const branch = { node, level, nth, of, leaf: children.length === 0, region, leaving: leaving.get(node.id) ?? [] };
    return [branch, ...children.flatMap((child, index) => visit(child, level + 1, index + 1, children.length))];
  };
  const roots = drawn(null);
  return roots.flatMap((root, index) => visit(root, 1, index + 1, roots.length));
}

/**
 * States by what they wait for: first those that run something or count a delay, then those that something possible now would leave,
 * then the others; in their order otherwise.
 */
export function sortByWaiting(branches: readonly Branch[], next: ReadonlySet<string> | undefined): Branch[] {
  const rank = ({ node, leaving }: Branch): number => {
    if (node.invokes.length > 0 || leaving.some(({ eventType }) => eventType.startsWith('xstate.after.'))) return 0;
    return leaving.some(({ id }) => next?.has(id)) ? 1 : 2;
  };
  return branches.toSorted((one, other) => rank(one) - rank(other));
}

/** Of each transition, the frame that its words stand in: the innermost around the middle of them. */
export function framesOf(branches: readonly Branch[], edges: readonly ChartEdge[]): Map<string, Branch> {
  const frames = branches.filter(({ leaf }) => !leaf);
  const found = edges.map(({ id, label }): [string, Branch | undefined] => {
    const { x, y } = centreOf(label);
    const around = frames.filter(
      ({ node }) => x >= node.x && y >= node.y && x <= node.x + node.width && y <= node.y + node.height,
    );
    return [id, around.sort((one, other) => other.level - one.level)[0]];
  });
  return new Map(found.filter((pair): pair is [string, Branch] => pair[1] !== undefined));
}

/** The lit states and everything that they stand in. */
export function litStateIdsOf({ nodes }: ChartLayout, active: ReadonlySet<string>): Set<string> {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const lit = new Set<string>();
  for (const id of active) {
    for (let one: string | null | undefined = parents.has(id) ? id : null; one != null; one = parents.get(one))
      lit.add(one);
  }
  return lit;
}
