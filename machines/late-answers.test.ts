import fc from 'fast-check';
import type { AnyActor, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { expect, test } from 'vitest';
import { arbitraryActions, stepsOf, walkSubjects } from '../tests/arbitrary-walk';
import { propertyRuns } from '../tests/property-runs';
import { portNameOf } from './kit/port';
import { activeNodes } from './kit/internals';
import { simulate, type Simulation } from './simulator/simulate';
import { actorAtPath, innerMachinesOf } from './simulator/inner-machines';

/** All that could show an answer: every snapshot, which is another object once anything changed, and what was asked. */
const standingOf = ({ actor, asks }: Simulation): unknown[] => [
  asks().length,
  actor.getSnapshot(),
  ...innerMachinesOf(actor).values(),
];

/** In the place of a question that is what was just said, and of no other moment. */
const said = Symbol('said');
function askedNow(input: unknown, context: unknown, self: AnyActorRef): unknown {
  if (typeof input !== 'function') return input;
  let usesEvent = false;
  const event = new Proxy({}, { get: () => void (usesEvent = true) });
  try {
    const now = (input as (given: object) => unknown)({ context, event, self });
    return usesEvent ? said : now;
  } catch (error) {
    if (usesEvent) return said;
    throw error;
  }
}

/** Whether one question asks for all that the other one does: its answer tells each thing by its id. What changes something is no question. */
function asksForAll(was: unknown, is: unknown): boolean {
  if (Array.isArray(was) && Array.isArray(is)) return is.every((one) => was.includes(one));
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return was === is;
  if ('operationKey' in was) return true;
  return Object.keys({ ...was, ...is }).every((key) =>
    asksForAll((was as Record<string, unknown>)[key], (is as Record<string, unknown>)[key]),
  );
}

/** Questions on their way that would be asked otherwise now: their answers would be shown for something else. */
function staleQuestions(actor: AnyActor): string[] {
  const machines: [string, AnyMachineSnapshot][] = [
    ['', actor.getSnapshot() as AnyMachineSnapshot],
    ...innerMachinesOf(actor),
  ];
  return machines.flatMap(([way, snapshot]) =>
    activeNodes(snapshot).flatMap((node) =>
      node.invoke.flatMap(({ id, input }) => {
        const child = snapshot.children[id] as AnyActor | undefined;
        const port = child && portNameOf(child.logic as object);
        if (child === undefined || port === undefined || port.startsWith('write')) return [];
        const asked = child.getSnapshot() as { status: string; input: unknown };
        if (asked.status !== 'active') return [];
        const now = askedNow(input, snapshot.context, actorAtPath(actor, way) ?? actor);
        const [was, is] = [JSON.stringify(asked.input), JSON.stringify(now)];
        if (now === said || was === is || asksForAll(asked.input, now)) return [];
        return [`${[way, id].filter(Boolean).join('/')} was asked ${was} and would be asked ${is}`];
      }),
    ),
  );
}

test.each(walkSubjects)(
  '$name: an answer that nobody waits for changes nothing, and what is waited for is what would be asked now',
  async ({ machine, samples }) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100), arbitraryActions, async (life, walk) => {
        const simulation = await simulate(machine, samples, samples.lives[life % samples.lives.length]?.name);
        for (const { deed, step } of stepsOf(walk, simulation, samples)) {
          const before = standingOf(simulation);
          await simulation.take(step);
          if (deed.do === 'late') {
            const after = standingOf(simulation);
            const same = after.length === before.length && after.every((each, at) => Object.is(each, before[at]));
            expect([same, simulation.happened().said], JSON.stringify(step)).toEqual([true, []]);
          }
          expect(staleQuestions(simulation.actor as AnyActor)).toEqual([]);
        }
        simulation.stop();
      }),
      propertyRuns(60),
    );
  },
);
