import type { AnyStateMachine } from 'xstate';
import type { Recording } from '../../../machines/kit/recording';
import { roster } from '../../../machines/roster';
import { invokedActorOf } from '../../../machines/simulator/invoked-actors';

const isRosterName = (name: string): name is keyof typeof roster => Object.hasOwn(roster, name);

/** Machines of the roster whose id is another than their name there. */
const otherNames: Readonly<Record<string, string>> = { listingDetail: 'listing' };

/** The name in the roster of a machine of a recording; null for one that another machine makes: a list of it, a resource. */
export function rosterNameOf({ actors }: Recording, number: number): keyof typeof roster | null {
  const { name = '', kind = 'other' } = actors[number] ?? {};
  const named = otherNames[name] ?? name;
  return kind === 'machine' && isRosterName(named) ? named : null;
}

/** The machine that an actor of a recording was, of this build; null where this build has none. */
export async function recordedMachineOf(recording: Recording, number: number): Promise<AnyStateMachine | null> {
  const name = rosterNameOf(recording, number);
  if (name !== null) return roster[name].load();
  const actor = recording.actors[number];
  if (actor === undefined || actor.parent === null || actor.kind !== 'machine') return null;
  const parent = await recordedMachineOf(recording, actor.parent);
  return parent === null ? null : (invokedActorOf(parent, actor.id)?.machine ?? null);
}
