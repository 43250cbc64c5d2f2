import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { childrenOf, statesOf } from '../../../machines/simulator/chart-descriptions';
import { simulate } from '../../../machines/simulator/simulate';
import { replayWalk } from '../../../machines/simulator/replay-walk';
import type { TakenStep } from '../../../machines/simulator/walk';
import { answersOf } from './answers';
import { loadExhibit, machineNames } from './exhibit';
import { frameOf, reviveStep } from './frames';
import type { Exhibit, Frame } from './lab.types';
import { offersOf } from './offers';
import { pathsOf, stepsOf, type PathSteps } from './paths';

/** Where a transition starts and ends, by its id. */
const ends = (id: string): string[] => id.split(/ --.*\]--> |, /);
const reads = (one: unknown) => JSON.stringify(one);

/** Why nobody could take that step with what the explorer shows; null when somebody can. */
function outOfReach(
  { machine, words, samples }: Exhibit,
  life: string,
  at: AnyMachineSnapshot,
  frame: Frame,
  step: TakenStep,
) {
  switch (step.do) {
    case 'send': {
      const offers = offersOf(machine, words, samples, life, at).filter(({ accepted }) => accepted);
      return offers.some(({ event }) => reads(event) === reads(step.event))
        ? null
        : `${step.event.type} is not offered`;
    }
    case 'answer': {
      const isAsked = frame.asks.some(
        (ask) => ask.port === step.port && ask.nth === step.nth && ask.standing !== 'answered',
      );
      const answers = answersOf(machine, samples, step.port).samples;
      const isThere = answers.some(({ outcome }) => reads(outcome) === reads(step.outcome));
      return isAsked && isThere ? null : `${step.port} can't be answered so`;
    }
    case 'wait':
      return frame.timers.some(({ due }) => due === step.ms) ? null : `no delay is due in ${String(step.ms)} ms`;
    case 'online':
    case 'facts':
      return null;
  }
}

/** What stands in the way to that state, stepping by hand; null when it is reached. */
async function hindrance(exhibit: Exhibit, node: AnyStateNode, life: string, { steps, broke }: PathSteps) {
  const { machine, samples } = exhibit;
  const simulation = await simulate(machine, samples, life);
  try {
    let isSeen = false;
    const checkStates = () => {
      const frame = frameOf({ ...exhibit, view: null }, simulation, null);
      isSeen ||= frame.active.includes(node.id) || frame.taken.some((id) => ends(id).includes(node.id));
      return frame;
    };
    for (const step of steps) {
      const frame = checkStates();
      const why = outOfReach(exhibit, life, simulation.actor.getSnapshot() as AnyMachineSnapshot, frame, step);
      if (why !== null) return `${node.id}: ${why}`;
      await simulation.take(reviveStep(exhibit, step));
    }
    checkStates();
    const passesAtOnce = broke !== null || node.always !== undefined;
    return isSeen || passesAtOnce ? null : `${node.id}: is neither lit nor passed`;
  } finally {
    simulation.stop();
  }
}

describe('every innermost state can be stepped to with what the explorer offers, and again with the same doings', () => {
  test.each(machineNames)('%s', async (name) => {
    const exhibit = await loadExhibit(name);
    const { machine, samples } = exhibit;
    const { states } = await pathsOf(machine, samples);
    const leaves = statesOf(machine.root).filter((node) => childrenOf(node).length === 0);
    const hindrances: string[] = [];
    for (const node of leaves) {
      const by = states.find(({ id }) => id === node.id)?.by;
      if (!by) hindrances.push(`${node.id}: no path leads there`);
      else {
        const steps = await stepsOf(machine, samples, by.life, by.events);
        const why = await hindrance(exhibit, node, by.life, steps);
        if (why !== null) hindrances.push(why);
        const again = await replayWalk(machine, samples, { life: by.life, steps: steps.steps });
        if (again.broke !== null) hindrances.push(`${node.id}: ${again.broke.said}`);
        again.simulation.stop();
      }
    }
    expect(hindrances).toEqual([]);
  });
});
