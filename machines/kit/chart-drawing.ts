import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { childrenOf, eventOf, guardOf, statesOf, transitionsOf } from './chart-words';

const nameOf = (node: AnyStateNode): string => node.path.join('_').replaceAll(/[^A-Za-z0-9]/g, '_');

/** What stands beside an arrow: the event, and the guard that must say yes. */
export function labelOf(transition: AnyTransitionDefinition): string {
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

/** The chart of a machine as a Mermaid block of Markdown, line by line. */
export function drawingOf(machine: AnyStateMachine): string[] {
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
