import type { AnyStateMachine } from 'xstate';
import { connectionsOf } from '../../machines/simulator/connections';
import type { RosterEntry } from '../../machines/screen-machines';
import type { DrawingTexts } from './drawing-store';
import { samplesOf } from './machine-coverage';

/** Whom each machine runs and what it says to whom, as JSON. A machine without samples is told of by its chart alone. */
export async function connectionTextsOf(
  root: string,
  roster: readonly [string, RosterEntry][],
  onMade: () => void,
): Promise<DrawingTexts> {
  const made: DrawingTexts = new Map();
  for (const [name, entry] of roster) {
    const found = await samplesOf(root, name, entry);
    const machine: AnyStateMachine = await entry.load();
    made.set(name, { text: JSON.stringify(connectionsOf(machine, typeof found === 'string' ? null : found.samples)) });
    onMade();
  }
  return made;
}
