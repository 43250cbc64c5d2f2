import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One-line descriptions that stand beside a machine: states by their path, guards by their name. */
export interface MachineDescriptions {
  states: Record<string, string>;
  guards?: Record<string, string>;
  /** How long each delay lasts that the machine works out, as the end of `after …`; those that it declares say it themselves. */
  delays?: Record<string, string>;
}

/** The descriptions among the exports of a `*.samples.ts`, where there are some. */
export const descriptionsIn = (samples: object): MachineDescriptions | undefined =>
  (Object.entries(samples) as [string, MachineDescriptions][]).find(([name]) => name.endsWith('Descriptions'))?.[1];

/** The states just beneath one. */
export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states) as AnyStateNode[];

/** Every state beneath the root, parents first. */
export function statesOf(node: AnyStateNode): AnyStateNode[] {
  return childrenOf(node).flatMap((child) => [child, ...statesOf(child)]);
}

/** Every transition that starts at a state, in the order in which they are tried. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}

/** Guards of the kit, which mean the same everywhere. */
const sharedGuards: Record<string, string> = {
  succeeded: 'it answered with a value',
  wasRefused: 'the gateway decided against it',
  wasTurnedAway: 'it was turned away at the door',
  wasLost: 'no answer says whether it was done',
};

/** What a state means: the words of its whole path, or of the end of it that is the same in several places. */
export function stateDescriptionOf(words: MachineDescriptions, node: AnyStateNode): string | undefined {
  const ends = node.path.map((_, index) => node.path.slice(index).join('.'));
  return ends.map((end) => words.states[end]).find((text) => text !== undefined);
}

/** What a guard asks. */
export const guardDescriptionOf = (words: MachineDescriptions, guard: string): string | undefined =>
  words.guards?.[guard] ?? sharedGuards[guard];

/** The names that a guard is made of, one for a plain guard, several for `and`, `or` and `not`; none for one without a name. */
function namesIn(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function') {
    if ('guards' in guard && Array.isArray(guard.guards)) return guard.guards.flatMap(namesIn);
    return guard.name === 'guard' || guard.name === '' ? [] : [guard.name];
  }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return [String(guard.type)];
  return [];
}

/**
 * What must hold for a guard to say yes, as a sentence's end: `the case is open and (it is ours or it is free)`. A guard without words
 * stands with its name, one without a name as that.
 */
export function conditionOf(words: MachineDescriptions, guard: unknown): string {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) {
    const [name] = namesIn(guard);
    return name === undefined ? 'a condition without a name holds' : (guardDescriptionOf(words, name) ?? name);
  }
  const parts = guard.guards.map((part: unknown) => {
    const text = conditionOf(words, part);
    return typeof part === 'function' && 'guards' in part ? `(${text})` : text;
  });
  return guard.name === 'not' ? `not: ${parts.join('')}` : parts.join(` ${guard.name} `);
}

/** A guard by the names that it is made of: `isOpen`, `isOpen and not isPaid`; empty for one without a name. */
function guardText(guard: unknown): string {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards))
    return namesIn(guard)[0] ?? '';
  const parts = guard.guards.map((part: unknown) => {
    const several = typeof part === 'function' && 'guards' in part && part.name !== 'not';
    return several ? `(${guardText(part)})` : guardText(part);
  });
  return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `);
}

/** The guard of a transition as a person reads it; empty for one without a name. */
export const guardOf = ({ guard }: AnyTransitionDefinition): string => guardText(guard);

/** Every guard that the machine names. */
export function guardsOf(machine: AnyStateMachine): string[] {
  const named = [machine.root, ...statesOf(machine.root)].flatMap(transitionsOf).flatMap(({ guard }) => namesIn(guard));
  return [...new Set(named)].sort();
}

/** An event by its name: `load done`, `always`, `reason.choose`. */
export function eventOf({ eventType }: AnyTransitionDefinition): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? [];
  if (actor !== undefined) return `${actor} ${kind === 'done' ? 'done' : 'fails'}`;
  const [, finished] = /^xstate\.done\.state\.(.*)$/.exec(eventType) ?? [];
  if (finished !== undefined) return 'all done';
  return eventType === '' ? 'always' : eventType;
}
