import { useCallback, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { centreOf } from './chart-shapes';
import type { Box, Point } from './layout.types';
import {
  clamp,
  initialTransform,
  scaleLimits,
  shiftInto,
  visibleBoxOf,
  fitTransform,
  type ViewTransform,
  type Size,
} from './view-transform';

export interface Viewport {
  /** Shows the whole drawing, never larger than it was drawn, and so whatever comes in its place until a person moves it. */
  fit: () => void;
  /** Whether the whole drawing is shown since that was asked for. */
  fits: () => boolean;
  /** Gives back what stood before the whole drawing was shown, once that drawing is back. */
  giveBack: () => void;
  /** How large the frame is, in pixels. */
  room: () => Size;
  panBy: (x: number, y: number) => void;
  /** Brings a point of the drawing to the middle of the frame. */
  panTo: (point: Point) => void;
  /** Zooms about a point of the window; without one, about the middle of the frame. `smooth` for a press, not for a wheel. */
  zoomBy: (factor: number, about?: Point, smooth?: boolean) => void;
  /**
   * Pans until a box of the drawing is within the frame and clear of what lies over it; nothing moves when it already is. Of a box that is
   * larger it shows the upper left part.
   */
  show: (box: Box) => void;
  /** Brings a box of the drawing to the middle of the frame, in the size in which it was drawn. */
  near: (box: Box) => void;
  /** Whether all of a box of the drawing is within the frame. */
  shows: (box: Box) => boolean;
}

const duration = 160;

const transformOf = ({ x, y, scale }: ViewTransform): string =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`;

interface ViewportState extends Size {
  place: ViewTransform;
  by: 'itself' | 'fit' | 'person';
  awaited: boolean;
}

interface Options {
  /** How large the drawing is. */
  size: Size;
  /** What is shown first of a drawing that is too large to be read as a whole; null for its upper left part. */
  around: Box | null;
  /** Is told at every move which part of the drawing is within the frame. */
  mapRef: RefObject<{ frame: (visible: Box) => void } | null>;
}

const sizeOf = (element: Element | null): Size => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

/** What stands beside the frame in the page and lies over it, in pixels from its upper left corner. */
function coversOf(frame: Element | null): Box[] {
  const from = frame?.getBoundingClientRect();
  const siblings = [...(frame?.parentElement?.children ?? [])].filter((one) => one !== frame);
  const boxes = siblings
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  return boxes.map(({ left, top, width, height }) => ({
    x: left - (from?.left ?? 0),
    y: top - (from?.top ?? 0),
    width,
    height,
  }));
}

/**
 * Pans and zooms the group of `groupRef` within the frame of `frameRef` by setting its one transform; nothing is rendered for it.
 * Until a person moves it, it shows the whole drawing or, where that would be too small to read, what `around` names; and so
 * again when the size of the drawing or the frame changes.
 */
export function useViewport(
  frameRef: RefObject<Element | null>,
  groupRef: RefObject<SVGGElement | null>,
  { size: { width, height }, around, mapRef }: Options,
): Viewport {
  const place = useRef<ViewTransform>({ x: 0, y: 0, scale: 1 });
  const by = useRef<'itself' | 'fit' | 'person'>('itself');
  const frame = useRef(0);
  /** What stood before the whole drawing was shown, and whether it is awaited. */
  const lastViewport = useRef<ViewportState | null>(null);

  const put = useCallback(
    (next: ViewTransform) => {
      place.current = next;
      groupRef.current?.setAttribute('transform', transformOf(next));
      mapRef.current?.frame(visibleBoxOf(next, sizeOf(frameRef.current)));
    },
    [frameRef, groupRef, mapRef],
  );

  const go = useCallback(
    (to: ViewTransform, smooth: boolean) => {
      cancelAnimationFrame(frame.current);
      if (!smooth || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        put(to);
        return;
      }
      const from = place.current;
      const start = performance.now();
      const step = (now: number) => {
        const part = clamp((now - start) / duration, 0, 1);
        const eased = 1 - (1 - part) ** 3;
        const mid = (one: number, other: number) => one + (other - one) * eased;
        put({ x: mid(from.x, to.x), y: mid(from.y, to.y), scale: mid(from.scale, to.scale) });
        if (part < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [put],
  );

  const fit = useCallback(() => {
    const now = lastViewport.current ?? { place: place.current, by: by.current, width, height };
    lastViewport.current = { ...now, awaited: false };
    by.current = 'fit';
    go(fitTransform({ width, height }, sizeOf(frameRef.current)), true);
  }, [frameRef, go, width, height]);

  const fits = useCallback(() => by.current === 'fit', []);
  const room = useCallback(() => sizeOf(frameRef.current), [frameRef]);

  const panBy = useCallback(
    (x: number, y: number) => {
      by.current = 'person';
      go({ ...place.current, x: place.current.x + x, y: place.current.y + y }, false);
    },
    [go],
  );

  const zoomBy = useCallback(
    (factor: number, about?: Point, smooth = false) => {
      const box = frameRef.current?.getBoundingClientRect();
      if (!box) return;
      by.current = 'person';
      const now = place.current;
      const scale = clamp(now.scale * factor, scaleLimits.least, scaleLimits.most);
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
      const room = sizeOf(frameRef.current);
      const { x, y, width: wide, height: high } = onFrame(box);
      return x >= 0 && y >= 0 && x + wide <= room.width && y + high <= room.height;
    },
    [frameRef, onFrame],
  );

  const show = useCallback(
    (box: Box) => {
      const shift = shiftInto(onFrame(box), sizeOf(frameRef.current), coversOf(frameRef.current));
      if (shift.x === 0 && shift.y === 0) return;
      if (by.current === 'fit') by.current = 'person';
      go({ ...place.current, x: place.current.x + shift.x, y: place.current.y + shift.y }, true);
    },
    [frameRef, go, onFrame],
  );

  const centre = useCallback(
    ({ x, y }: Point, scale: number, smooth: boolean) => {
      const room = sizeOf(frameRef.current);
      by.current = 'person';
      go({ x: room.width / 2 - x * scale, y: room.height / 2 - y * scale, scale }, smooth);
    },
    [frameRef, go],
  );
  const near = useCallback((box: Box) => centre(centreOf(box), 1, true), [centre]);
  const panTo = useCallback((point: Point) => centre(point, place.current.scale, false), [centre]);

  const giveBack = useCallback(() => {
    const before = lastViewport.current;
    if (before === null) return;
    const isBack = before.width === width && before.height === height;
    lastViewport.current = isBack ? null : { ...before, awaited: true };
    by.current = isBack && before.by === 'person' ? 'person' : 'itself';
    if (!isBack) return;
    const first = () => initialTransform({ width, height }, sizeOf(frameRef.current), around);
    go(by.current === 'person' ? before.place : first(), true);
  }, [around, frameRef, go, height, width]);

  const settle = useEffectEvent(() => {
    const room = sizeOf(frameRef.current);
    const size = { width, height };
    if (by.current === 'itself') go(initialTransform(size, room, around), false);
    else if (by.current === 'fit') go(fitTransform(size, room), false);
    else put(place.current);
  });
  const isAnywhere = around !== null;
  useLayoutEffect(() => {
    const before = lastViewport.current;
    if (by.current !== 'fit') by.current = 'itself';
    if (before?.awaited === true) {
      lastViewport.current = null;
      if (before.by === 'person' && before.width === width && before.height === height) {
        by.current = 'person';
        place.current = before.place;
      }
    }
    settle();
  }, [width, height]);
  useLayoutEffect(() => {
    settle();
    const element = frameRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => settle());
    observer.observe(element);
    return () => observer.disconnect();
  }, [frameRef, isAnywhere]);

  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);

  return { fit, fits, giveBack, room, panBy, panTo, zoomBy, show, shows, near };
}
