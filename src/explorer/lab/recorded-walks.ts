import type { Recording } from '../../../machines/kit/recording';
import { walkRecorded } from '../../../machines/simulator/recorded-walk';
import { fingerprintOf } from '../chart/fingerprint';
import { encodeWalk } from './address';
import { recordedMachineOf, rosterNameOf } from './recorded-machine';

/** What became of one machine of a recording. */
export interface FoundWalk {
  number: number;
  name: string;
  steps: number;
  /** Where the desk opens it; null for one that no address holds, and for a machine that another one makes. */
  hash: string | null;
  /** Why it isn't replayed as it was, in a sentence; null where it is. */
  differs: string | null;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Walks every machine of a recording on this build. Never rejects: what can't be walked says why. */
export async function walkEveryMachine(recording: Recording): Promise<FoundWalk[]> {
  const found: FoundWalk[] = [];
  for (const [number, { kind, name }] of recording.actors.entries()) {
    if (kind !== 'machine') continue;
    try {
      const machine = await recordedMachineOf(recording, number);
      if (machine === null) throw new Error('This build has no machine of that name.');
      const samples = { lives: [{ name: 'none' }], events: [] } as const;
      const { life, scenario, steps, differs } = await walkRecorded(machine, samples, recording, number);
      const rosterName = rosterNameOf(recording, number);
      const walk = { format: 1, fingerprint: fingerprintOf(machine), life, scenario, steps } as const;
      const text = rosterName === null ? null : await encodeWalk({ ...walk, machine: rosterName }).catch(() => null);
      found.push({
        number,
        name,
        steps: steps.length,
        hash: text === null ? null : `#/${rosterName}/${text}`,
        differs,
      });
    } catch (error) {
      found.push({ number, name, steps: 0, hash: null, differs: sentenceOf(error) });
    }
  }
  return found;
}
