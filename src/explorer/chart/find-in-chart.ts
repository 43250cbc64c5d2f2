import type { ChartLayout } from './layout.types';

/**
 * The ids of what a search finds, whatever its case: states by key, path and sentence, and by what they run and are tagged with;
 * transitions by event and guard. Every word of the text must be there. Nothing for an empty text.
 */
export function findInChart({ nodes, edges }: ChartLayout, text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return new Set();
  const holds = (...texts: (string | null)[]): boolean => {
    const all = texts.join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return new Set([
    ...nodes
      .filter((node) =>
        holds(node.key, node.path, node.says, ...node.invokes, ...node.runs, ...node.tags, ...node.entry, ...node.exit),
      )
      .map(({ id }) => id),
    ...edges
      .filter((edge) => holds(edge.event, edge.eventType, edge.guard, edge.guardSays, ...edge.does))
      .map(({ id }) => id),
  ]);
}
