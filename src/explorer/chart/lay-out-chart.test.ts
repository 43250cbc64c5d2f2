import { countCrossings } from './place-state';
import { layouts } from 'virtual:machine-drawings';
import { describe, expect, it } from 'vitest';
import {
  descriptionsIn,
  statesOf,
  transitionsOf,
  type MachineDescriptions,
} from '../../../machines/simulator/chart-descriptions';
import { transitionId } from '../../../machines/kit/internals';
import { layOutAsTheBuild } from '../../../tests/build-layout-engine';
import { roster } from '../../../machines/roster';
import type { RosterEntry } from '../../../machines/screen-machines';
import { fingerprintOf } from './fingerprint';
import { labelText } from './label';
import { layOutChart } from './lay-out-chart';
import type { Box, ChartLayout, ChartNode, Point } from './layout.types';
import { layOutBoxText, boxPadding, typeSizes } from './text';

layOutAsTheBuild();

const samples = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.samples.ts');

const layoutOf = async (name: string): Promise<ChartLayout> => {
  const load = layouts[name];
  if (!load) throw new Error(`${name} has no layout.`);
  return (await load()).default;
};
async function wordsOf({ folder }: RosterEntry): Promise<MachineDescriptions> {
  const module = await samples[`../../../${folder}/${folder.split('/').at(-1) ?? ''}.samples.ts`]?.();
  const found = descriptionsIn(module ?? {});
  if (!found) throw new Error(`${folder} has no descriptions.`);
  return found;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const smaller = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
/** Each straight piece of a line as a box. */
const pieces = (line: readonly Point[]): Box[] =>
  line.slice(1).map((to, index) => {
    const from = line[index] ?? to;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    };
  });
const pairs = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [One, One] => [one, other]));

function parts(layout: ChartLayout) {
  const { nodes, edges } = layout;
  const parents = new Set(nodes.map(({ parent }) => parent));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    nodes,
    edges,
    byId,
    leaves: nodes.filter(({ id }) => !parents.has(id)),
    leaf: (id: string) => !parents.has(id),
  };
}

/** What would be wrong to look at, in words; empty for a drawing that can be read. */
function faultsOf(layout: ChartLayout): string[] {
  const { nodes, edges, byId, leaves, leaf } = parts(layout);
  const drawing: Box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const textOf = (node: ChartNode): Box => {
    const { width, height } = layOutBoxText(node, leaf(node.id));
    return { x: node.text.x + boxPadding, y: node.text.y, width: width - 2 * boxPadding, height };
  };
  const lines = edges.flatMap((edge) => edge.points.flatMap(pieces).map((piece) => ({ edge, piece })));
  return [
    ...pairs(nodes)
      .filter(([one, other]) => one.parent === other.parent && overlap(one, other))
      .map(([one, other]) => `${one.id} and ${other.id} overlap`),
    ...nodes
      .filter(({ parent, ...box }) => !within(box, (parent === null ? drawing : byId.get(parent)) ?? drawing))
      .map(({ id }) => `${id} leaves its parent`),
    ...nodes.filter((node) => !within(textOf(node), node)).map(({ id }) => `the words of ${id} leave its box`),
    ...edges
      .filter(({ label }) => label.width === 0 || !within(label, drawing))
      .map(({ id }) => `the label of ${id} leaves the drawing`),
    ...edges
      .filter(({ from, to, label }) => to === null && !within(label, byId.get(from) ?? drawing))
      .map(({ id }) => `the label of ${id} leaves its state`),
    ...edges
      .filter((edge) => edge.label.height < labelText(edge).lines.length * typeSizes.mono.line)
      .map(({ id }) => `the label of ${id} is too low for its words`),
    ...pairs(edges)
      .filter(([one, other]) => overlap(one.label, other.label))
      .map(([one, other]) => `the labels of ${one.id} and ${other.id} overlap`),
    ...edges.flatMap(({ id, to, label }) =>
      leaves
        .filter((node) => to !== null && overlap(node, label))
        .map((node) => `the label of ${id} lies on ${node.id}`),
    ),
    ...lines.flatMap(({ edge, piece }) =>
      leaves
        .filter((node) => overlap(smaller(node, 1), piece))
        .map((node) => `the line of ${edge.id} crosses ${node.id}`),
    ),
    ...lines.flatMap(({ edge, piece }) =>
      edges
        .filter((other) => other !== edge && overlap(smaller(other.label, 1), piece))
        .map((other) => `the line of ${edge.id} crosses the label of ${other.id}`),
    ),
    ...lines.flatMap(({ edge, piece }) =>
      nodes
        .filter((node) => overlap(textOf(node), piece))
        .map((node) => `the line of ${edge.id} crosses the words of ${node.id}`),
    ),
    ...edges.flatMap(({ id, to, points }) => {
      const ends = points.map((line) => line.at(-1));
      if (to === null) return points.length === 0 ? [] : [`${id} stays and has a line`];
      const reached = byId.get(to);
      const touches = ends.some(
        (end) => end && reached && within({ ...end, width: 0, height: 0 }, smaller(reached, -1)),
      );
      return touches ? [] : [`${id} does not end at ${to}`];
    }),
  ];
}

describe('the layout of every machine', () => {
  it.each(Object.entries<RosterEntry>(roster))('%s: nothing lies on anything else', async (name) => {
    expect(faultsOf(await layoutOf(name))).toEqual([]);
  });

  it.each(Object.entries<RosterEntry>(roster))('%s: has each state and transition once', async (name, entry) => {
    const machine = await entry.load();
    const layout = await layoutOf(name);
    const states = [machine.root, ...statesOf(machine.root)];
    expect(layout.fingerprint).toBe(fingerprintOf(machine));
    expect(layout.nodes.map(({ id }) => id)).toEqual(states.map(({ id }) => id));
    expect(layout.edges.map(({ id }) => id).sort()).toEqual(states.flatMap(transitionsOf).map(transitionId).sort());
    expect(layout.starts.map(({ parent }) => parent)).toEqual(
      layout.nodes.filter(({ initial }) => initial).map(({ parent }) => parent),
    );
  });

  it.each([
    ['session', 11],
    ['operation', 9],
  ])('%s: its lines cross at most %i times', async (name, most) => {
    const { edges } = await layoutOf(name);
    expect(countCrossings(edges.map(({ points }) => points))).toBeLessThanOrEqual(most);
  });

  it.each(Object.entries<RosterEntry>(roster))('%s: fits a window of usual proportions', async (name) => {
    const { width, height } = await layoutOf(name);
    expect(width / height).toBeGreaterThan(0.5);
    expect(width / height).toBeLessThan(3);
  });
});

/** The states that can be collapsed in each chart, a few at a time: to lay a large chart out takes a second. */
async function collapsibleStates([name, entry]: [string, RosterEntry]): Promise<[string, string, RosterEntry][]> {
  const { root } = await entry.load();
  return [root, ...statesOf(root)]
    .filter(({ states }) => Object.keys(states).length > 0)
    .map(({ id }) => [name, id, entry]);
}
const collapsible = (await Promise.all(Object.entries<RosterEntry>(roster).map(collapsibleStates))).flat();

describe('a chart with collapsed states', () => {
  it('leaves out what they hold, and leads to them what led inside', async () => {
    const machine = await roster.case.load();
    const layout = await layOutChart(machine, await wordsOf(roster.case), new Set(['case.reply']));
    expect(faultsOf(layout)).toEqual([]);
    expect(layout.nodes.map(({ path }) => path)).toEqual([
      '',
      'content',
      'content.asking',
      'content.shown',
      'content.failed',
      'reply',
    ]);
    const settled = layout.edges.filter(({ eventType }) => eventType === 'xstate.done.actor.reply');
    // It was taken, or the case awaited no answer any more.
    const out = ['case.reply', 'case.content.asking'];
    expect(settled.map(({ from, to }) => [from, to])).toEqual([out, out]);
    expect(layout.edges.some(({ eventType }) => eventType === 'confirm.begin')).toBe(false);
  });

  it('may be one box', async () => {
    const layout = await layOutChart(await roster.send.load(), await wordsOf(roster.send), new Set(['send']));
    expect(faultsOf(layout)).toEqual([]);
    expect(layout.nodes).toHaveLength(1);
    expect(layout.edges.map(({ to }) => to)).toEqual([null, null, null, null, null, null, null]);
  });

  it.each(collapsible)(
    '%s: is readable with %s collapsed, laid out as quickly as the page does it',
    async (_name, id, entry) => {
      expect(
        faultsOf(await layOutChart(await entry.load(), await wordsOf(entry), new Set([id]), { quick: true })),
      ).toEqual([]);
    },
    60_000,
  );
});

describe('what is looked for in a drawing', async () => {
  const layout = await layoutOf('case');
  const moved = (path: string, by: Partial<Box>): ChartLayout => {
    return { ...layout, nodes: layout.nodes.map((node) => (node.path === path ? { ...node, ...by } : node)) };
  };
  const labelled = (by: Partial<Box>): ChartLayout => {
    const change = ({ eventType, label }: ChartLayout['edges'][number]) =>
      eventType === 'confirm.begin' ? { ...label, ...by } : label;
    return { ...layout, edges: layout.edges.map((edge) => ({ ...edge, label: change(edge) })) };
  };
  const { nodes, edges } = layout;
  const choosing = nodes.find(({ path }) => path === 'reply.choosing');
  const other = edges.find(({ eventType }) => eventType === 'retract.begin');

  it.each([
    ['a state on another', moved('reply.confirming', { x: choosing?.x, y: choosing?.y }), /choosing and .* overlap/],
    ['a state outside its parent', moved('reply.confirming', { x: 0 }), /confirming leaves its parent/],
    ['a box too small for its words', moved('reply.choosing', { width: 20 }), /words of case.reply.choosing leave/],
    ['an arrow that ends elsewhere', moved('reply.choosing', { y: 0 }), /does not end at case.reply.choosing/],
    ['a label outside', labelled({ x: -5 }), /label of .*confirm.begin.* leaves the drawing/],
    ['a label on a state', labelled({ x: choosing?.x, y: choosing?.y }), /lies on case.reply.choosing/],
    ['a label on another', labelled({ x: other?.label.x, y: other?.label.y }), /labels of .* overlap/],
  ])('finds %s', (_what, layout, sentence) => {
    expect(faultsOf(layout)).toContainEqual(expect.stringMatching(sentence));
  });
});
