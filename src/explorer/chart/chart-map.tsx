import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type PointerEvent,
  type Ref,
  type RefObject,
} from 'react';
import type { Branch } from './chart-tree';
import classes from './chart-map.module.css';
import type { Box, Point } from './layout.types';
import { layOutBoxText } from './text';
import type { Size } from './view-transform';

export interface ChartMapHandle {
  /** Frames the part of the drawing that is to be seen; the map is hidden while that is all of it. */
  frame: (visible: Box) => void;
  /** Shows the map whatever it covers, or hides it. */
  toggle: () => void;
}

const most = { width: 176, height: 128 };
const slack = 1;
const margin = 20;

/** Where the map may lie: at the left below and above, and at the right above. */
const corners = ['low', 'high', 'aside'] as const;
type Corner = (typeof corners)[number];

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** What the map would cover in that corner of the part that is seen. */
function coverIn(corner: Corner, visible: Box, map: SVGSVGElement): Box {
  const perPixel = visible.width / (map.parentElement?.clientWidth || visible.width);
  const width = (Number(map.getAttribute('width')) + margin) * perPixel;
  const height = (Number(map.getAttribute('height')) + margin) * perPixel;
  return {
    x: corner === 'aside' ? visible.x + visible.width - width : visible.x,
    y: corner === 'low' ? visible.y + visible.height - height : visible.y,
    width,
    height,
  };
}

/** What a person reads: states, the words of the frames around them and those of the transitions. */
const readBoxes = (branches: readonly Branch[], labels: readonly Box[]): Box[] => [
  ...branches.map(({ node, leaf }) => {
    if (leaf) return node;
    const { width } = layOutBoxText(node, leaf);
    return { x: node.text.x, y: node.y, width, height: node.header };
  }),
  ...labels,
];

/**
 * The whole drawing in a corner, with a frame around the part that is to be seen: a press or a drag goes there. It lies where it
 * covers nothing that is read, and where there is no such corner it is there only once a person wants it.
 */
export function ChartMap({
  size,
  branches,
  labels,
  active,
  onGo,
  toggleRef,
  ref,
}: {
  size: Size;
  branches: readonly Branch[];
  /** Where the words of the transitions stand. */
  labels: readonly Box[];
  active: ReadonlySet<string>;
  onGo: (point: Point) => void;
  /** The button that shows and hides it: whether it is there depends on what is seen. */
  toggleRef: RefObject<HTMLElement | null>;
  ref: Ref<ChartMapHandle>;
}) {
  const mapRef = useRef<SVGSVGElement>(null);
  const seenRef = useRef<Box | null>(null);
  const viewRef = useRef<SVGRectElement>(null);
  /** What a person wants; null while nobody said. */
  const wantedRef = useRef<boolean | null>(null);
  const read = useMemo(() => readBoxes(branches, labels), [branches, labels]);
  const lit = useMemo(
    () => branches.filter(({ leaf, node }) => leaf && active.has(node.id)).map(({ node }) => node),
    [branches, active],
  );
  const scale = Math.min(most.width / size.width, most.height / size.height);

  const draw = useCallback(() => {
    const [map, visible] = [mapRef.current, seenRef.current];
    if (map === null || visible === null) return;
    const isFree = (boxes: readonly Box[], corner: Corner) => {
      const cover = coverIn(corner, visible, map);
      return !boxes.some((box) => overlaps(box, cover));
    };
    const { x, y, width, height } = visible;
    const isAll = x <= slack && y <= slack && x + width >= size.width - slack && y + height >= size.height - slack;
    const free = corners.find((corner) => isFree(read, corner));
    const isShown = !isAll && (wantedRef.current ?? free !== undefined);
    map.dataset['corner'] = free ?? corners.find((corner) => isFree(lit, corner)) ?? 'low';
    map.toggleAttribute('hidden', !isShown);
    toggleRef.current?.toggleAttribute('hidden', isAll);
    toggleRef.current?.setAttribute('aria-pressed', String(isShown));
  }, [size.width, size.height, read, lit, toggleRef]);

  useImperativeHandle(
    ref,
    () => ({
      frame: (visible) => {
        seenRef.current = visible;
        const { x, y, width, height } = visible;
        draw();
        const [left, top] = [Math.max(0, x), Math.max(0, y)];
        const box = {
          x: left,
          y: top,
          width: Math.max(0, Math.min(size.width, x + width) - left),
          height: Math.max(0, Math.min(size.height, y + height) - top),
        };
        for (const [name, value] of Object.entries(box)) viewRef.current?.setAttribute(name, value.toFixed(1));
      },
      toggle: () => {
        wantedRef.current = mapRef.current?.hasAttribute('hidden') ?? null;
        draw();
      },
    }),
    [size.width, size.height, draw],
  );

  useLayoutEffect(draw, [draw]);

  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture?.(event.pointerId);
    onGo({ x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale });
  };

  return (
    <svg
      ref={mapRef}
      className={classes.map}
      aria-hidden="true"
      width={size.width * scale}
      height={size.height * scale}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      onPointerDown={go}
      onPointerMove={go}
    >
      {branches.map(({ node: { id, x, y, width, height }, leaf }) => (
        <rect key={id} {...{ x, y, width, height }} data-leaf={leaf} data-lit={leaf && active.has(id)} />
      ))}
      <rect ref={viewRef} className={classes.view} />
    </svg>
  );
}
