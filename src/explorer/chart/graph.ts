import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  describeActions,
  alternativesOf,
  describeEntry,
  describeExit,
} from '../../../machines/simulator/describe-actions';
import {
  childrenOf,
  conditionOf,
  guardOf,
  transitionsOf,
  stateDescriptionOf,
  type MachineDescriptions,
} from '../../../machines/simulator/chart-descriptions';
import { transitionId } from '../../../machines/kit/internals';
import { describeEvent } from '../../../machines/simulator/describe-delays';
import { describeInvoked, invokedActorsOf } from '../../../machines/simulator/invoked-actors';
import type { ChartEdge, ChartNode } from './layout.types';

/** What is drawn of a machine, before anything has its place. */
export interface Graph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

export interface GraphNode extends Omit<ChartNode, 'x' | 'y' | 'width' | 'height' | 'text' | 'header'> {
  /** Its children aren't drawn: it has none, or is collapsed. */
  leaf: boolean;
}

export type GraphEdge = Omit<ChartEdge, 'points' | 'label'>;

/** Where a transition leads as drawn; nowhere, for one that stays. */
export const targetsOf = ({ to, also }: Pick<GraphEdge, 'to' | 'also'>): string[] => (to === null ? [] : [to, ...also]);

function isOtherwise(transition: AnyTransitionDefinition): boolean {
  const several = alternativesOf(transition);
  const before = several.slice(0, several.indexOf(transition));
  return transition.guard === undefined && before.some(({ guard }) => guard !== undefined);
}

function nthOf(transition: AnyTransitionDefinition): number | null {
  const several = alternativesOf(transition);
  return several.length < 2 ? null : several.indexOf(transition) + 1;
}

function nodeOf(
  node: AnyStateNode,
  machine: AnyStateMachine,
  words: MachineDescriptions,
  collapsed: ReadonlySet<string>,
): GraphNode {
  return {
    id: node.id,
    path: node.path.join('.'),
    key: node.key,
    kind: node.type,
    parent: node.parent?.id ?? null,
    initial: node.parent?.initial?.target.some(({ id }) => id === node.id) ?? false,
    says: node.parent ? (stateDescriptionOf(words, node) ?? '') : '',
    invokes: node.invoke.map(({ id }) => id),
    runs: invokedActorsOf(machine, node).map(describeInvoked),
    tags: [...node.tags],
    entry: describeEntry(node),
    exit: describeExit(node),
    leaf: collapsed.has(node.id) || childrenOf(node).length === 0,
  };
}

/** The states and transitions that are drawn when the children of the collapsed states aren't. */
export function graphOf(machine: AnyStateMachine, words: MachineDescriptions, collapsed: ReadonlySet<string>): Graph {
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  /** Which drawn node stands for a state. */
  const drawn = new Map<string, string>();
  const transitions: AnyTransitionDefinition[] = [];
  const visit = (state: AnyStateNode, within: string | null) => {
    const standsFor = within ?? state.id;
    drawn.set(state.id, standsFor);
    transitions.push(...transitionsOf(state));
    const node = nodeOf(state, machine, words, collapsed);
    if (within === null) nodes.push(node);
    for (const child of childrenOf(state)) visit(child, within ?? (node.leaf ? state.id : null));
  };
  visit(machine.root, null);

  for (const transition of transitions) {
    const { source, target = [], eventType, guard } = transition;
    const from = drawn.get(source.id) ?? source.id;
    const visibleTargets = target.filter(({ id }) => drawn.get(id) !== from || (source.id === from && id === from));
    if (target.length > 0 ? visibleTargets.length === 0 : source.id !== from) continue;
    const targets = [...new Set(visibleTargets.map(({ id }) => drawn.get(id) ?? id))];
    const name = guardOf(transition);
    edges.push({
      id: transitionId(transition),
      from,
      to: targets[0] ?? null,
      also: targets.slice(1),
      event: describeEvent(machine, words, transition),
      eventType,
      guard: name === '' ? null : name,
      guardSays: guard === undefined ? null : conditionOf(words, guard),
      otherwise: isOtherwise(transition),
      nth: nthOf(transition),
      does: describeActions(transition),
    });
  }
  return { nodes, edges };
}

/** How much of a chart is written: all, what each state and event is called, or the states alone with one line from one to another. */
export type ChartDetail = 'words' | 'events' | 'names';

const nameOnly = (node: GraphNode): GraphNode => ({ ...node, brief: true });

/** The transitions that lead from and to the same states as one, which has their events; those that stay are left out. */
function mergeEdges(edges: readonly GraphEdge[]): GraphEdge[] {
  const lines = new Map<string, GraphEdge[]>();
  for (const edge of edges.filter(({ to }) => to !== null)) {
    const ends = [edge.from, ...targetsOf(edge)].join(' ');
    lines.set(ends, [...(lines.get(ends) ?? []), edge]);
  }
  return [...lines.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const event = [...new Set([first, ...others].map((one) => one.event))].join(', ');
    return [{ ...first, event, nth: null, merged: others.map(({ id }) => id) }];
  });
}

/** As much of a graph as that. */
export function detailedGraph({ nodes, edges }: Graph, detail: ChartDetail): Graph {
  if (detail === 'words') return { nodes, edges };
  const events = () => edges.map((edge): GraphEdge => ({ ...edge, brief: true }));
  return { nodes: nodes.map(nameOnly), edges: detail === 'events' ? events() : mergeEdges(edges) };
}
