import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { centreOf } from './chart-shapes';
import type { Box, Point } from './layout.types';

/** Where the drawing lies: a point of it, times `scale`, plus the shift, is a point of the frame. */
interface Place extends Point {
  scale: number;
}

export interface Viewport {
  /** Shows the whole drawing, never larger than it was drawn. */
  fit: () => void;
  panBy: (x: number, y: number) => void;
  /** Zooms about a point of the window; without one, about the middle of the frame. `smooth` for a press, not for a wheel. */
  zoomBy: (factor: number, about?: Point, smooth?: boolean) => void;
  /** Pans until a box of the drawing is within the frame; nothing moves when it already is. */
  show: (box: Box) => void;
  /** Brings a box of the drawing to the middle of the frame, in the size in which it was drawn. */
  near: (box: Box) => void;
  /** Whether the middle of a box of the drawing is within the frame. */
  shows: (box: Box) => boolean;
}

const margin = 24;
/** On a narrow frame the drawing keeps clear of the buttons, which lie over a good part of it there. */
const narrow = { width: 640, below: 76 };
const scales = { least: 0.1, most: 3 };
const duration = 160;

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const transformOf = ({ x, y, scale }: Place): string =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;

/**
 * Pans and zooms the group of `groupRef` within the frame of `frameRef` by setting its one transform; nothing is rendered for it.
 * Fits the drawing first, when its size changes, and with the frame until a person moves it.
 */
export function useViewport(
  frameRef: RefObject<Element | null>,
  groupRef: RefObject<SVGGElement | null>,
  { width, height }: { width: number; height: number },
): Viewport {
  const place = useRef<Place>({ x: 0, y: 0, scale: 1 });
  const moved = useRef(false);
  const frame = useRef(0);

  const put = useCallback(
    (next: Place) => {
      place.current = next;
      groupRef.current?.setAttribute('transform', transformOf(next));
    },
    [groupRef],
  );

  const go = useCallback(
    (to: Place, smooth: boolean) => {
      cancelAnimationFrame(frame.current);
      if (!smooth || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        put(to);
        return;
      }
      const from = place.current;
      const start = performance.now();
      const step = (now: number) => {
        const part = clamped((now - start) / duration, 0, 1);
        const eased = 1 - (1 - part) ** 3;
        const mid = (one: number, other: number) => one + (other - one) * eased;
        put({ x: mid(from.x, to.x), y: mid(from.y, to.y), scale: mid(from.scale, to.scale) });
        if (part < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [put],
  );

  const fitted = useCallback((): Place => {
    const { clientWidth = 0, clientHeight = 0 } = frameRef.current ?? {};
    if (clientWidth === 0 || clientHeight === 0 || width === 0 || height === 0) return { x: 0, y: 0, scale: 1 };
    const below = clientWidth < narrow.width ? narrow.below : margin;
    const room = { width: clientWidth - 2 * margin, height: clientHeight - margin - below };
    const scale = clamped(Math.min(room.width / width, room.height / height), scales.least, 1);
    return { x: (clientWidth - width * scale) / 2, y: margin + (room.height - height * scale) / 2, scale };
  }, [frameRef, width, height]);

  const fit = useCallback(() => {
    moved.current = false;
    go(fitted(), true);
  }, [fitted, go]);

  const panBy = useCallback(
    (x: number, y: number) => {
      moved.current = true;
      go({ ...place.current, x: place.current.x + x, y: place.current.y + y }, false);
    },
    [go],
  );

  const zoomBy = useCallback(
    (factor: number, about?: Point, smooth = false) => {
      const box = frameRef.current?.getBoundingClientRect();
      if (!box) return;
      moved.current = true;
      const now = place.current;
      const scale = clamped(now.scale * factor, scales.least, scales.most);
      const at = about ? { x: about.x - box.left, y: about.y - box.top } : { x: box.width / 2, y: box.height / 2 };
      const grown = scale / now.scale;
      go({ x: at.x - (at.x - now.x) * grown, y: at.y - (at.y - now.y) * grown, scale }, smooth);
    },
    [frameRef, go],
  );

  const onFrame = useCallback((box: Box): Box => {
    const { x, y, scale } = place.current;
    return { x: box.x * scale + x, y: box.y * scale + y, width: box.width * scale, height: box.height * scale };
  }, []);

  const shows = useCallback(
    (box: Box) => {
      const { clientWidth = 0, clientHeight = 0 } = frameRef.current ?? {};
      const middle = centreOf(onFrame(box));
      return middle.x >= 0 && middle.y >= 0 && middle.x <= clientWidth && middle.y <= clientHeight;
    },
    [frameRef, onFrame],
  );

  const show = useCallback(
    (box: Box) => {
      const { clientWidth = 0, clientHeight = 0 } = frameRef.current ?? {};
      const at = onFrame(box);
      const shift = (start: number, size: number, room: number): number => {
        if (size > room - 2 * margin) return start > margin || start + size < room - margin ? margin - start : 0;
        return clamped(start, margin, room - margin - size) - start;
      };
      const by = { x: shift(at.x, at.width, clientWidth), y: shift(at.y, at.height, clientHeight) };
      if (by.x !== 0 || by.y !== 0)
        go({ ...place.current, x: place.current.x + by.x, y: place.current.y + by.y }, true);
    },
    [frameRef, go, onFrame],
  );

  const near = useCallback(
    (box: Box) => {
      const { clientWidth = 0, clientHeight = 0 } = frameRef.current ?? {};
      const middle = centreOf(box);
      moved.current = true;
      go({ x: clientWidth / 2 - middle.x, y: clientHeight / 2 - middle.y, scale: 1 }, true);
    },
    [frameRef, go],
  );

  useLayoutEffect(() => {
    moved.current = false;
    go(fitted(), false);
    const element = frameRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (!moved.current) go(fitted(), false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [fitted, frameRef, go]);

  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);

  return { fit, panBy, zoomBy, show, shows, near };
}
