import type { AnyStateMachine } from 'xstate';
import { firstDifference } from './effects';
import { piecesByNumber, piecesOf } from './pieces';
import { withRecordedScenario } from './recorded-scenario';
import type { MachineView } from './digest';
import { simulate, type Simulation } from './simulate';
import type { MachineSamples } from './samples';
import { describeSavedState } from './describe-state';
import type { StepResult, TakenStep, Walk } from './walk';

/** The first step (from 0) of a walk that no longer holds and why, in a sentence. */
export interface BrokenStep {
  at: number;
  said: string;
  /** It is the start that differs, before any step. */
  isStart?: true;
}

export interface ReplayedWalk<Machine extends AnyStateMachine> {
  /** Stands where the last step led that still holds. */
  simulation: Simulation<Machine>;
  /** Null when all steps hold. */
  broke: BrokenStep | null;
}

/** What of the actions the step ran otherwise than it is known, as a sentence behind another; empty where that can't be told. */
function otherActions(known: readonly string[] | undefined, ran: readonly string[] = []): string {
  if (known === undefined) return '';
  const lost = known.filter((action) => !ran.includes(action));
  const added = ran.filter((action) => !known.includes(action));
  if (lost.length > 0) return ` It ran ${quoted(lost)} then, and doesn't now.`;
  if (added.length > 0) return ` It runs ${quoted(added)} now, and didn't then.`;
  return known.join() === ran.join() ? '' : ` It ran ${quoted(known)} then, and now ${quoted(ran)}.`;
}

const quoted = (actions: readonly string[]): string => actions.map((action) => `“${action}”`).join(', ');

/** What two lists differ in: without what both begin and end with. */
function middlesOf(one: readonly string[], other: readonly string[]): [readonly string[], readonly string[]] {
  const begins = one.findIndex((action, at) => action !== other[at]);
  const ends = one.toReversed().findIndex((action, at) => action !== other.at(-1 - at));
  return [one.slice(begins, one.length - ends), other.slice(begins, other.length - ends)];
}

/**
 * The actions that a step ran in another order, or that it no longer runs and has no other in their place, as the end of a sentence;
 * null where neither holds. An action with another name in the same place, and one more, are no difference.
 */
function otherOrder(known: readonly string[], ran: readonly string[]): string | null {
  const nameless = (actions: readonly string[], others: readonly string[]) =>
    actions.map((action) => (others.includes(action) ? action : ''));
  const rest = nameless(ran, known);
  let from = 0;
  const isInOrder = nameless(known, ran).every((action) => {
    from = rest.indexOf(action, from) + 1;
    return from > 0;
  });
  if (isInOrder) return null;
  if (ran.length < known.length) {
    const unpaired = [...ran];
    const lost = known.filter((action) => {
      const at = unpaired.indexOf(action);
      return at === -1 || unpaired.splice(at, 1).length === 0;
    });
    return `ran ${quoted(lost)}, and doesn't now`;
  }
  const [before, now] = middlesOf(known, ran);
  return `ran ${quoted(before)} in this order, and runs ${quoted(now)} now`;
}

/** What the last step, or the start, did or left otherwise than it is known, as the end of a sentence; null when nothing. */
function otherEnd(
  simulation: Pick<Simulation, 'at' | 'effects' | 'digestDifference'>,
  { to, did, digest, ran }: StepResult,
  now: StepResult,
): string | null {
  const led = simulation.at();
  const state = led === to ? null : `led to ${describeSavedState(to)}, and leads to ${describeSavedState(led)} now`;
  const toPieces = digest === undefined ? piecesByNumber : piecesOf;
  const effect = state ?? (did === undefined ? null : firstDifference(did, simulation.effects(), toPieces));
  const end = effect ?? (digest === undefined ? null : simulation.digestDifference(digest));
  if (end !== null) return `${end}.${otherActions(ran, now.ran)}`;
  const order = ran === undefined ? null : otherOrder(ran, now.ran ?? []);
  return order === null ? null : `${order}.`;
}

/**
 * Takes the steps of a walk on a fresh machine, up to the first that can't be taken, ends in another state than it did, does anything
 * else or in another order than it did, or leaves other data. Throws for a life that the machine doesn't have. `each` is told of the
 * start (null) and of every step that holds; what the walk knows of the view is compared with what `view` shows.
 */
export async function replayWalk<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: MachineSamples<Machine>,
  { life, scenario, start, steps }: Pick<Walk, 'life' | 'scenario' | 'start' | 'steps'>,
  each: (simulation: Simulation<Machine>, step: TakenStep | null) => void = () => undefined,
  view: MachineView = null,
): Promise<ReplayedWalk<Machine>> {
  const given = withRecordedScenario(samples, { life, scenario });
  // A recording knows nothing of views.
  const isRecorded = given.lives.find(({ name }) => name === life)?.recorded !== undefined;
  const knownView = !isRecorded || steps.some(({ digest }) => digest?.view !== undefined) ? view : null;
  const simulation = await simulate(machine, given, life, knownView);
  each(simulation, null);
  const other = start === undefined ? null : otherEnd(simulation, start, simulation.start);
  if (other !== null) return { simulation, broke: { at: 0, said: `The start ${other}`, isStart: true } };
  for (const [at, { to, did, digest, ran, ...step }] of steps.entries()) {
    const why = await simulation.take(step);
    if (why !== null) return { simulation, broke: { at, said: `Step ${at + 1} can't be taken: ${why}` } };
    const result = simulation.result();
    const otherStep = otherEnd(simulation, { to, did, digest, ran }, result);
    if (otherStep !== null) {
      const broken = simulation.broken().map((sentence) => ` Must never hold, and does: ${sentence}.`);
      const said = `Step ${at + 1} ${otherStep}${broken.join('')}`;
      simulation.stop();
      const held = await replayWalk(machine, samples, { life, scenario, steps: steps.slice(0, at) }, undefined, view);
      return { simulation: held.simulation, broke: { at, said } };
    }
    each(simulation, { ...step, ...result });
  }
  return { simulation, broke: null };
}
