import type { AnyStateMachine } from 'xstate';
import { activeNodes } from '../../../machines/rehearsal/internals';
import type { Rehearsal } from '../../../machines/rehearsal/rehearse';
import { machinesWithin } from '../../../machines/rehearsal/within';
import { madeAs } from '../../../machines/rehearsal/runs';
import { fingerprintOf } from '../chart/fingerprint';
import type { Drawn } from '../chart/fold';
import { layOut } from '../chart/lay-out';
import { isMachineName, loadExhibit } from '../lab/exhibit';
import type { Exhibit } from '../lab/lab.types';
import type { Place } from './place';

/** A machine whose chart is looked at. */
export interface DrawnMachine extends Drawn {
  /** The way to it from the machine of the page; empty for that one. */
  way: string;
  name: string;
  /** From the root of the repository. */
  folder: string;
}

export const ownDrawn = ({ machine, words, layout, name, folder }: Exhibit): DrawnMachine => ({
  machine,
  words,
  layout,
  name,
  folder,
  way: '',
});

/** A machine that runs within, as it stands. */
export interface Inner {
  way: string;
  machine: AnyStateMachine;
  active: string[];
}

/** The machine within that a place looks at, where it runs now. */
export function innerAt(place: Place, rehearsal: Rehearsal | null): Inner | undefined {
  const way = place.page === 'machine' ? place.within : undefined;
  if (way === undefined || rehearsal === null) return undefined;
  const snapshot = machinesWithin(rehearsal.actor).get(way);
  return snapshot && { way, machine: snapshot.machine, active: activeNodes(snapshot).map(({ id }) => id) };
}

const known = new WeakMap<AnyStateMachine, Promise<Omit<DrawnMachine, 'way'>>>();

async function drawnAlone(machine: AnyStateMachine): Promise<Omit<DrawnMachine, 'way'>> {
  const name = isMachineName(machine.id) ? machine.id : madeAs(machine);
  const like = name === null ? null : await loadExhibit(name);
  const [words, folder] = [like?.words ?? { states: {} }, like?.folder ?? ''];
  if (like?.layout.fingerprint === fingerprintOf(machine)) return { ...ownDrawn(like), machine };
  return { machine, words, folder, name: machine.id, layout: await layOut(machine, words, new Set(), true) };
}

/** A machine that runs within with its chart: the one that the roster draws, the words of lists for a list and a growing one. Rejects when it can't be placed. */
export async function drawnWithin({ way, machine }: Inner): Promise<DrawnMachine> {
  const drawn = known.get(machine) ?? drawnAlone(machine);
  known.set(machine, drawn);
  drawn.catch(() => known.delete(machine));
  return { ...(await drawn), way };
}
