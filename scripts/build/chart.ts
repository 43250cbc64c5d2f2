import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** One-line descriptions that stand beside a machine: states by their path, guards by their name. */
export interface MachineWords {
  states: Record<string, string>;
  guards?: Record<string, string>;
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states) as AnyStateNode[];
const pathOf = (node: AnyStateNode): string => node.path.join('.');
const nameOf = (node: AnyStateNode): string => pathOf(node).replaceAll(/[^A-Za-z0-9]/g, '_');

/** Every state beneath the root, parents first. */
export function statesOf(node: AnyStateNode): AnyStateNode[] {
  return childrenOf(node).flatMap((child) => [child, ...statesOf(child)]);
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat().concat(node.always ?? []);
}

/** Guards of the kit, which mean the same everywhere. */
const sharedGuards: Record<string, string> = { succeeded: 'the port answered with a value' };

/** What a state means: the words of its whole path, or of the end of it that is the same in several places. */
export function wordsOf(words: MachineWords, node: AnyStateNode): string | undefined {
  const ends = node.path.map((_, index) => node.path.slice(index).join('.'));
  return ends.map((end) => words.states[end]).find((text) => text !== undefined);
}

/** What a guard asks. */
export const guardWords = (words: MachineWords, guard: string): string | undefined =>
  words.guards?.[guard] ?? sharedGuards[guard];

/** The names that a guard is made of, one for a plain guard, several for `and`, `or` and `not`; none for one written where it is used. */
function namesIn(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function') {
    if ('guards' in guard && Array.isArray(guard.guards)) return guard.guards.flatMap(namesIn);
    return guard.name === 'guard' || guard.name === '' ? [] : [guard.name];
  }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return [String(guard.type)];
  return [];
}

/** A guard as a person reads it; empty for one that is written where it is used. */
export function guardOf({ guard }: AnyTransitionDefinition): string {
  const names = namesIn(guard);
  if (typeof guard !== 'function' || !('guards' in guard)) return names[0] ?? '';
  return guard.name === 'not' ? `not ${names.join()}` : names.join(` ${guard.name} `);
}

/** Every guard that the machine names. */
export function guardsOf(machine: AnyStateMachine): string[] {
  const named = [machine.root, ...statesOf(machine.root)].flatMap(transitionsOf).flatMap(({ guard }) => namesIn(guard));
  return [...new Set(named)].sort();
}

/** An event as a person reads it: `load done`, `after 3000`, `reason.choose`. */
function eventOf({ eventType }: AnyTransitionDefinition): string {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? [];
  if (actor !== undefined) return `${actor} ${kind === 'done' ? 'done' : 'fails'}`;
  const [, finished] = /^xstate\.done\.state\.(.*)$/.exec(eventType) ?? [];
  if (finished !== undefined) return 'all done';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  if (delay !== undefined) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  return eventType === '' ? 'always' : eventType;
}

function labelOf(transition: AnyTransitionDefinition): string {
  const guard = guardOf(transition);
  return guard === '' ? eventOf(transition) : `${eventOf(transition)} [${guard}]`;
}

/** The two states just beneath the nearest common parent, between which the chart draws the arrow. */
function lifted(source: AnyStateNode, target: AnyStateNode): [AnyStateNode, AnyStateNode] {
  const line = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [...line(node.parent), node] : [node]);
  const [from, to] = [line(source), line(target)];
  const differ = from.findIndex((node, index) => node !== to[index]);
  if (differ < 0) return [source, source];
  return [from[differ] ?? source, to[differ] ?? from[differ] ?? target];
}

function arrows(machine: AnyStateMachine): Map<AnyStateNode | undefined, Set<string>> {
  const drawn = new Map<AnyStateNode | undefined, Set<string>>();
  for (const node of statesOf(machine.root)) {
    for (const transition of transitionsOf(node)) {
      for (const target of transition.target ?? []) {
        const [from, to] = lifted(node, target as AnyStateNode);
        const lines = drawn.get(from.parent) ?? new Set<string>();
        drawn.set(from.parent, lines.add(`${nameOf(from)} --> ${nameOf(to)} : ${labelOf(transition)}`));
      }
    }
  }
  return drawn;
}

function drawing(machine: AnyStateMachine): string[] {
  const drawn = arrows(machine);
  const inside = (node: AnyStateNode, indent: string): string[] => {
    const children = childrenOf(node);
    const blocks = children.map((child) => {
      const nested = childrenOf(child).length > 0;
      const own = [`${indent}state "${child.key}" as ${nameOf(child)}${nested ? ' {' : ''}`];
      if (nested) own.push(...inside(child, `${indent}  `), `${indent}}`);
      if (child.type === 'final') own.push(`${indent}${nameOf(child)} --> [*]`);
      return own;
    });
    const lines = [...(drawn.get(node) ?? [])].map((line) => indent + line);
    if (node.type === 'parallel')
      return [...blocks.flatMap((block, index) => (index > 0 ? [`${indent}--`, ...block] : block)), ...lines];
    const initial = node.initial?.target[0] as AnyStateNode | undefined;
    return [...blocks.flat(), ...(initial ? [`${indent}[*] --> ${nameOf(initial)}`] : []), ...lines];
  };
  return ['```mermaid', 'stateDiagram-v2', ...inside(machine.root, '  '), '```'];
}

function heard(node: AnyStateNode): string {
  return transitionsOf(node)
    .map((transition) => {
      const targets = (transition.target ?? []).map((target) => `→ ${pathOf(target as AnyStateNode) || 'start'}`);
      return `\`${[labelOf(transition), ...targets].join(' ')}\``;
    })
    .join('<br>');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The chart of one machine in Markdown: a drawing, what each state means and hears, what each guard asks. */
export function chartOf(machine: AnyStateMachine, words: MachineWords): string {
  const states = statesOf(machine.root);
  const everywhere = heard(machine.root);
  const guards = guardsOf(machine);
  return [
    ...drawing(machine),
    '',
    '| state | what is happening | hears |',
    '|---|---|---|',
    ...(everywhere === '' ? [] : [`| *any* | | ${cell(everywhere)} |`]),
    ...states.map((node) => `| ${pathOf(node)} | ${cell(wordsOf(words, node) ?? '')} | ${cell(heard(node))} |`),
    ...(guards.length === 0 ? [] : ['', '| guard | holds when |', '|---|---|']),
    ...guards.map((guard) => `| ${guard} | ${cell(guardWords(words, guard) ?? '')} |`),
  ].join('\n');
}
