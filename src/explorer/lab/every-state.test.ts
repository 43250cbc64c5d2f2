import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { childrenOf, statesOf } from '../../../machines/simulator/chart-descriptions';
import type { Simulation } from '../../../machines/simulator/simulate';
import { replayWalk } from '../../../machines/simulator/replay-walk';
import type { TakenStep } from '../../../machines/simulator/walk';
import { answersOf } from './answers';
import { loadExhibit, machineNames } from './exhibit';
import { frameOf, reviveStep } from './frames';
import type { Exhibit, Frame } from './lab.types';
import { machinePaths } from '../../../tests/roster-samples';
import { offersOf } from './offers';
import { stepsOf, type PathSteps } from './paths';

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

/** What stands in the way to that state, stepping by hand, and where the same steps do something else; nothing when it is reached. */
async function hindrances(exhibit: Exhibit, node: AnyStateNode, life: string, { start, steps, broke }: PathSteps) {
  const { machine, samples } = exhibit;
  const found: string[] = [];
  let isSeen = false;
  let at = 0;
  const check = (simulation: Simulation) => {
    const frame = frameOf({ ...exhibit, view: null }, simulation, null);
    isSeen ||= frame.active.includes(node.id) || frame.taken.some((id) => ends(id).includes(node.id));
    const next = steps[at];
    at += 1;
    if (next === undefined) return;
    const why = outOfReach(exhibit, life, simulation.actor.getSnapshot() as AnyMachineSnapshot, frame, next);
    if (why !== null) found.push(`${node.id}: ${why}`);
  };
  const revived = steps.map((step) => reviveStep(exhibit, step));
  const again = await replayWalk(machine, samples, { life, start, steps: revived }, check);
  again.simulation.stop();
  if (again.broke !== null) found.push(`${node.id}: ${again.broke.said}`);
  const passesAtOnce = broke !== null || node.always !== undefined;
  if (!isSeen && !passesAtOnce) found.push(`${node.id}: is neither lit nor passed`);
  return found;
}

describe('every innermost state can be stepped to with what the explorer offers, and again with the same doings', () => {
  test.each(machineNames)('%s', async (name) => {
    const exhibit = await loadExhibit(name);
    const { machine, samples } = exhibit;
    const { states } = await machinePaths(name);
    const leaves = statesOf(machine.root).filter((node) => childrenOf(node).length === 0);
    const found: string[] = [];
    for (const node of leaves) {
      const by = states.find(({ id }) => id === node.id)?.by;
      if (!by) found.push(`${node.id}: no path leads there`);
      else {
        const steps = await stepsOf(machine, samples, by.life, by.events);
        found.push(...(await hindrances(exhibit, node, by.life, steps)));
      }
    }
    expect(found).toEqual([]);
  });
});
