import { targetsOf, type Graph, type GraphNode } from './graph';
import { descendantIdsOf, placeState, windowWidthFor, type OwnContent, type PlacedState } from './place-state';
import type { Box, Point } from './layout.types';

const gap = 24;
const side = 16;

function shiftPlaced(placed: PlacedState, by: Point): PlacedState {
  const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  const box = (one: Box): Box => ({ ...one, ...point(one) });
  return {
    ...placed,
    boxes: new Map([...placed.boxes].map(([id, one]) => [id, box(one)])),
    labels: new Map([...placed.labels].map(([id, one]) => [id, box(one)])),
    lines: new Map([...placed.lines].map(([id, lines]) => [id, lines.map((line) => line.map(point))])),
  };
}

/** Places the regions in rows no wider than `most`, in their order; beside a tall one stand columns of low ones. */
function inRows(sizes: readonly PlacedState[], most: number): { at: Point[]; width: number; height: number } {
  const at: Point[] = [];
  let width = 0;
  let row = { top: 0, height: 0 };
  let column = { left: 0, width: 0, bottom: 0 };
  for (const size of sizes) {
    const nextTop = column.bottom + gap;
    const fits =
      column.bottom > 0 &&
      nextTop + size.height <= row.top + row.height &&
      (size.width <= column.width || column.left + size.width <= most);
    const left = column.left + column.width + gap;
    if (fits) column = { ...column, width: Math.max(column.width, size.width), bottom: nextTop + size.height };
    else if (at.length === 0 || left + size.width > most) {
      row = { top: at.length === 0 ? 0 : row.top + row.height + gap, height: size.height };
      column = { left: 0, width: size.width, bottom: row.top + size.height };
    } else column = { left, width: size.width, bottom: row.top + size.height };
    at.push({ x: column.left, y: column.bottom - size.height });
    row = { ...row, height: Math.max(row.height, column.bottom - row.top) };
    width = Math.max(width, column.left + column.width);
  }
  return { at, width, height: row.top + row.height };
}

/**
 * Parallel regions between which no transition leads, each laid out by itself, in rows that need the smallest window. Null when
 * the state isn't parallel or something leads from one region to another.
 */
export async function placeRegions(
  node: GraphNode,
  graph: Graph,
  owns: ReadonlyMap<string, OwnContent>,
  quick: boolean,
): Promise<PlacedState | null> {
  if (node.kind !== 'parallel' || node.leaf) return null;
  const regions = graph.nodes.filter(({ parent }) => parent === node.id);
  const regionOf = new Map(
    regions.flatMap((region) => [...descendantIdsOf(region, graph)].map((id) => [id, region.id])),
  );
  const isIndependent = graph.edges.every((edge) =>
    targetsOf(edge).every((to) => regionOf.get(to) === regionOf.get(edge.from)),
  );
  if (!isIndependent) return null;
  const placed: PlacedState[] = [];
  for (const region of regions) placed.push(await placeState(region, graph, owns, quick));

  const own = owns.get(node.id) ?? { width: 0, height: 0 };
  const widths = new Set<number>();
  placed.forEach((_one, from) => {
    let width = -gap;
    for (const { width: one } of placed.slice(from)) widths.add((width += one + gap));
  });
  const [best] = [...widths]
    .map((most) => inRows(placed, most))
    .sort((one, other) => windowWidthFor(one) - windowWidthFor(other));
  const { at, width, height } = best ?? { at: [], width: 0, height: 0 };
  const top = own.height + 8;
  const parts = placed.map((one, index) => {
    const { x, y } = at[index] ?? { x: 0, y: 0 };
    return shiftPlaced(one, { x: x + side, y: y + top });
  });
  const stateBox: Box = { x: 0, y: 0, width: Math.max(own.width, width + 2 * side), height: height + top + side };
  return {
    width: stateBox.width,
    height: stateBox.height,
    boxes: new Map([...parts.flatMap(({ boxes }) => [...boxes]), [node.id, stateBox]]),
    lines: new Map(parts.flatMap(({ lines }) => [...lines])),
    labels: new Map(parts.flatMap(({ labels }) => [...labels])),
  };
}
