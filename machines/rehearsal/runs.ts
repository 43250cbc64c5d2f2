import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { workNameOf } from '../kit/work';
import { isGrowing } from '../shared/growing/growing';
import { isList } from '../shared/list/list';
import { statesOf } from './chart-words';

/** What a state runs: `name` is that of the machine, the list or the work, and the id of whatever else it is. */
export interface Run {
  id: string;
  kind: 'machine' | 'list' | 'growing' | 'work' | 'else';
  name: string;
  /** The machine, also that of a list. */
  machine: AnyStateMachine | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isMachine = (logic: unknown): logic is AnyStateMachine =>
  isObject(logic) && 'root' in logic && 'id' in logic && typeof logic.id === 'string';

/** The machine of the roster whose words a made one has; null for one that has its own. */
export const madeAs = (machine: AnyStateMachine): 'list' | 'growing' | null =>
  isList(machine) ? 'list' : isGrowing(machine) ? 'growing' : null;

/** What that state of a machine runs while it lasts. */
export function runsOf(machine: AnyStateMachine, { invoke }: AnyStateNode): Run[] {
  const actors = machine.implementations.actors as Record<string, unknown>;
  return invoke.map(({ id, src }) => {
    const logic: unknown = typeof src === 'string' ? actors[src] : src;
    if (isMachine(logic)) return { id, kind: madeAs(logic) ?? 'machine', name: logic.id, machine: logic };
    const work = isObject(logic) ? workNameOf(logic) : undefined;
    return { id, kind: work === undefined ? 'else' : 'work', name: work ?? id, machine: null };
  });
}

/** What a machine runs under that id in any of its states; undefined for nothing. */
export const runOf = (machine: AnyStateMachine, id: string): Run | undefined =>
  [machine.root, ...statesOf(machine.root)].flatMap((node) => runsOf(machine, node)).find((run) => run.id === id);

/** As a person reads it: `the list suspiciousList`, `the growing list resultsRows`, `the work reply`, `marking`. */
export function runInWords({ id, kind, name }: Run): string {
  const said = id === name ? name : `${name} as ${id}`;
  if (kind === 'machine') return said;
  if (kind === 'else') return id;
  const what = kind === 'growing' ? 'growing list' : kind;
  return `the ${what} ${kind === id || kind === name ? name : said}`;
}
