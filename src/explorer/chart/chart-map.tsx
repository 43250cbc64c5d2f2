import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type PointerEvent, type Ref } from 'react';
import type { Branch } from './chart-tree';
import classes from './chart-map.module.css';
import type { Box, Point } from './layout.types';
import type { Size } from './view-transform';

export interface ChartMapHandle {
  /** Frames the part of the drawing that is to be seen; the map is hidden while that is all of it. */
  frame: (visible: Box) => void;
}

const most = { width: 176, height: 128 };
const slack = 1;
const margin = 20;

/** Whether one of these boxes stands where the map lies, in that corner on the left of the part that is seen. */
function lies(boxes: readonly Box[], visibleBox: Box, map: SVGSVGElement, corner: 'lower' | 'upper'): boolean {
  const perPixel = visibleBox.width / (map.parentElement?.clientWidth || visibleBox.width);
  const right = visibleBox.x + (Number(map.getAttribute('width')) + margin) * perPixel;
  const high = (Number(map.getAttribute('height')) + margin) * perPixel;
  const top = corner === 'upper' ? visibleBox.y : visibleBox.y + visibleBox.height - high;
  return boxes.some(
    ({ x, y, width, height }) => x < right && x + width > visibleBox.x && y + height > top && y < top + high,
  );
}

/** The map goes to the upper corner where it would cover a lit state, and to the other side where it would cover what the machine says of itself. */
function drawMap(map: SVGSVGElement, visibleBox: Box, lit: readonly Box[], own: readonly Box[]): void {
  const isHigh = lies(lit, visibleBox, map, 'lower');
  map.toggleAttribute('data-high', isHigh);
  map.toggleAttribute('data-aside', isHigh && lies([...lit, ...own], visibleBox, map, 'upper'));
}

/** The whole drawing in a corner, with a frame around the part that is to be seen: a press or a drag goes there. */
export function ChartMap({
  size,
  branches,
  active,
  onGo,
  ref,
}: {
  size: Size;
  branches: readonly Branch[];
  active: ReadonlySet<string>;
  onGo: (point: Point) => void;
  ref: Ref<ChartMapHandle>;
}) {
  const mapRef = useRef<SVGSVGElement>(null);
  const seenRef = useRef<Box | null>(null);
  const viewRef = useRef<SVGRectElement>(null);
  const lit = useMemo(
    () => branches.filter(({ leaf, node }) => leaf && active.has(node.id)).map(({ node }) => node),
    [branches, active],
  );
  const own = useMemo(
    () => branches.filter(({ level }) => level === 1).map(({ node }) => ({ ...node, height: node.header })),
    [branches],
  );
  const scale = Math.min(most.width / size.width, most.height / size.height);

  useImperativeHandle(
    ref,
    () => ({
      frame: (visible) => {
        seenRef.current = visible;
        const { x, y, width, height } = visible;
        const isAllVisible =
          x <= slack && y <= slack && x + width >= size.width - slack && y + height >= size.height - slack;
        const map = mapRef.current;
        map?.toggleAttribute('hidden', isAllVisible);
        if (map !== null) drawMap(map, visible, lit, own);
        const [left, top] = [Math.max(0, x), Math.max(0, y)];
        const box = {
          x: left,
          y: top,
          width: Math.max(0, Math.min(size.width, x + width) - left),
          height: Math.max(0, Math.min(size.height, y + height) - top),
        };
        for (const [name, value] of Object.entries(box)) viewRef.current?.setAttribute(name, value.toFixed(1));
      },
    }),
    [size.width, size.height, lit, own],
  );

  useLayoutEffect(() => {
    const [map, visibleBox] = [mapRef.current, seenRef.current];
    if (map !== null && visibleBox !== null) drawMap(map, visibleBox, lit, own);
  }, [lit, own]);

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
