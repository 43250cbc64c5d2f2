import type { AnyStateMachine } from 'xstate';
import { activeNodes } from '../../../machines/kit/internals';
import type { Simulation } from '../../../machines/simulator/simulate';
import { innerMachinesOf } from '../../../machines/simulator/inner-machines';
import { factoryNameOf } from '../../../machines/simulator/invoked-actors';
import { fingerprintOf } from '../chart/fingerprint';
import type { MachineDrawing } from '../chart/fold-chart';
import { layOutChart } from '../chart/lay-out-chart';
import { isMachineName, loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { ExplorerLocation } from './location';

/** A machine whose chart is looked at. */
export interface DrawnMachine extends MachineDrawing {
  /** The way to it from the machine of the page; empty for that one. */
  way: string;
  name: string;
  /** From the root of the repository. */
  folder: string;
}

export const toDrawnMachine = ({ machine, words, layout, name, folder }: Exhibit): DrawnMachine => ({
  machine,
  words,
  layout,
  name,
  folder,
  way: '',
});

/** A machine that runs within, as it stands. */
export interface InnerMachine {
  way: string;
  machine: AnyStateMachine;
  active: string[];
}

/** The machine within that a place looks at, where it runs now. */
export function innerMachineAt(place: ExplorerLocation, simulation: Simulation | null): InnerMachine | undefined {
  const way = place.page === 'machine' ? place.within : undefined;
  if (way === undefined || simulation === null) return undefined;
  const snapshot = innerMachinesOf(simulation.actor).get(way);
  return snapshot && { way, machine: snapshot.machine, active: activeNodes(snapshot).map(({ id }) => id) };
}

const known = new WeakMap<AnyStateMachine, Promise<Omit<DrawnMachine, 'way'>>>();

async function drawnAlone(machine: AnyStateMachine): Promise<Omit<DrawnMachine, 'way'>> {
  const name = isMachineName(machine.id) ? machine.id : factoryNameOf(machine);
  const like = name === null ? null : await loadExhibit(name);
  const [words, folder] = [like?.words ?? { states: {} }, like?.folder ?? ''];
  if (like?.layout.fingerprint === fingerprintOf(machine)) return { ...toDrawnMachine(like), machine };
  return {
    machine,
    words,
    folder,
    name: machine.id,
    layout: await layOutChart(machine, words, new Set(), { quick: true }),
  };
}

/** A machine that runs within with its chart: the one that the roster draws, the words of lists for a list and a growing one. Rejects when it can't be placed. */
export async function drawInnerMachine({ way, machine }: InnerMachine): Promise<DrawnMachine> {
  const drawn = known.get(machine) ?? drawnAlone(machine);
  known.set(machine, drawn);
  drawn.catch(() => known.delete(machine));
  return { ...(await drawn), way };
}
