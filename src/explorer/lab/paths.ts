import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import { mergeCoverage, walkingMachine, type Coverage, type Walk } from '../../../machines/simulator/cover';
import type { MachineView } from '../../../machines/simulator/digest';
import { simulate } from '../../../machines/simulator/simulate';
import { coverOptionsOf, type MachineSamples } from '../../../machines/simulator/samples';
import { answersBefore, toStep } from '../../../machines/simulator/to-step';
import type { StepResult, TakenStep } from '../../../machines/simulator/walk';
import { formatEvent } from './format-step';

/** One path that the samples lead along: its events, from which `stepsOf` makes steps, and where it ends. */
export interface Path {
  life: string;
  events: readonly AnyEventObject[];
  /** The state value at its end. */
  value: StateValue;
}

/** Every path of every life, and what of the machine they reach. */
export interface Paths {
  /** `by`: a shortest path that ends there, or passes there where none ends; null where nothing leads. */
  states: { id: string; reached: boolean; by: Path | null }[];
  /** `by`: a shortest path whose last event takes it. */
  transitions: { id: string; taken: boolean; by: Path | null }[];
  walks: Path[];
  /** After which paths the machine errs, or something holds that must never hold: each sentence once, with a shortest path. */
  broken: { said: string; by: Path }[];
}

/** How long the page may stand still, milliseconds. */
const slice = 16;
const breathe = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Walks every path of the samples, a few milliseconds at a time. Rejects when the paths don't end, when the machine can't begin, and
 * with the signal's reason when it is given up.
 */
export async function pathsOf(machine: AnyStateMachine, samples: MachineSamples, signal?: AbortSignal): Promise<Paths> {
  const paths = new Map<Walk, Path>();
  const broken = new Map<string, Path>();
  const coverages: Coverage[] = [];
  let since = performance.now();
  for (const [at, start] of coverOptionsOf(samples).entries()) {
    const life = samples.lives[at]?.name ?? '';
    const pathOf = ({ steps, value }: Walk): Path => ({ life, events: steps, value });
    const onBroken = (said: string, walk: Walk) => {
      const known = broken.get(said);
      if (!known || known.events.length > walk.steps.length) broken.set(said, pathOf(walk));
    };
    const walking = walkingMachine(machine, { ...start, onBroken });
    let step = walking.next();
    while (!step.done) {
      if (performance.now() - since > slice) {
        await breathe();
        signal?.throwIfAborted();
        since = performance.now();
      }
      step = walking.next();
    }
    const { walks, shortest } = step.value;
    for (const walk of [...walks, ...shortest.states, ...shortest.transitions])
      if (walk && !paths.has(walk)) paths.set(walk, pathOf(walk));
    coverages.push(step.value);
  }
  const { states, transitions, walks, shortest } = mergeCoverage(coverages);
  const by = (walk: Walk | undefined): Path | null => (walk && paths.get(walk)) ?? null;
  return {
    states: states.map((state, at) => ({ ...state, by: by(shortest.states[at]) })),
    transitions: transitions.map((transition, at) => ({ ...transition, by: by(shortest.transitions[at]) })),
    walks: walks.flatMap((walk) => by(walk) ?? []),
    broken: [...broken].map(([said, path]) => ({ said, by: path })),
  };
}

/** A path as a person reads it: `case.reload → caseDescription answers → confirm.begin`. */
export function formatPath({ events }: Pick<Path, 'events'>): string {
  return events.length === 0 ? 'the start' : events.map((event) => formatEvent(event)).join(' → ');
}

/** Steps that do on a running machine what the events of a path do. */
export interface PathSteps {
  start: StepResult;
  steps: TakenStep[];
  /** The first event (from 0) that couldn't be taken there, was left out, and why, in a sentence; null when all could. */
  broke: { at: number; said: string } | null;
}

/**
 * Takes a path on a running machine: what it invokes is asked and answered, delays are waited for. A machine that goes on by itself
 * where the path waits to be told hears some events no more, and may end elsewhere: `to` of the last step says where. Throws for a
 * life that isn't there.
 */
export async function stepsOf(
  machine: AnyStateMachine,
  samples: MachineSamples,
  life: string,
  events: readonly AnyEventObject[],
  view: MachineView = null,
): Promise<PathSteps> {
  const simulation = await simulate(machine, samples, life, view);
  const steps: TakenStep[] = [];
  let broke: PathSteps['broke'] = null;
  try {
    for (const [at, event] of events.entries())
      for (const said of [...answersBefore(simulation, event), event]) {
        const step = toStep(simulation, said);
        const why = await simulation.take(step);
        if (why === null) steps.push({ ...step, ...simulation.result() });
        else broke ??= { at, said: `Step ${String(at + 1)} can't be taken: ${why}` };
      }
    return { start: simulation.start, steps, broke };
  } finally {
    simulation.stop();
  }
}
