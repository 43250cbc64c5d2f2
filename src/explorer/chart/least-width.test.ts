import { describe, expect, it } from 'vitest';
import type { Graph, GraphEdge, GraphNode } from './graph';
import type { Box } from './layout.types';
import { leastWidthToTheRight } from './least-width';

const node = (id: string, parent: string | null, leaf = true) => ({ id, parent, leaf }) as GraphNode;
const edge = (id: string, from: string, to: string) =>
  ({ id, from, to, also: [] as string[], does: [] as string[] }) as Partial<GraphEdge> as GraphEdge;
const box = (y: number, width: number): Box => ({ x: 0, y, width, height: 20 });
const machine = node('machine', null, false);

const leastOf = (graph: Graph, boxes: Record<string, Box>, labels: Record<string, Box> = {}) =>
  leastWidthToTheRight(machine, graph, {
    boxes: new Map(Object.entries(boxes)),
    labels: new Map(Object.entries(labels)),
  });

describe('how wide a layout to the right is at least', () => {
  const states = [machine, node('a', 'machine'), node('b', 'machine')];

  it('states that stand one beneath another stand one beside another', () => {
    expect(leastOf({ nodes: states, edges: [] }, { a: box(0, 100), b: box(30, 50) })).toBe(100 + 12 + 50);
  });

  it('of states that stand side by side only the wider one counts', () => {
    expect(leastOf({ nodes: states, edges: [] }, { a: box(0, 100), b: box(10, 50) })).toBe(100);
  });

  it('words between two states take their own room', () => {
    const graph = { nodes: states, edges: [edge('e', 'a', 'b')] };
    expect(leastOf(graph, { a: box(0, 100), b: box(90, 50) }, { e: box(40, 70) })).toBe(100 + 12 + 70 + 12 + 50);
  });

  it('a state with others in it is as wide as those, whatever its own box says', () => {
    const nodes = [machine, node('a', 'machine'), node('b', 'machine', false), node('c', 'b'), node('d', 'b')];
    const boxes = { a: box(0, 100), b: { ...box(30, 900), height: 90 }, c: box(40, 30), d: box(70, 40) };
    expect(leastOf({ nodes, edges: [] }, boxes)).toBe(100 + 12 + 30 + 12 + 40);
  });
});
