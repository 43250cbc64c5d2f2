import type { AnyStateMachine } from 'xstate';
import { firstDifference } from './deeds';
import { rehearse, type Rehearsal } from './rehearse';
import type { MachineSamples } from './samples';
import { keptStateInWords } from './state-words';
import type { TakenStep, Walk } from './walk';

export interface Retraced<Machine extends AnyStateMachine> {
  /** Stands where the last step led that still holds. */
  rehearsal: Rehearsal<Machine>;
  /** The first step (from 0) that no longer holds and why, in a sentence; null when all do. */
  broke: { at: number; said: string } | null;
}

/** What the last step did otherwise than it is known, as the end of a sentence; null when nothing. */
function otherEnd(rehearsal: Pick<Rehearsal, 'at' | 'did'>, { to, did }: Pick<TakenStep, 'to' | 'did'>): string | null {
  if (rehearsal.at() !== to)
    return `led to ${keptStateInWords(to)}, and leads to ${keptStateInWords(rehearsal.at())} now`;
  return did === undefined ? null : firstDifference(did, rehearsal.did());
}

/**
 * Takes the steps of a walk on a fresh machine, up to the first that can't be taken, ends in another state than it did, or does anything
 * else than it did. Throws
 * for a life that the machine doesn't have. `each` is told of the start and of every step that holds.
 */
export async function retrace<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: MachineSamples<Machine>,
  { life, steps }: Pick<Walk, 'life' | 'steps'>,
  each: (rehearsal: Rehearsal<Machine>, step: TakenStep | null) => void = () => undefined,
): Promise<Retraced<Machine>> {
  const rehearsal = await rehearse(machine, samples, life);
  each(rehearsal, null);
  for (const [at, { to, did, ...step }] of steps.entries()) {
    const why = await rehearsal.take(step);
    if (why !== null) return { rehearsal, broke: { at, said: `Step ${at + 1} can't be taken: ${why}` } };
    const other = otherEnd(rehearsal, { to, did });
    if (other !== null) {
      const broken = rehearsal.broken().map((sentence) => ` Must never hold, and does: ${sentence}.`);
      const said = `Step ${at + 1} ${other}.${broken.join('')}`;
      rehearsal.stop();
      const held = await retrace(machine, samples, { life, steps: steps.slice(0, at) });
      return { rehearsal: held.rehearsal, broke: { at, said } };
    }
    each(rehearsal, { ...step, to, did: rehearsal.did() });
  }
  return { rehearsal, broke: null };
}
