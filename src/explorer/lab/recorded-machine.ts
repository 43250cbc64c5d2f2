import type { AnyStateMachine } from 'xstate';
import type { Recording } from '../../../machines/kit/recording';
import { roster } from '../../../machines/roster';
import { invokedActorOf } from '../../../machines/simulator/invoked-actors';

type Recorded = Pick<Recording, 'actors'>;

/** Where the code of a recorded machine is: a machine of the roster, and the ids that lead from it to one that it makes itself. */
export interface RosterPath {
  name: keyof typeof roster;
  within: readonly string[];
}

const isRosterName = (name: string): name is keyof typeof roster => Object.hasOwn(roster, name);

/** Machines of the roster whose id is another than their name there. */
const otherNames: Readonly<Record<string, string>> = { listingDetail: 'listing' };

/** Where the machine of a recording is in the roster; null for one that this build doesn't have. */
export function rosterPathOf(recording: Recorded, number: number): RosterPath | null {
  const { id = '', name = '', kind = 'other', parent = null } = recording.actors[number] ?? {};
  if (kind !== 'machine') return null;
  const named = otherNames[name] ?? name;
  if (isRosterName(named)) return { name: named, within: [] };
  const above = parent === null ? null : rosterPathOf(recording, parent);
  return above === null ? null : { ...above, within: [...above.within, id] };
}

/** The machine that an actor of a recording was, of this build; null where this build has none. */
export async function recordedMachineOf(recording: Recorded, number: number): Promise<AnyStateMachine | null> {
  const path = rosterPathOf(recording, number);
  if (path === null) return null;
  let machine: AnyStateMachine | undefined = await roster[path.name].load();
  for (const id of path.within) machine = (machine && invokedActorOf(machine, id)?.machine) ?? undefined;
  return machine ?? null;
}
