import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { mutationNameOf } from '../kit/mutation';
import { isInfiniteList } from '../shared/infinite-list/infinite-list';
import { isList } from '../shared/list/list';
import { statesOf } from './chart-descriptions';

/** What a state runs: `name` is that of the machine, the list or the work, and the id of whatever else it is. */
export interface InvokedActor {
  id: string;
  kind: 'machine' | 'list' | 'infiniteList' | 'resource' | 'work' | 'else';
  name: string;
  /** The machine, also that of a list. */
  machine: AnyStateMachine | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isMachine = (logic: unknown): logic is AnyStateMachine =>
  isObject(logic) && 'root' in logic && 'id' in logic && typeof logic.id === 'string';

/** The machine of the roster whose words a made one has; null for one that has its own. */
export function factoryNameOf(machine: AnyStateMachine): 'list' | 'infiniteList' | 'resource' | null {
  if (isList(machine)) return 'list';
  if (isInfiniteList(machine)) return 'infiniteList';
  return machine.events.includes('resource.put') ? 'resource' : null;
}

/** What that state of a machine runs while it lasts. */
export function invokedActorsOf(machine: AnyStateMachine, { invoke }: AnyStateNode): InvokedActor[] {
  const actors = machine.implementations.actors as Record<string, unknown>;
  return invoke.map(({ id, src }) => {
    const logic: unknown = typeof src === 'string' ? actors[src] : src;
    if (isMachine(logic)) return { id, kind: factoryNameOf(logic) ?? 'machine', name: logic.id, machine: logic };
    const work = isObject(logic) ? mutationNameOf(logic) : undefined;
    return { id, kind: work === undefined ? 'else' : 'work', name: work ?? id, machine: null };
  });
}

/** What a machine runs under that id in any of its states; undefined for nothing. */
export const invokedActorOf = (machine: AnyStateMachine, id: string): InvokedActor | undefined =>
  [machine.root, ...statesOf(machine.root)]
    .flatMap((node) => invokedActorsOf(machine, node))
    .find((run) => run.id === id);

/** As a person reads it: `the list suspiciousList`, `the infinite list resultsRows`, `the work reply`, `marking`. */
export function describeInvoked({ id, kind, name }: InvokedActor): string {
  const said = id === name ? name : `${name} as ${id}`;
  if (kind === 'machine') return said;
  if (kind === 'else') return id;
  const what = kind === 'infiniteList' ? 'infinite list' : kind;
  return `the ${what} ${kind === id || kind === name ? name : said}`;
}
