import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { targetsOf, type Graph, type GraphEdge, type GraphNode } from './graph';
import { labelText } from './label';
import type { Box, Point } from './layout.types';
import { leastWidthToTheRight } from './least-width';
import { layOutBoxText, columnGap, boxPadding } from './text';

interface Piece {
  of: number;
  at: number;
  from: number;
  to: number;
}

/** How often lines of different transitions cross; those that only touch don't. All lines have right angles. */
export function countCrossings(transitions: readonly (readonly (readonly Point[])[])[]): number {
  const level: Piece[] = [];
  const upright: Piece[] = [];
  transitions.forEach((lines, of) => {
    for (const line of lines)
      line.slice(1).forEach((to, index) => {
        const from = line[index] ?? to;
        if (from.y === to.y) level.push({ of, at: to.y, from: Math.min(from.x, to.x), to: Math.max(from.x, to.x) });
        else upright.push({ of, at: to.x, from: Math.min(from.y, to.y), to: Math.max(from.y, to.y) });
      });
  });
  const isWithin = (at: number, { from, to }: Piece) => at > from + 1 && at < to - 1;
  return level.reduce(
    (sum, one) =>
      sum + upright.filter((other) => one.of !== other.of && isWithin(other.at, one) && isWithin(one.at, other)).length,
    0,
  );
}

export const dotSize = 12;
/** For the button that folds a state with children. */
const foldRoom = 20;
const leafWidth = { least: 140, most: 260 };
/** Between what is drawn by its name alone: more than the lines need would make the names smaller. */
const briefOptions: LayoutOptions = {
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '7',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
};

const commonOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.thoroughness': '60',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};
const dotOptions: LayoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };
const labelOptions: LayoutOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

/** Where the states beneath and with one state stand, its dots, and the lines and labels of the transitions between them. */
export interface PlacedState {
  width: number;
  height: number;
  boxes: Map<string, Box>;
  lines: Map<string, Point[][]>;
  labels: Map<string, Box>;
}

/** The room that a state's own text and its staying transitions take, and where in it each of these stands. */
export interface OwnContent {
  width: number;
  height: number;
  leaf: boolean;
  stays: Map<string, Box>;
}

function sizeOf(edge: GraphEdge): { width: number; height: number } {
  const { width, height } = labelText(edge);
  return { width, height };
}

/** The room for a state's own text, above its children where it has any; a group has its staying transitions in up to three columns. */
export function ownContentOf(node: GraphNode, edges: readonly GraphEdge[]): OwnContent {
  const text = layOutBoxText(node, node.leaf);
  const sizes = edges
    .filter(({ from, to }) => from === node.id && to === null)
    .map((edge) => ({ id: edge.id, ...sizeOf(edge) }));
  const columns = node.leaf ? 1 : Math.min(3, Math.ceil(sizes.length / 4));
  const rows = Math.ceil(sizes.length / Math.max(1, columns));
  const stays = new Map<string, Box>();
  let { width, height } = text;
  if (node.kind === 'compound' || node.kind === 'parallel') width += foldRoom;
  let x = boxPadding - 4;
  for (let at = 0; at < sizes.length; at += rows) {
    const column = sizes.slice(at, at + rows);
    let y = text.height - 6;
    for (const size of column) {
      stays.set(size.id, { x, y, width: size.width, height: size.height });
      y += size.height;
    }
    const widest = Math.max(...column.map((size) => size.width));
    width = Math.max(width, x + widest + boxPadding - 4);
    height = Math.max(height, y + boxPadding - 2);
    x += widest + columnGap;
  }
  width = Math.ceil(node.leaf ? Math.min(Math.max(width, node.brief ? 0 : leafWidth.least), leafWidth.most) : width);
  return { width, height, leaf: node.leaf, stays };
}

/** The dot from which a state's first child is entered. */
export const dotIdOf = (state: string): string => `dot ${state}`;
/** The line from the dot of a state to this child of it. */
export const startLineIdOf = (child: string): string => `start ${child}`;
const arrowOf = (edge: string, nth: number): string => `arrow ${nth} ${edge}`;

interface Task {
  graph: Graph;
  owns: ReadonlyMap<string, OwnContent>;
  direction: 'DOWN' | 'RIGHT';
  /** How much wider than what they hold some groups must be: the engine knows no least size of a group. */
  widened: ReadonlyMap<string, number>;
  how: LayoutOptions;
}

function elkNodeOf(node: GraphNode, task: Task): ElkNode {
  const { graph, owns, direction, widened } = task;
  const { width, height } = owns.get(node.id) ?? { width: 0, height: 0 };
  if (node.leaf) return { id: node.id, width, height };
  const children = graph.nodes.filter(({ parent }) => parent === node.id);
  const begins = children.some(({ initial }) => initial);
  const dot: ElkNode = { id: dotIdOf(node.id), width: dotSize, height: dotSize, layoutOptions: dotOptions };
  const margin = node.brief ? 10 : 16;
  const side = margin + Math.ceil((widened.get(node.id) ?? 0) / 2);
  return {
    id: node.id,
    layoutOptions: {
      ...commonOptions,
      ...task.how,
      ...(node.brief && briefOptions),
      'elk.direction': direction,
      'elk.padding': `[top=${height + 8},left=${side},bottom=${margin},right=${side}]`,
    },
    children: [...(begins ? [dot] : []), ...children.map((child) => elkNodeOf(child, task))],
  };
}

function elkEdgesOf({ nodes, edges }: Graph, inside: ReadonlySet<string>): ElkExtendedEdge[] {
  const starts = nodes
    .filter(({ initial, parent }) => initial && parent !== null && inside.has(parent))
    .map(({ id, parent }) => ({ id: startLineIdOf(id), sources: [dotIdOf(parent ?? '')], targets: [id] }));
  const arrows = edges
    .filter(({ from }) => inside.has(from))
    .flatMap((edge) =>
      targetsOf(edge).map((target, nth) => ({
        id: arrowOf(edge.id, nth),
        sources: [edge.from],
        targets: [target],
        labels:
          nth === 0 && edge.merged === undefined
            ? [{ text: edge.id, ...sizeOf(edge), layoutOptions: labelOptions }]
            : [],
      })),
    );
  return [...starts, ...arrows];
}

function linesOf({ sections = [] }: ElkExtendedEdge): Point[][] {
  return sections.map(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const withinOf = (node: GraphNode, { nodes }: Graph): GraphNode[] => [
  node,
  ...nodes.filter(({ parent }) => parent === node.id).flatMap((child) => withinOf(child, { nodes, edges: [] })),
];

/** The ids of a state and of all that is drawn beneath it. */
export const descendantIdsOf = (node: GraphNode, graph: Graph): Set<string> =>
  new Set(withinOf(node, graph).map(({ id }) => id));

interface LayoutEngine {
  layout(graph: ElkNode): Promise<ElkNode>;
}

/** The layout engine is loaded when the first chart is laid out. */
let createEngine = async (): Promise<LayoutEngine> => {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return new Elk();
};

/** Whoever lays out many charts may bring the same engine in a form that is faster there. */
export function setLayoutEngine(create: () => LayoutEngine): void {
  createEngine = () => Promise.resolve(create());
}

/** Lays out a graph with the options that every drawing has, and those of its own. */
export const layOutGraph = async (graph: ElkNode): Promise<ElkNode> =>
  (await createEngine()).layout({ ...graph, layoutOptions: { ...commonOptions, ...graph.layoutOptions } });

/** Lays out, and again with wider groups where one is too narrow for its own text. */
async function laidOut(node: GraphNode, task: Task): Promise<{ placed: ElkNode; boxes: Map<string, Box> }> {
  const { graph, owns, direction, widened } = task;
  const placed = await layOutGraph({
    id: 'drawing',
    layoutOptions: {
      ...task.how,
      ...(node.brief && briefOptions),
      'elk.direction': direction,
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: [elkNodeOf(node, task)],
    edges: elkEdgesOf(graph, descendantIdsOf(node, graph)),
  });
  const boxes = new Map<string, Box>();
  const gather = (one: ElkNode) => {
    boxes.set(one.id, boxOf(one));
    one.children?.forEach(gather);
  };
  gather(placed);
  const lacking = [...owns].flatMap(([id, own]): [string, number][] => {
    const lack = own.leaf ? 0 : own.width - (boxes.get(id)?.width ?? own.width);
    return lack > 0 ? [[id, lack + (widened.get(id) ?? 0)]] : [];
  });
  if (lacking.length === 0) return { placed, boxes };
  return laidOut(node, { ...task, widened: new Map([...widened, ...lacking]) });
}

async function placeAlong(node: GraphNode, task: Task): Promise<PlacedState> {
  const { placed, boxes } = await laidOut(node, task);
  const lines = new Map<string, Point[][]>();
  const labels = new Map<string, Box>();
  const routed = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  for (const edge of task.graph.edges) {
    const { id } = edge;
    const arrows = targetsOf(edge).flatMap((_target, nth) => routed.get(arrowOf(id, nth)) ?? []);
    if (arrows.length > 0) lines.set(id, arrows.flatMap(linesOf));
    const [label] = arrows[0]?.labels ?? [];
    if (label) labels.set(id, boxOf(label));
  }
  for (const [id, edge] of routed) if (id.startsWith('start ')) lines.set(id, linesOf(edge));
  return { width: placed.width ?? 0, height: placed.height ?? 0, boxes, lines, labels };
}

/** How wide a window of usual proportions must be to hold it. */
export const windowWidthFor = ({ width, height }: { width: number; height: number }): number =>
  Math.max(width, height * 1.6);

/** What fits it can be seen at once on every screen. */
const smallWindow = 900;

/** Ways to lay out, of which none is the best for every machine. */
const strategies: LayoutOptions[] = ['DEPTH_FIRST', 'GREEDY'].map((strategy) => ({
  'elk.layered.cycleBreaking.strategy': strategy,
  'elk.randomSeed': '1',
}));

/** What each crossing of two lines weighs beside the size, as a part of it. */
const crossingWeight = 0.1;
const crossingsOf = ({ lines }: PlacedState): number => countCrossings([...lines.values()]);
const costOf = (placed: PlacedState): number => windowWidthFor(placed) * (1 + crossingWeight * crossingsOf(placed));

/**
 * A state and all beneath it, downwards, or to the right where that needs a much smaller window; of several layouts the one with few crossings.
 * `quick` takes the first: somebody waits for it.
 */
export async function placeState(
  node: GraphNode,
  graph: Graph,
  owns: ReadonlyMap<string, OwnContent>,
  quick: boolean,
): Promise<PlacedState> {
  const task = { graph, owns, widened: new Map<string, number>(), how: strategies[0] ?? {} };
  let down = await placeAlong(node, { ...task, direction: 'DOWN' });
  if (node.leaf) return down;
  let best = task.how;
  const isGood = crossingsOf(down) === 0 && windowWidthFor(down) < 1.25 * Math.sqrt(down.width * down.height * 1.6);
  for (const how of quick || isGood ? [] : strategies.slice(1)) {
    const other = await placeAlong(node, { ...task, how, direction: 'DOWN' });
    if (costOf(other) < costOf(down)) [down, best] = [other, how];
  }
  if (node.parent === null && windowWidthFor(down) <= smallWindow) return down;
  const most = windowWidthFor(down) * 0.9;
  if (leastWidthToTheRight(node, graph, down) >= most) return down;
  const right = await placeAlong(node, { ...task, how: best, direction: 'RIGHT' });
  return windowWidthFor(right) < most ? right : down;
}
