import type { Point } from './layout.types';

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
