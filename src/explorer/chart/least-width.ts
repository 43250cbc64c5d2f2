import type { Graph, GraphNode } from './graph';
import type { Box } from './layout.types';

/** What stands in a state beside others: how wide it is at least, and from where to where it stands in the layout downwards. */
interface Item {
  top: number;
  bottom: number;
  least: number;
}

/** Between two layers, at the least. */
const gap = 12;

/** The widest row of items that stand one beneath another in the layout downwards: each has a layer of its own in both directions. */
function widestChain(items: readonly Item[]): number {
  const sorted = [...items].sort((one, other) => one.top - other.top);
  const widths: number[] = [];
  sorted.forEach((item, at) => {
    const before = sorted.slice(0, at).map((other, nth) => (other.bottom <= item.top ? (widths[nth] ?? 0) + gap : 0));
    widths.push(item.least + Math.max(0, ...before));
  });
  return Math.max(0, ...widths);
}

interface Placed {
  boxes: ReadonlyMap<string, Box>;
  labels: ReadonlyMap<string, Box>;
}

/**
 * How wide a state is at least in the layout to the right, by its layout downwards: both have the same layers, and no layer is narrower than
 * what it holds.
 */
export function leastWidthToTheRight(node: GraphNode, graph: Graph, { boxes, labels }: Placed): number {
  const parentOf = new Map(graph.nodes.map(({ id, parent }) => [id, parent]));
  const labelsIn = new Map<string, Box[]>();
  for (const { id, from, to } of graph.edges) {
    const [parent, label] = [parentOf.get(from), labels.get(id)];
    if (label === undefined || typeof to !== 'string' || from === to || parentOf.get(to) !== parent) continue;
    labelsIn.set(parent ?? '', [...(labelsIn.get(parent ?? '') ?? []), label]);
  }
  const leastOf = (one: GraphNode): number => {
    const { width = 0 } = boxes.get(one.id) ?? {};
    if (one.leaf) return width;
    const children = graph.nodes.filter(({ parent }) => parent === one.id);
    const items = children.map((child) => {
      const { y = 0, height = 0 } = boxes.get(child.id) ?? {};
      return { top: y, bottom: y + height, least: leastOf(child) };
    });
    const words = (labelsIn.get(one.id) ?? []).map((label) => ({
      top: label.y,
      bottom: label.y + label.height,
      least: label.width,
    }));
    return widestChain([...items, ...words]);
  };
  return leastOf(node);
}
