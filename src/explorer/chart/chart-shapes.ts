import type { Box, Point } from './layout.types';

const corner = 6;
const arrow = { length: 8, half: 4 };

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The point so many pixels from `from` towards `to`. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

const between = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The path of a line through points, its corners rounded; empty for fewer than two. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined || rest.length === 0) return '';
  const steps = rest.map((point, index) => {
    const before = points[index];
    const after = rest[index + 1];
    if (before === undefined || after === undefined) return `L${at(point)}`;
    const radius = Math.min(corner, between(before, point) / 2, between(point, after) / 2);
    return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
  });
  return `M${at(first)}${steps.join('')}`;
}

/** The triangle at the end of a line; empty where it has no direction. */
export function arrowPath(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const length = between(before, tip);
  if (length === 0) return '';
  const base = towards(tip, before, arrow.length);
  const aside = { x: ((tip.y - before.y) / length) * arrow.half, y: (-(tip.x - before.x) / length) * arrow.half };
  return `M${at(tip)}L${at({ x: base.x + aside.x, y: base.y + aside.y })}L${at({ x: base.x - aside.x, y: base.y - aside.y })}Z`;
}

/** A box that is larger by so many pixels on every side. */
export const expandBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
