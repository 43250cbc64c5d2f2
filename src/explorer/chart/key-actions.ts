import type { Branch } from './chart-tree';

/** What a key does in the chart. */
export type ChartKeyAction =
  | { kind: 'node' | 'edge' | 'fold' | 'choose'; id: string }
  | { kind: 'pan'; x: number; y: number }
  | { kind: 'zoom'; nearer: boolean }
  | { kind: 'fit' }
  | { kind: 'near' }
  | { kind: 'legend' };

const pans: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const shortcuts: Record<string, ChartKeyAction> = {
  '+': { kind: 'zoom', nearer: true },
  '=': { kind: 'zoom', nearer: true },
  '-': { kind: 'zoom', nearer: false },
  '−': { kind: 'zoom', nearer: false },
  '0': { kind: 'fit' },
  '1': { kind: 'near' },
  '?': { kind: 'legend' },
};

/**
 * What a key means where the focus is, as in a tree: up and down go through the states in reading order, right goes into a state or
 * unfolds it, left goes out, Home and End to the first and last; T goes through the transitions that leave a state, and left from
 * one back to it. Null for a key that means nothing there.
 */
export function keyActionOf(
  key: string,
  shift: boolean,
  at: { node: string | null; edge: string | null },
  branches: readonly Branch[],
  collapsed: ReadonlySet<string>,
): ChartKeyAction | null {
  const shortcut = shortcuts[key];
  if (shortcut) return shortcut;
  const pan = pans[key];
  if (pan && shift) return { kind: 'pan', ...pan };

  const from = at.edge === null ? null : branches.find(({ leaving }) => leaving.some(({ id }) => id === at.edge));
  const index = branches.findIndex((branch) => (at.edge === null ? branch.node.id === at.node : branch === from));
  const branch = branches[index];
  if (!branch) return null;
  const { node, leaf, leaving } = branch;
  const to = (other: Branch | undefined): ChartKeyAction | null => (other ? { kind: 'node', id: other.node.id } : null);
  const folded = collapsed.has(node.id);

  if (key === 'Enter') return { kind: 'choose', id: at.edge ?? node.id };
  if (key === 't' || key === 'T') {
    const nth = leaving.findIndex(({ id }) => id === at.edge);
    const next = leaving[(nth + 1) % leaving.length];
    return next ? { kind: 'edge', id: next.id } : null;
  }
  if (at.edge !== null && (key === 'ArrowLeft' || key === 'Escape')) return { kind: 'node', id: node.id };
  if (key === 'ArrowDown') return to(branches[index + 1]);
  if (key === 'ArrowUp') return to(branches[index - 1]);
  if (key === 'Home') return to(branches[0]);
  if (key === 'End') return to(branches.at(-1));
  if (key === 'ArrowLeft') return to(branches.find((other) => other.node.id === node.parent));
  if (key === 'ArrowRight') return folded ? { kind: 'fold', id: node.id } : leaf ? null : to(branches[index + 1]);
  if (key === ' ' && at.edge !== null) return { kind: 'choose', id: at.edge };
  if (key === ' ')
    return folded || (!leaf && branch.level > 1) ? { kind: 'fold', id: node.id } : { kind: 'choose', id: node.id };
  return null;
}
