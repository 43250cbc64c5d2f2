import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { delayWords } from '../../../machines/rehearsal/delay-words';
import { spanInWords } from '../../../machines/rehearsal/span-words';
import { activeNodes } from '../../../machines/rehearsal/internals';
import { plainOf } from '../../../machines/rehearsal/plain';
import { machinesWithin } from '../../../machines/rehearsal/within';
import { endedActorOf, portIdsOf } from '../../../machines/rehearsal/port-ids';
import type { Rehearsal } from '../../../machines/rehearsal/rehearse';
import { retrace } from '../../../machines/rehearsal/retrace';
import type { Step, TakenStep, Walk } from '../../../machines/rehearsal/walk';
import { revived } from './address';
import { delayInWords } from './in-words';
import type { Exhibit, Frame, PlainEvent } from './lab.types';

/** Walks stand in the state where the last of the frames was made. */
export interface Stand {
  rehearsal: Rehearsal;
  /** The start, and one for each step that holds. */
  frames: Frame[];
  /** The first step (from 0) that no longer holds and why, in a sentence. */
  broke: { at: number; said: string } | null;
}

const plainEvent = (event: AnyEventObject) => plainOf(event) as PlainEvent;

/** What the view makes of a snapshot, or the sentence of why it makes nothing. */
function viewed({ view }: Exhibit, snapshot: AnyMachineSnapshot) {
  if (view === null) return null;
  try {
    return plainOf(view(snapshot));
  } catch (error) {
    return `[the view can't show this: ${error instanceof Error ? error.message : String(error)}]`;
  }
}

/** Sentences that must never hold, and do. One that a broken machine leaves untold is told as such. */
function brokenIn(rehearsal: Rehearsal): string[] {
  try {
    return rehearsal.broken();
  } catch (error) {
    return [`[what must never hold can't be told: ${error instanceof Error ? error.message : String(error)}]`];
  }
}

/** Everything that can be told of the rehearsed machine now. */
export function frameOf(exhibit: Exhibit, rehearsal: Rehearsal, step: TakenStep | null): Frame {
  const snapshot = rehearsal.actor.getSnapshot() as AnyMachineSnapshot;
  const { taken, said } = rehearsal.happened();
  const { machine, words } = exhibit;
  return {
    step,
    value: snapshot.value,
    status: snapshot.status,
    error: rehearsal.error(),
    output: plainOf(snapshot.output),
    active: activeNodes(snapshot).map(({ id }) => id),
    taken: [...new Set(taken)],
    tags: [...snapshot.tags],
    context: plainOf(snapshot.context),
    view: viewed(exhibit, snapshot),
    asks: rehearsal.asks().map((ask) => ({ ...ask, input: plainOf(ask.input) })),
    timers: rehearsal.timers().map(({ lasts, ...timer }) => ({
      ...timer,
      says: delayInWords(
        timer.event,
        (delay) => (timer.inner ? undefined : delayWords(machine, words, delay)) ?? spanInWords(lasts),
      ),
    })),
    within: [...machinesWithin(rehearsal.actor)].map(([way, inner]) => ({
      way,
      name: inner.machine.id,
      value: inner.value,
      active: activeNodes(inner).map(({ id }) => id),
    })),
    said: said.map((one) => ({ ...one, event: plainEvent(one.event) })),
    broken: brokenIn(rehearsal),
    now: rehearsal.now(),
  };
}

/** A step out of an address as the machine takes it: what doesn't survive an address comes from the sample that reads the same. */
export function revivedStep<One extends Step>(
  { machine, samples }: Pick<Exhibit, 'machine' | 'samples'>,
  step: One,
): One {
  const events = samples.lives.flatMap((life) => life.events ?? []).concat(samples.events);
  if (step.do === 'send') return { ...step, event: revived(step.event, events) };
  if (step.do !== 'answer') return step;
  const ids = portIdsOf(machine);
  const isOf = ({ type }: AnyEventObject) => {
    const id = endedActorOf(type);
    return id !== undefined && (ids.get(id) ?? id) === step.port;
  };
  const text = JSON.stringify(step.outcome);
  const sample = events.find((event) => isOf(event) && JSON.stringify(event.output) === text);
  return sample === undefined ? step : { ...step, outcome: sample.output as typeof step.outcome };
}

/** Takes the steps of a walk on a fresh machine. Throws for a life that isn't there and for a machine that can't begin. */
export async function standAt(exhibit: Exhibit, { life, steps }: Pick<Walk, 'life' | 'steps'>): Promise<Stand> {
  const frames: Frame[] = [];
  const walk = { life, steps: steps.map((step) => revivedStep(exhibit, step)) };
  const { rehearsal, broke } = await retrace(exhibit.machine, exhibit.samples, walk, (standing, step) => {
    frames.push(frameOf(exhibit, standing, step));
  });
  return { rehearsal, frames, broke };
}

/** Takes one step more; a sentence when it can't be taken, and nothing happened then. */
export async function takeStep(exhibit: Exhibit, rehearsal: Rehearsal, step: Step): Promise<Frame | string> {
  const why = await rehearsal.take(revivedStep(exhibit, step));
  return why ?? frameOf(exhibit, rehearsal, { ...step, to: rehearsal.at(), did: rehearsal.did() });
}
