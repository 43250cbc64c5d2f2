import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  childrenOf,
  conditionOf,
  guardOf,
  statesOf,
  transitionsOf,
  type MachineDescriptions,
} from './chart-descriptions';
import { eventLabelOf, describeEvent } from './describe-delays';

interface DrawingOptions {
  /** Guards by their names, for whoever reads the code, or everything in words. */
  labels?: 'names' | 'words';
  /** Ids of the states that the machine is in; those without others within are marked. */
  active?: readonly string[];
}

const region = 'classDef region stroke-dasharray: 5 4';
const here = 'classDef here fill:#0b5d54,stroke:#0b5d54,color:#ffffff';

const nameOf = ({ path, machine }: AnyStateNode): string =>
  (path.length === 0 ? `${machine.id}_machine` : path.join('_')).replaceAll(/[^A-Za-z0-9]/g, '_');

/** What stands beside an arrow: the event, and the guard that must say yes. */
function labelOf(machine: AnyStateMachine, words: MachineDescriptions, transition: AnyTransitionDefinition): string {
  const guard = guardOf(transition);
  const event = eventLabelOf(machine, words, transition);
  return guard === '' ? event : `${event} [${guard}]`;
}

function labelSaid(machine: AnyStateMachine, words: MachineDescriptions, transition: AnyTransitionDefinition): string {
  const event = describeEvent(machine, words, transition);
  const { guard } = transition;
  return guard === undefined ? event : `${event} [${conditionOf(words, guard)}]`;
}

/** Text after a colon as Mermaid takes it: what would end it there, or be read as a tag, is written as an entity. */
const spoken = (text: string): string =>
  text.replaceAll(/[#:;<>"]/g, (sign) => `#${String(sign.codePointAt(0))};`).replaceAll(/\s+/g, ' ');

/** The two states just beneath the nearest common parent, between which the chart draws the arrow. */
function lifted(source: AnyStateNode, target: AnyStateNode): [AnyStateNode, AnyStateNode] {
  const line = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [...line(node.parent), node] : [node]);
  const [from, to] = [line(source), line(target)];
  const differ = from.findIndex((node, index) => node !== to[index]);
  if (differ < 0) return [source, source];
  return [from[differ] ?? source, to[differ] ?? from[differ] ?? target];
}

/** Where a transition of a state that holds others leads to within it. */
function entered(node: AnyStateNode, target: AnyStateNode): AnyStateNode {
  const initial = node.initial?.target[0] as AnyStateNode | undefined;
  const child = childrenOf(node).find((one) => one === target || statesOf(one).includes(target));
  return child ?? initial ?? node;
}

const pathIn = (around: AnyStateNode, node: AnyStateNode): string => node.path.slice(around.path.length).join('.');

/** An arrow is drawn between the states around: what it says is of that one within alone. */
const wherein = (from: AnyStateNode, node: AnyStateNode): string => {
  const path = pathIn(from, node);
  return path === '' ? '' : `in ${path}, `;
};
const whereto = (to: AnyStateNode, target: AnyStateNode): string => {
  const path = pathIn(to, target);
  return path === '' ? '' : `, to ${path}`;
};

/**
 * The arrows by the state that they stand in. One by which a state that holds others stays leads from the dot within it, where its first
 * state is entered too; all of them to the same state are one, since Mermaid shows one label there.
 */
function arrows(machine: AnyStateMachine, label: (transition: AnyTransitionDefinition) => string) {
  const labels = new Map<string, { within: AnyStateNode | undefined; stays: boolean; said: Set<string> }>();
  for (const node of statesOf(machine.root)) {
    for (const transition of transitionsOf(node)) {
      for (const target of (transition.target ?? []) as AnyStateNode[]) {
        const [from, to] = lifted(node, target);
        const stays = from === to && childrenOf(from).length > 0;
        const ends = stays ? `[*] --> ${nameOf(entered(from, target))}` : `${nameOf(from)} --> ${nameOf(to)}`;
        const arrow = labels.get(ends) ?? { within: stays ? from : from.parent, stays, said: new Set() };
        arrow.said.add(spoken(`${wherein(from, node)}${label(transition)}${stays ? '' : whereto(to, target)}`));
        labels.set(ends, arrow);
      }
    }
  }
  const drawn = new Map<AnyStateNode | undefined, string[]>();
  for (const [ends, { within, stays, said }] of labels) {
    const texts = stays ? [[...said].join(', ')] : [...said];
    drawn.set(within, [...(drawn.get(within) ?? []), ...texts.map((text) => `${ends} : ${text}`)]);
  }
  return drawn;
}

/**
 * The chart of a machine as a Mermaid block of Markdown, line by line. A region is a state like another, of the class `region`: Mermaid
 * knows the divider `--` within a state alone, and fails where an arrow beside one meets a state that holds others; its version 10 fails
 * on an arrow from such a state to itself within another.
 */
export function drawChart(
  machine: AnyStateMachine,
  words: MachineDescriptions,
  { labels = 'names', active = [] }: DrawingOptions = {},
): string[] {
  const label = labels === 'names' ? labelOf : labelSaid;
  const drawn = arrows(machine, (transition) => label(machine, words, transition));
  const inside = (node: AnyStateNode, indent: string): string[] => {
    const blocks = childrenOf(node).flatMap((child) => boxOf(child, indent));
    const initial = node.type === 'parallel' ? undefined : (node.initial?.target[0] as AnyStateNode | undefined);
    const lines = [...(drawn.get(node) ?? [])].map((line) => indent + line);
    return [...blocks, ...(initial ? [`${indent}[*] --> ${nameOf(initial)}`] : []), ...lines];
  };
  const boxOf = (node: AnyStateNode, indent: string): string[] => {
    const nested = childrenOf(node).length > 0;
    const own = [`${indent}state "${node.key}" as ${nameOf(node)}${nested ? ' {' : ''}`];
    if (nested) own.push(...inside(node, `${indent}  `), `${indent}}`);
    if (node.type === 'final') own.push(`${indent}${nameOf(node)} --> [*]`);
    return own;
  };
  const { root } = machine;
  const of = (name: string, style: string, nodes: readonly AnyStateNode[]): string[] =>
    nodes.length === 0 ? [] : [`  ${style}`, `  class ${nodes.map(nameOf).join(',')} ${name}`];
  const states = statesOf(root);
  const lit = states.filter((node) => active.includes(node.id) && childrenOf(node).length === 0);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...(root.type === 'parallel' ? boxOf(root, '  ') : inside(root, '  ')),
    ...of(
      'region',
      region,
      states.filter(({ parent }) => parent?.type === 'parallel'),
    ),
    ...of('here', here, lit),
    '```',
  ];
}
