import { formatCondition, formatActions } from './label';
import type { ChartEdge, ChartNode } from './layout.types';

/** What is true of a state or transition at the moment, in the order in which it is said. */
export interface ElementHighlights {
  active?: boolean;
  taken?: boolean;
  next?: boolean;
  missed?: boolean;
  found?: boolean;
  chosen?: boolean;
}

/** What is said of a mark, in the order in which it is said. */
export const markWords = {
  active: 'active',
  taken: 'just taken',
  next: 'possible now',
  missed: 'not reached',
  found: 'found',
} satisfies Partial<Record<keyof ElementHighlights, string>>;

/** What is said of the arrows that are told apart by what takes them. */
export const takerWords = {
  tones: { none: 'by none', one: 'by one', several: 'by several' },
  sources: {
    samples: 'Arrows by: samples',
    tests: 'Arrows by: journeys and requirements',
    journeys: 'Arrows by: journeys',
    requirements: 'Arrows by: requirements',
  },
} as const;

const formatMarks = (marks: ElementHighlights): string[] =>
  Object.entries(markWords)
    .filter(([mark]) => marks[mark as keyof typeof markWords])
    .map(([, word]) => word);

/** `reply.choosing, active, final`. */
export function stateName(node: ChartNode, region: boolean, marks: ElementHighlights): string {
  const own = [
    node.kind === 'parallel' && 'parallel',
    region && 'region',
    node.initial && 'initial',
    node.kind === 'history' && 'history',
    node.kind === 'final' && 'final',
  ].filter((word) => word !== false);
  return [node.path === '' ? node.key : node.path, ...formatMarks(marks), ...own].join(', ');
}

const whenOf = (edge: ChartEdge): string => {
  const condition = formatCondition(edge);
  return [condition, formatActions(edge)].map((part) => (part === '' ? '' : `, ${part}`)).join('');
};

const targetOf = (to: string, also: readonly string[], pathOf: (id: string) => string): string =>
  [to, ...also].map(pathOf).join(' and ') + (also.length > 0 ? ' in one transition' : '');

/** `confirm.submit, from reply.choosing to reply.sending, when the reason is given`; of one that leads into several regions all of these. `pathOf` gives the path of a state by its id. */
export function edgeName(edge: ChartEdge, pathOf: (id: string) => string, marks: ElementHighlights): string {
  const way =
    edge.to === null
      ? `stays in ${pathOf(edge.from)}`
      : `from ${pathOf(edge.from)} to ${targetOf(edge.to, edge.also, pathOf)}`;
  return [`${edge.event}, ${way}${whenOf(edge)}`, ...formatMarks(marks)].join(', ');
}

/** The sentence of a state, what it runs and is tagged with, and where it leads. */
export function stateDescription(
  node: ChartNode,
  leaving: readonly ChartEdge[],
  pathOf: (id: string) => string,
): string {
  return [
    node.says,
    node.runs.length > 0 && `Runs ${node.runs.join(', ')}.`,
    node.entry.length > 0 && `On entry ${node.entry.join(', ')}.`,
    node.exit.length > 0 && `On exit ${node.exit.join(', ')}.`,
    node.tags.length > 0 && `Tagged ${node.tags.join(', ')}.`,
    ...leaving.map(
      (edge) =>
        `${edge.event}${edge.to === null ? ' stays here' : ` leads to ${targetOf(edge.to, edge.also, pathOf)}`}${whenOf(edge)}.`,
    ),
  ]
    .filter((part) => part !== false && part !== '')
    .join(' ');
}
