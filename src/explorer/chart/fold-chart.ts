import type { AnyStateMachine } from 'xstate';
import type { MachineDescriptions } from '../../../machines/simulator/chart-descriptions';
import type { ChartDetail } from './graph';
import { layOutChart } from './lay-out-chart';
import type { ChartLayout, ChartNode } from './layout.types';
import { isLegible, fitTransform, type Size } from './view-transform';

/** A machine with the drawing of all of it. */
export interface MachineDrawing {
  machine: AnyStateMachine;
  words: MachineDescriptions;
  layout: ChartLayout;
}

export interface FoldInput {
  drawn: MachineDrawing;
  /** What a person folded (true) or unfolded (false), by the ids of states: it stays so whatever is shown. */
  byHand: ReadonlyMap<string, boolean>;
  /** The frame in which all of it is to be read; null where it may be larger. */
  room: Size | null;
  /** The ids of the states that the machine is in. */
  active: ReadonlySet<string>;
}

/** A drawing and the states whose children it leaves out, `levelled` of them since all of it could not be read. */
export interface FoldedChart {
  layout: ChartLayout;
  collapsed: ReadonlySet<string>;
  levelled: number;
  detail: ChartDetail;
}

/** What was laid out once of a machine, by what was folded. */
const known = new WeakMap<AnyStateMachine, Map<string, Promise<ChartLayout>>>();

function layOutCollapsed(
  { machine, words, layout }: MachineDrawing,
  collapsed: ReadonlySet<string>,
  detail: ChartDetail,
): Promise<ChartLayout> {
  if (collapsed.size === 0 && detail === 'words') return Promise.resolve(layout);
  const ofMachine = known.get(machine) ?? new Map<string, Promise<ChartLayout>>();
  known.set(machine, ofMachine);
  const key = [detail, ...[...collapsed].sort()].join(' ');
  const laidOut = ofMachine.get(key) ?? layOutChart(machine, words, collapsed, { quick: detail !== 'names', detail });
  ofMachine.set(key, laidOut);
  laidOut.catch(() => ofMachine.delete(key));
  return laidOut;
}

const scaleIn = ({ layout }: FoldedChart, room: Size): number => fitTransform(layout, room).scale;
const canBeRead = ({ layout, detail }: FoldedChart, room: Size): boolean => isLegible(layout, room, detail);

const levelOf = ({ path }: Pick<ChartNode, 'path'>): number => path.split('.').length;

/** The states that hold others, without the machine itself. */
function statesWithChildren({ nodes }: ChartLayout): ChartNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ id, parent }) => parent !== null && parents.has(id));
}

/** By how much folding must let a drawing grow that can't be read even so. */
const worthwhile = 1.15;

/**
 * Of a drawing that is smaller than this, folding lets no machine's words be read, nor does leaving out all words but the names of states
 * and events: neither is tried, for a large chart takes seconds.
 */
const worthTrying = { words: 0.2, events: 0.4 };

/**
 * The drawing with what a person folded, and in a given room as much of it as can be read there. The states that the machine is in, and what
 * a person unfolded, stay unfolded: the others are folded by level, the innermost first. Where that isn't enough, states and events are drawn
 * by their names; then the states alone, folded too, and at last where the machine is. Nothing is done where that would gain nothing.
 * Rejects when the layout engine can't place the machine.
 */
export async function foldChart({ drawn, byHand, room, active }: FoldInput): Promise<FoldedChart> {
  const own = new Set([...byHand].filter(([, isFolded]) => isFolded).map(([id]) => id));
  const as = async (levelled: readonly string[], detail: ChartDetail): Promise<FoldedChart> => {
    const collapsed = new Set([...own, ...levelled]);
    const layout = await layOutCollapsed(drawn, collapsed, detail);
    return { layout, collapsed, levelled: levelled.length, detail };
  };
  const open = await as([], 'words');
  if (room === null || canBeRead(open, room)) return open;
  const foldable = statesWithChildren(drawn.layout).filter(({ id }) => !byHand.has(id));
  const idle = foldable.filter(({ id }) => !active.has(id));
  let largest = open;
  /** As few of these states folded as let it be read; null where none is enough. */
  const readable = async (states: readonly ChartNode[], detail: ChartDetail): Promise<FoldedChart | null> => {
    let best: FoldedChart | null = null;
    for (const level of [...new Set(states.map(levelOf))].sort((one, other) => one - other)) {
      const folded = states.filter((node) => levelOf(node) >= level).map(({ id }) => id);
      const next = await as(folded, detail);
      if (scaleIn(next, room) > scaleIn(largest, room)) largest = next;
      if (!canBeRead(next, room)) return best;
      best = next;
    }
    return best;
  };
  const inWords = scaleIn(open, room) < worthTrying.words ? null : await readable(idle, 'words');
  if (inWords !== null) return inWords;
  const details = scaleIn(open, room) < worthTrying.events ? (['names'] as const) : (['events', 'names'] as const);
  for (const detail of details) {
    const whole = await as([], detail);
    if (canBeRead(whole, room)) return whole;
    if (scaleIn(whole, room) > scaleIn(largest, room)) largest = whole;
  }
  const folded = (await readable(idle, 'names')) ?? (await readable(foldable, 'names'));
  if (folded !== null) return folded;
  return scaleIn(largest, room) >= worthwhile * scaleIn(open, room) ? largest : open;
}

/** Of ids in the drawing of all of a machine, those that stand for them where some of it is folded: of what isn't drawn, the state that holds it. */
export function toVisibleIds(ids: ReadonlySet<string>, fullLayout: ChartLayout, layout: ChartLayout): Set<string> {
  const drawn = new Set([...layout.nodes, ...layout.edges].map(({ id }) => id));
  const holders = new Map<string, string | null>([
    ...fullLayout.nodes.map(({ id, parent }): [string, string | null] => [id, parent]),
    ...fullLayout.edges.map(({ id, from }): [string, string] => [id, from]),
  ]);
  const merged = new Map(layout.edges.flatMap(({ id, merged: others = [] }) => others.map((one) => [one, id])));
  const shown = (id: string | null): string | null =>
    id === null || drawn.has(id) ? id : (merged.get(id) ?? shown(holders.get(id) ?? null));
  return new Set([...ids].map(shown).filter((id) => id !== null));
}
