import type { AnyStateMachine } from 'xstate';
import type { MachineDescriptions } from '../../../machines/simulator/chart-descriptions';
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
}

/** What was laid out once of a machine, by what was folded. */
const known = new WeakMap<AnyStateMachine, Map<string, Promise<ChartLayout>>>();

function layOutCollapsed(
  { machine, words, layout }: MachineDrawing,
  collapsed: ReadonlySet<string>,
): Promise<ChartLayout> {
  if (collapsed.size === 0) return Promise.resolve(layout);
  const ofMachine = known.get(machine) ?? new Map<string, Promise<ChartLayout>>();
  known.set(machine, ofMachine);
  const key = [...collapsed].sort().join(' ');
  const laidOut = ofMachine.get(key) ?? layOutChart(machine, words, collapsed, true);
  ofMachine.set(key, laidOut);
  laidOut.catch(() => ofMachine.delete(key));
  return laidOut;
}

const scaleIn = (layout: ChartLayout, room: Size): number => fitTransform(layout, room).scale;

const levelOf = ({ path }: Pick<ChartNode, 'path'>): number => path.split('.').length;

/** The states that hold others, without the machine itself. */
function statesWithChildren({ nodes }: ChartLayout): ChartNode[] {
  const parents = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter(({ id, parent }) => parent !== null && parents.has(id));
}

/** By how much folding must let a drawing grow that can't be read even so. */
const worthwhile = 1.15;

/**
 * The drawing with what a person folded, and in a given room with as many levels of the others as can be read there, the innermost folded
 * first; the states that the machine is in, and what a person unfolded, stay unfolded. Nothing is folded where that would gain nothing.
 * Rejects when the layout engine can't place the machine.
 */
export async function foldChart({ drawn, byHand, room, active }: FoldInput): Promise<FoldedChart> {
  const own = new Set([...byHand].filter(([, isFolded]) => isFolded).map(([id]) => id));
  const as = async (levelled: readonly string[]): Promise<FoldedChart> => {
    const collapsed = new Set([...own, ...levelled]);
    return { layout: await layOutCollapsed(drawn, collapsed), collapsed, levelled: levelled.length };
  };
  const open = await as([]);
  if (room === null || isLegible(open.layout, room)) return open;
  const foldableStates = statesWithChildren(drawn.layout).filter(({ id }) => !byHand.has(id) && !active.has(id));
  let best = open;
  for (const level of [...new Set(foldableStates.map(levelOf))].sort((one, other) => one - other)) {
    const next = await as(foldableStates.filter((node) => levelOf(node) >= level).map(({ id }) => id));
    if (isLegible(next.layout, room)) best = next;
    else if (best === open) return scaleIn(next.layout, room) >= worthwhile * scaleIn(open.layout, room) ? next : open;
    else return best;
  }
  return best;
}

/** Of ids in the drawing of all of a machine, those that stand for them where some of it is folded: of what isn't drawn, the state that holds it. */
export function toVisibleIds(ids: ReadonlySet<string>, fullLayout: ChartLayout, layout: ChartLayout): Set<string> {
  const drawn = new Set([...layout.nodes, ...layout.edges].map(({ id }) => id));
  const holders = new Map<string, string | null>([
    ...fullLayout.nodes.map(({ id, parent }): [string, string | null] => [id, parent]),
    ...fullLayout.edges.map(({ id, from }): [string, string] => [id, from]),
  ]);
  const shown = (id: string | null): string | null =>
    id === null || drawn.has(id) ? id : shown(holders.get(id) ?? null);
  return new Set([...ids].map(shown).filter((id) => id !== null));
}
