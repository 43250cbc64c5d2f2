import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Point } from './layout.types';
import type { Viewport } from './use-viewport';

/** Pixels that a pointer moves before it drags and no longer presses. */
const threshold = 4;
const lineHeight = 16;

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Dragging pans, a wheel pans, with ctrl or meta it zooms, and two fingers pinch. What follows a drag is no press. */
export function usePointer(frameRef: RefObject<Element | null>, { panBy, zoomBy }: Viewport) {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const dragging = useRef(false);

  useEffect(() => {
    const element = frameRef.current;
    if (!element) return undefined;
    const turn = (event: Event) => {
      if (!(event instanceof WheelEvent)) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? lineHeight : event.deltaMode === 2 ? element.clientHeight : 1;
      if (event.ctrlKey || event.metaKey) {
        const by = Math.max(-60, Math.min(60, event.deltaY * unit));
        zoomBy(Math.exp(-by / 100), { x: event.clientX, y: event.clientY });
      } else if (event.shiftKey && event.deltaX === 0) panBy(-event.deltaY * unit, 0);
      else panBy(-event.deltaX * unit, -event.deltaY * unit);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frameRef, panBy, zoomBy]);

  const onPointerDown = (event: PointerEvent<Element>) => {
    if (event.button !== 0) return;
    if (pointers.current.size === 0) {
      dragging.current = false;
      start.current = { x: event.clientX, y: event.clientY };
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: PointerEvent<Element>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    if (!dragging.current && pointers.current.size === 1 && between(start.current, point) < threshold) return;
    if (!dragging.current) event.currentTarget.setPointerCapture?.(event.pointerId);
    dragging.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, point);
    if (other === undefined) {
      panBy(point.x - before.x, point.y - before.y);
      return;
    }
    const [from, to] = [middle(before, other), middle(point, other)];
    panBy(to.x - from.x, to.y - from.y);
    zoomBy(between(point, other) / Math.max(1, between(before, other)), to);
  };

  const release = (event: PointerEvent<Element>) => {
    pointers.current.delete(event.pointerId);
  };

  const onClickCapture = (event: MouseEvent<Element>) => {
    if (dragging.current && event.detail > 0) event.stopPropagation();
    dragging.current = false;
  };

  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release, onClickCapture };
}
