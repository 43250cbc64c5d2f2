import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { describeDelay, formatDuration } from '../../../machines/simulator/describe-delays';
import { activeNodes } from '../../../machines/kit/internals';
import { toPlainData } from '../../../machines/simulator/plain-data';
import { innerMachinesOf } from '../../../machines/simulator/inner-machines';
import { endedActorOf, portIdsOf } from '../../../machines/simulator/port-ids';
import { viewed } from '../../../machines/simulator/digest';
import type { Simulation } from '../../../machines/simulator/simulate';
import { replayWalk, type BrokenStep } from '../../../machines/simulator/replay-walk';
import type { Step, TakenStep, Walk } from '../../../machines/simulator/walk';
import { reviveEvent, textWithoutNumbers } from './address';
import { formatDelay } from './format-step';
import type { Exhibit, Frame, PlainEvent } from './lab.types';

/** Walks stand in the state where the last of the frames was made. */
export interface ReplayedFrames {
  simulation: Simulation;
  /** The start, and one for each step that holds. */
  frames: Frame[];
  broke: BrokenStep | null;
}

const plainEvent = (event: AnyEventObject) => toPlainData(event) as PlainEvent;

/** Sentences that must never hold, and do. One that a broken machine leaves untold is told as such. */
function brokenIn(simulation: Simulation): string[] {
  try {
    return simulation.broken();
  } catch (error) {
    return [`[what must never hold can't be told: ${error instanceof Error ? error.message : String(error)}]`];
  }
}

/** Everything that can be told of the simulated machine now. */
export function frameOf(exhibit: Exhibit, simulation: Simulation, step: TakenStep | null): Frame {
  const snapshot = simulation.actor.getSnapshot() as AnyMachineSnapshot;
  const { taken, said, ran } = simulation.happened();
  const { machine, words } = exhibit;
  return {
    step,
    start: simulation.start,
    value: snapshot.value,
    status: snapshot.status,
    error: simulation.error(),
    output: toPlainData(snapshot.output),
    active: activeNodes(snapshot).map(({ id }) => id),
    taken: [...new Set(taken)],
    ran: [...ran],
    tags: [...snapshot.tags],
    context: toPlainData(snapshot.context),
    view: toPlainData(viewed(exhibit.view, snapshot)),
    asks: simulation.asks().map((ask) => ({ ...ask, input: toPlainData(ask.input) })),
    timers: simulation.timers().map(({ lasts, ...timer }) => ({
      ...timer,
      says: formatDelay(
        timer.event,
        (delay) => (timer.inner ? undefined : describeDelay(machine, words, delay)) ?? formatDuration(lasts),
      ),
    })),
    within: [...innerMachinesOf(simulation.actor)].map(([way, inner]) => ({
      way,
      name: inner.machine.id,
      value: inner.value,
      active: activeNodes(inner).map(({ id }) => id),
    })),
    said: said.map((one) => ({ ...one, event: plainEvent(one.event) })),
    broken: brokenIn(simulation),
    now: simulation.now(),
  };
}

/** A step out of an address as the machine takes it: what doesn't survive an address comes from the sample that reads the same. */
export function reviveStep<One extends Step>(
  { machine, samples }: Pick<Exhibit, 'machine' | 'samples'>,
  step: One,
): One {
  const events = samples.lives.flatMap((life) => life.events ?? []).concat(samples.events);
  if (step.do === 'send') return { ...step, event: reviveEvent(step.event, events) };
  if (step.do !== 'answer') return step;
  const ids = portIdsOf(machine);
  const isOf = ({ type }: AnyEventObject) => {
    const id = endedActorOf(type);
    return id !== undefined && (ids.get(id) ?? id) === step.port;
  };
  const text = textWithoutNumbers(step.outcome);
  const sample = events.find((event) => isOf(event) && textWithoutNumbers(event.output) === text);
  return sample === undefined ? step : { ...step, outcome: sample.output as typeof step.outcome };
}

/** Takes the steps of a walk on a fresh machine. Throws for a life that isn't there and for a machine that can't begin. */
export async function replayFrames(
  exhibit: Exhibit,
  { life, start, steps }: Pick<Walk, 'life' | 'steps'> & { start?: Walk['start'] | undefined },
): Promise<ReplayedFrames> {
  const { machine, samples, view } = exhibit;
  const frames: Frame[] = [];
  const walk = { life, ...(start && { start }), steps: steps.map((step) => reviveStep(exhibit, step)) };
  const each = (standing: Simulation, step: TakenStep | null) => {
    frames.push(frameOf(exhibit, standing, step));
  };
  const { simulation, broke } = await replayWalk(machine, samples, walk, each, view);
  return { simulation, frames, broke };
}

/** Takes one step more; a sentence when it can't be taken, and nothing happened then. */
export async function takeStep(exhibit: Exhibit, simulation: Simulation, step: Step): Promise<Frame | string> {
  const why = await simulation.take(reviveStep(exhibit, step));
  return why ?? frameOf(exhibit, simulation, { ...step, ...simulation.result() });
}
