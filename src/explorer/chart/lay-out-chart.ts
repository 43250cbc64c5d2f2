import type { AnyStateMachine } from 'xstate';
import type { MachineDescriptions } from '../../../machines/simulator/chart-descriptions';
import { fingerprintOf } from './fingerprint';
import { detailedGraph, graphOf, type ChartDetail, type GraphNode } from './graph';
import type { Box, ChartLayout, Point } from './layout.types';
import { placeRegions } from './place-regions';
import { dotIdOf, dotSize, ownContentOf, placeState, startLineIdOf, type OwnContent } from './place-state';

const margin = 12;

const half = (value: number): number => Math.round(value * 2) / 2;
const spot = ({ x, y }: Point): Point => ({ x: half(x + margin), y: half(y + margin) });
const room = (box: Box): Box => ({ ...spot(box), width: half(box.width), height: half(box.height) });
const emptyBox: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * How far to the right a state's own text stands so that no upright line of another state runs through it: as far left as can be.
 */
function asideOf(box: Box, own: OwnContent, lines: readonly Point[][]): number {
  const uprights = lines.flatMap((line) =>
    line.slice(1).flatMap((to, index) => {
      const from = line[index];
      if (from === undefined || from.x !== to.x || to.x <= box.x || to.x >= box.x + box.width) return [];
      const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
      return top < box.y + own.height && bottom > box.y ? [to.x - box.x] : [];
    }),
  );
  const clear = (left: number) =>
    left + own.width <= box.width && !uprights.some((upright) => upright > left && upright < left + own.width);
  return [0, ...uprights.sort((one, other) => one - other)].find(clear) ?? 0;
}

/** Where a line without words is found: the middle of its longest piece. */
function middleOf([line = []]: Point[][] = []): Box {
  const pieces = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }));
  const lengthOf = ({ from, to }: { from: Point; to: Point }) => Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const [longest] = pieces.sort((one, other) => lengthOf(other) - lengthOf(one));
  if (longest === undefined) return emptyBox;
  const { from, to } = longest;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: 0, height: 0 };
}

/** A line that a state sends from its own upper edge to a state within begins beneath its text. */
function beneathText(line: Point[], box: Box, own: OwnContent): Point[] {
  const [first, ...rest] = line;
  const inwards = first !== undefined && first.y === box.y && (rest[0]?.y ?? 0) > box.y + own.height;
  return inwards ? [{ x: first.x, y: box.y + own.height }, ...rest] : line;
}

/**
 * Where everything of a machine's chart stands. The children of `collapsed` states (by their ids) aren't drawn: what leads to them
 * leads to the state that holds them. The same machine and words give the same layout, byte for byte; `quick` takes a fifth of the time
 * and lets more lines cross. Rejects when the layout engine can't place the machine.
 */
export async function layOutChart(
  machine: AnyStateMachine,
  words: MachineDescriptions,
  collapsed: ReadonlySet<string> = new Set(),
  { quick = false, detail = 'words' }: { quick?: boolean; detail?: ChartDetail } = {},
): Promise<ChartLayout> {
  const graph = detailedGraph(graphOf(machine, words, collapsed), detail);
  const owns = new Map<string, OwnContent>(graph.nodes.map((node) => [node.id, ownContentOf(node, graph.edges)]));
  const [root] = graph.nodes as [GraphNode, ...GraphNode[]];
  const placed = (await placeRegions(root, graph, owns, quick)) ?? (await placeState(root, graph, owns, quick));
  const lines = new Map(placed.lines);
  for (const { id, from } of graph.edges) {
    const [own, box] = [owns.get(from), placed.boxes.get(from)];
    if (own && box && !own.leaf)
      lines.set(
        id,
        (lines.get(id) ?? []).map((line) => beneathText(line, box, own)),
      );
  }
  const asides = new Map(
    [...owns].map(([id, own]) => [
      id,
      own.leaf ? 0 : asideOf(placed.boxes.get(id) ?? emptyBox, own, [...lines.values()].flat()),
    ]),
  );
  const textOf = (id: string): Point => {
    const { x, y } = placed.boxes.get(id) ?? emptyBox;
    return { x: x + (asides.get(id) ?? 0), y };
  };

  return {
    fingerprint: fingerprintOf(machine),
    width: half(placed.width + 2 * margin),
    height: half(placed.height + 2 * margin),
    nodes: graph.nodes.map(({ leaf: _leaf, ...node }) => ({
      ...node,
      ...room(placed.boxes.get(node.id) ?? emptyBox),
      text: spot(textOf(node.id)),
      header: half(owns.get(node.id)?.height ?? 0),
    })),
    edges: graph.edges.map((edge) => {
      const stayBox = owns.get(edge.from)?.stays.get(edge.id);
      const text = textOf(edge.from);
      const label = stayBox ? { ...stayBox, x: stayBox.x + text.x, y: stayBox.y + text.y } : placed.labels.get(edge.id);
      return {
        ...edge,
        points: (lines.get(edge.id) ?? []).map((line) => line.map(spot)),
        label: room(label ?? middleOf(lines.get(edge.id))),
      };
    }),
    starts: graph.nodes
      .filter(({ initial, parent }) => initial && parent !== null)
      .map(({ id, parent }) => {
        const dot = placed.boxes.get(dotIdOf(parent ?? '')) ?? emptyBox;
        const [points = []] = lines.get(startLineIdOf(id)) ?? [];
        return {
          parent: parent ?? '',
          dot: spot({ x: dot.x + dotSize / 2, y: dot.y + dotSize / 2 }),
          points: points.map(spot),
        };
      }),
  };
}
