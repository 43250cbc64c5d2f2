/**
 * Fails, in sentences, on a sample event that its machine doesn't hear, a sample answer of something that is never invoked, and a
 * sample that an address of the explorer can't hold. `--root` names another tree.
 */
import { join, resolve } from 'node:path';
import { parseArgs, isDeepStrictEqual } from 'node:util';
import { rosterOf, samplesOf } from './build/machine-coverage';
import { defineCommand } from './lib/define-command';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { statesOf } from '../machines/simulator/chart-descriptions';
import type { MachineSamples } from '../machines/simulator/samples';
import { reviveEvent } from '../src/explorer/lab/address';

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

/** The ids of everything that a machine invokes, and of what the machines in it invoke. */
function invokedBy(machine: AnyStateMachine, seen = new Set<AnyStateMachine>()): string[] {
  if (seen.has(machine)) return [];
  seen.add(machine);
  const invokes = [machine.root, ...statesOf(machine.root)].flatMap(({ invoke }) => invoke);
  const actors = Object.values(machine.implementations.actors as Record<string, unknown>);
  const inner = [...actors, ...invokes.map(({ src }): unknown => src)].filter(isMachine);
  return [...invokes.map(({ id }) => id), ...inner.flatMap((one) => invokedBy(one, seen))];
}

const hears = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

function addressFault(event: AnyEventObject, samples: readonly AnyEventObject[]): string | null {
  try {
    const read = JSON.parse(JSON.stringify(event)) as AnyEventObject;
    return isDeepStrictEqual(reviveEvent(read, samples), event) ? null : 'reads in an address as another one';
  } catch (error) {
    return `can't be kept in an address (${error instanceof Error ? error.message : String(error)})`;
  }
}

/**
 * What is out of step between a machine and its samples, a sentence for each: an event that it doesn't hear, an answer of something
 * that neither it nor a machine in it invokes, an event that an address can't hold.
 */
function sampleFaults(file: string, machine: AnyStateMachine, samples: MachineSamples): string[] {
  const events = [...new Set([...samples.events, ...samples.lives.flatMap((life) => life.events ?? [])])];
  const invoked = new Set(invokedBy(machine));
  const faults = events.flatMap((event) => {
    const { type } = event;
    const [, actor] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
    const found: string[] = [];
    if (!machine.events.some((descriptor) => hears(descriptor, type))) {
      if (actor === undefined) found.push(`${file}: ${machine.id} doesn't hear the sample event ${type}.`);
      else if (!invoked.has(actor)) found.push(`${file}: ${machine.id} invokes no ${actor}, which answers in ${type}.`);
    }
    const address = addressFault(event, events);
    return address === null ? found : [...found, `${file}: the sample event ${type} ${address}.`];
  });
  return [...new Set(faults)];
}

export const checkSamples = defineCommand(import.meta, async (args, printLine) => {
  const { values } = parseArgs({ args, options: { root: { type: 'string' } } });
  const root = resolve(values.root ?? join(import.meta.dirname, '..'));

  const faults: string[] = [];
  const roster = await rosterOf(root);
  for (const [name, entry] of roster) {
    const found = await samplesOf(root, name, entry);
    faults.push(...(typeof found === 'string' ? [found] : sampleFaults(found.file, await entry.load(), found.samples)));
  }

  for (const fault of faults) printLine(fault);
  if (faults.length > 0) return 1;
  printLine(`The samples of ${roster.length} machines are in step.`);
});
