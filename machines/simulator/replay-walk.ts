import type { AnyStateMachine } from 'xstate';
import { firstDifference } from './effects';
import { withRecordedScenario } from './recorded-scenario';
import { simulate, type Simulation } from './simulate';
import type { MachineSamples } from './samples';
import { describeSavedState } from './describe-state';
import type { TakenStep, Walk } from './walk';

export interface ReplayedWalk<Machine extends AnyStateMachine> {
  /** Stands where the last step led that still holds. */
  simulation: Simulation<Machine>;
  /** The first step (from 0) that no longer holds and why, in a sentence; null when all do. */
  broke: { at: number; said: string } | null;
}

/** What the last step did otherwise than it is known, as the end of a sentence; null when nothing. */
function otherEnd(
  simulation: Pick<Simulation, 'at' | 'did'>,
  { to, did }: Pick<TakenStep, 'to' | 'did'>,
): string | null {
  if (simulation.at() !== to)
    return `led to ${describeSavedState(to)}, and leads to ${describeSavedState(simulation.at())} now`;
  return did === undefined ? null : firstDifference(did, simulation.did());
}

/**
 * Takes the steps of a walk on a fresh machine, up to the first that can't be taken, ends in another state than it did, or does anything
 * else than it did. Throws
 * for a life that the machine doesn't have. `each` is told of the start and of every step that holds.
 */
export async function replayWalk<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: MachineSamples<Machine>,
  { life, scenario, steps }: Pick<Walk, 'life' | 'scenario' | 'steps'>,
  each: (simulation: Simulation<Machine>, step: TakenStep | null) => void = () => undefined,
): Promise<ReplayedWalk<Machine>> {
  const simulation = await simulate(machine, withRecordedScenario(samples, { life, scenario }), life);
  each(simulation, null);
  for (const [at, { to, did, ...step }] of steps.entries()) {
    const why = await simulation.take(step);
    if (why !== null) return { simulation, broke: { at, said: `Step ${at + 1} can't be taken: ${why}` } };
    const other = otherEnd(simulation, { to, did });
    if (other !== null) {
      const broken = simulation.broken().map((sentence) => ` Must never hold, and does: ${sentence}.`);
      const said = `Step ${at + 1} ${other}.${broken.join('')}`;
      simulation.stop();
      const held = await replayWalk(machine, samples, { life, scenario, steps: steps.slice(0, at) });
      return { simulation: held.simulation, broke: { at, said } };
    }
    each(simulation, { ...step, to, did: simulation.did() });
  }
  return { simulation, broke: null };
}
