import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Box, Point } from '../chart/layout.types';
import { layOutGraph } from '../chart/place-state';
import { typeSizes } from '../chart/text';
import { areaIdOf, labelLinesOf, type VisibleLink, type VisibleMap, type VisibleNode } from './visible-map';

/** Where everything of a map stands, in pixels from its upper left corner. */
export interface PlacedMap {
  width: number;
  height: number;
  boxes: ReadonlyMap<string, Box>;
  lines: ReadonlyMap<string, readonly Point[]>;
  labels: ReadonlyMap<string, Box>;
}

const boxHeight = { one: 32, area: 48 };
const frameTop = 34;
const padding = 12;

const widthOf = ({ name, kind }: VisibleNode): number =>
  Math.ceil(Math.max(name.length * typeSizes.name.character + 2 * padding, kind === 'area' ? 116 : 80));

/** The room that the words of a link take; none where only the line is drawn. */
export function labelSizeOf(link: VisibleLink): { width: number; height: number } {
  const lines = labelLinesOf(link);
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  return { width: longest * typeSizes.mono.character + 20, height: lines.length * typeSizes.mono.line + 4 };
}

const options: LayoutOptions = {
  'elk.direction': 'RIGHT',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  'elk.layered.spacing.nodeNodeBetweenLayers': '48',
  'elk.layered.thoroughness': '20',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
};

/** Places a map. `labelled` leaves room for the words of each link. */
export async function placeMap({ frames, nodes, links }: VisibleMap, labelled: boolean): Promise<PlacedMap> {
  const elkNodeOf = (node: VisibleNode): ElkNode => ({
    id: node.id,
    width: widthOf(node),
    height: node.kind === 'area' ? boxHeight.area : boxHeight.one,
  });
  const framed = new Set(frames);
  const children: ElkNode[] = [
    ...frames.map((area) => ({
      id: `frame:${area}`,
      layoutOptions: { ...options, 'elk.padding': `[top=${String(frameTop)},left=12,bottom=12,right=12]` },
      children: nodes.filter((node) => node.area === area).map(elkNodeOf),
    })),
    ...nodes.filter(({ area }) => !framed.has(area)).map(elkNodeOf),
  ];
  const edges = links.map((link) => ({
    id: link.id,
    sources: [link.from],
    targets: [link.to],
    ...(labelled && {
      labels: [{ text: link.id, ...labelSizeOf(link), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    }),
  }));
  const placed = await layOutGraph({ id: 'map', layoutOptions: options, children, edges });
  const boxes = new Map<string, Box>();
  const gather = ({ id, x = 0, y = 0, width = 0, height = 0, children: inner = [] }: ElkNode) => {
    boxes.set(id, { x, y, width, height });
    inner.forEach(gather);
  };
  gather(placed);
  const lines = new Map<string, Point[]>();
  const labels = new Map<string, Box>();
  for (const { id, sections = [], labels: [label] = [] } of placed.edges ?? []) {
    lines.set(
      id,
      sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
    );
    if (label) labels.set(id, { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 });
  }
  return { width: placed.width ?? 0, height: placed.height ?? 0, boxes, lines, labels };
}

/** The box of an area: its frame where it stands open. */
export const areaBoxOf = ({ boxes }: PlacedMap, area: string): Box | undefined =>
  boxes.get(`frame:${area}`) ?? boxes.get(areaIdOf(area));
