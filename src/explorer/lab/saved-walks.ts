import type { AnyEventObject } from 'xstate';
import { systemIdOf, type SentAction, transitionId } from '../../../machines/kit/internals';
import { walkMachine } from '../../../machines/simulator/cover';
import { replayWalk, type BrokenStep } from '../../../machines/simulator/replay-walk';
import { coverOptionsOf } from '../../../machines/simulator/samples';
import { simulate } from '../../../machines/simulator/simulate';
import { toStep } from '../../../machines/simulator/to-step';
import type { TakenStep, Walk } from '../../../machines/simulator/walk';
import { fingerprintOf } from '../chart/fingerprint';
import { encodeWalk } from './address';
import { branchesOf, walksOf } from './branches';
import { reviveStep } from './frames';
import type { Exhibit } from './lab.types';
import type { Path } from './paths';

/** What is needed of a machine to walk through it. */
export type WalkedMachine = Pick<Exhibit, 'name' | 'machine' | 'samples' | 'view'>;

/** Takes a saved walk again; null where every step does what it did. */
export async function walkDifference(walked: WalkedMachine, walk: Walk): Promise<BrokenStep | null> {
  const { machine, samples, view } = walked;
  const steps = walk.steps.map((step) => reviveStep(walked, step));
  try {
    const { simulation, broke } = await replayWalk(machine, samples, { ...walk, steps }, undefined, view);
    simulation.stop();
    return broke;
  } catch (error) {
    return { at: 0, said: `The walk can't begin: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** The part of an explorer's address that leads to the step at which a walk differs; null for a walk that no address holds. A start that holds isn't in it. */
export async function walkHash(
  { start, ...walk }: Walk,
  { at, isStart }: Pick<BrokenStep, 'at' | 'isStart'>,
): Promise<string | null> {
  const text = await encodeWalk(isStart === true && start !== undefined ? { ...walk, start } : walk).catch(() => null);
  return text === null ? null : `#/${walk.machine}/${text}/${String(at)}`;
}

interface TriedWalk {
  walk: Walk;
  /** The transitions that each step took, alone, with the fields of the context that it changed, and with what it said to whom. */
  taken: ReadonlySet<string>;
}

const fieldsMark = ' changed ';
const inOrder = (all: Iterable<string>): string => [...new Set(all)].toSorted().join();
const withFields = (taken: string, fields: Iterable<string>): string => `${taken}${fieldsMark}${inOrder(fields)}`;
const withSaid = (taken: string, said: Iterable<string>): string => `${taken} said ${inOrder(said)}`;

/** A path taken on a running machine, as a walk that a file holds; what can't be taken there is left out. */
async function tryPath(walked: WalkedMachine, { life, events }: Pick<Path, 'life' | 'events'>): Promise<TriedWalk> {
  const { name, machine, samples, view } = walked;
  const simulation = await simulate(machine, samples, life, view);
  const steps: TakenStep[] = [];
  const taken = new Set<string>();
  for (const event of events) {
    const step = toStep(simulation, event);
    if ((await simulation.take(step)) !== null) continue;
    const result = simulation.result();
    const fields = new Set(Object.keys(result.digest?.context ?? {}).map((path) => path.replace(/[.[].*/s, '')));
    const ids = simulation.happened().taken.map((id) => id.replaceAll(' ', ''));
    for (const id of ids) taken.add(id);
    const said = (result.did ?? []).flatMap(({ what }) => (/^(said|let) /.test(what) ? [what] : []));
    taken.add(withFields(ids.join(), fields));
    if (said.length > 0) taken.add(withSaid(ids.join(), said));
    steps.push({ ...step, ...result });
  }
  simulation.stop();
  const walk = { format: 1, machine: name, fingerprint: fingerprintOf(machine), life, start: simulation.start, steps };
  return { walk: JSON.parse(JSON.stringify(walk)) as Walk, taken };
}

/** Of one machine; beyond it a walk must take a transition, or say something in one, that none before does. */
const mostWalks = 100;

const isBeginningOf = (one: readonly AnyEventObject[], other: readonly AnyEventObject[]): boolean =>
  one.length <= other.length && one.every((event, at) => event === other[at]);

/** The walks that one of a file holds: itself, and those that were left for it, which begin as it does. */
export function walksWithin({ left = [], ...walk }: Walk): Walk[] {
  return [walk, ...walksOf(walk, left).map(({ life, steps }) => ({ ...walk, life, steps }))];
}

/** Walks of the same scenario as one, whose beginnings are written once. */
function foldWalks(walks: readonly Walk[]): Walk[] {
  const lives = [...new Set(walks.map(({ life }) => life))];
  return lives.flatMap((life) => {
    const [first, ...rest] = walks.filter((walk) => walk.life === life);
    if (first === undefined) return [];
    return rest.length === 0 ? [first] : [{ ...first, left: branchesOf(first, rest) }];
  });
}

const recipientOf = ({ to }: SentAction): string =>
  to === null || typeof to === 'string' ? String(to) : (systemIdOf(to) ?? to.id);

/** The shortest paths that take each transition, that change other fields of the context in it, and that say something else to others: an action that does nothing at first does later. */
function pathsThatChange({ machine, samples }: WalkedMachine): Pick<Path, 'life' | 'events'>[] {
  return coverOptionsOf(samples).flatMap((start, at) => {
    const life = samples.lives[at]?.name ?? '';
    const found = new Map<string, readonly AnyEventObject[]>();
    let [crossed, said]: [string[], string[]] = [[], []];
    walkMachine(machine, {
      ...start,
      onBroken: () => undefined,
      onTaken: (transition, sent) => {
        crossed.push(transitionId(transition));
        said.push(...sent.map((one) => `${one.event.type} to ${recipientOf(one)}`));
      },
      onTried: ({ steps, before, after }) => {
        const taken = crossed.join();
        const saidNow = said;
        [crossed, said] = [[], []];
        if (taken === '') return;
        const [was, is] = [before.context, after.context] as Record<string, unknown>[];
        const fields = Object.keys(is ?? {}).filter((name) => was?.[name] !== is?.[name]);
        for (const key of [withFields(taken, fields), withSaid(taken, saidNow)])
          if (!found.has(key)) found.set(key, steps);
      },
    });
    return [{ life, events: [] }, ...[...found.values()].map((events) => ({ life, events }))];
  });
}

/** Walks that together take every transition that the samples lead to on a running machine, with what each may change, and what of them can't be taken again. */
export async function chooseWalks(walked: WalkedMachine): Promise<{ walks: Walk[]; faults: string[] }> {
  const paths = pathsThatChange(walked);
  const longest = paths.toSorted((one, other) => other.events.length - one.events.length);
  const apart = longest.filter(
    (path, at) =>
      !longest.slice(0, at).some(({ life, events }) => life === path.life && isBeginningOf(path.events, events)),
  );
  const known = new Set<string>();
  const walks: Walk[] = [];
  const faults: string[] = [];
  for (const path of apart) {
    const { walk, taken } = await tryPath(walked, path);
    const isFull = walks.length >= mostWalks;
    const isKnown = (one: string) => known.has(one) || (isFull && one.includes(fieldsMark));
    if (walks.length > 0 && [...taken].every(isKnown)) continue;
    const difference = await walkDifference(walked, walk);
    if (difference !== null) {
      faults.push(`${walked.name}, ${walk.life}: ${difference.said}`);
      continue;
    }
    for (const one of taken) known.add(one);
    walks.push(walk);
  }
  return { walks: foldWalks(walks), faults };
}
