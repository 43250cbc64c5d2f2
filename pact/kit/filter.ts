import { UserError } from './command';
import { operationOf, type PactFile, type PactInteraction } from './contract-source';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const holdsWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'i').test(text);

/** What one filter names: an operation, an area, a requirement id, or words that a description holds, in this order. */
function namedBy(
  filter: string,
  interactions: readonly PactInteraction[],
  areas: ReadonlyMap<string, string>,
): PactInteraction[] {
  const ofOperation = interactions.filter((one) => same(operationOf(one), filter));
  if (ofOperation.length > 0) return ofOperation;
  const ofArea = interactions.filter((one) => same(areas.get(operationOf(one)) ?? '', filter));
  if (ofArea.length > 0) return ofArea;
  const words = filter.split(/\s+/).filter(Boolean);
  return interactions.filter(({ description }) => words.every((word) => holdsWord(description, word)));
}

/**
 * The interactions that one filter at least names: an operation, an area, a requirement id such as GW-24, or words of their
 * descriptions, without regard to case; all of them without a filter. `areas` holds the area of each operation. Throws a sentence for
 * a filter that names none.
 */
export function filterInteractions(
  { interactions }: PactFile,
  filters: readonly string[],
  areas: ReadonlyMap<string, string>,
): PactInteraction[] {
  if (filters.length === 0) return interactions;
  const chosen = new Set<PactInteraction>();
  for (const filter of filters) {
    const named = namedBy(filter, interactions, areas);
    if (named.length === 0) throw new UserError(noMatchError(filter, interactions, areas));
    for (const one of named) chosen.add(one);
  }
  return interactions.filter((one) => chosen.has(one));
}

function noMatchError(
  filter: string,
  interactions: readonly PactInteraction[],
  areas: ReadonlyMap<string, string>,
): string {
  const known = [...new Set(interactions.map(operationOf))].sort();
  const like = known.filter((operation) => operation.toLowerCase().includes(filter.toLowerCase()));
  const ownAreas = [...new Set(known.flatMap((operation) => areas.get(operation) ?? []))].sort();
  const hint =
    like.length > 0
      ? `Did you mean ${like.join(', ')}?`
      : `There are the areas ${ownAreas.join(', ')}, and the operations ${known.join(', ')}.`;
  return `--filter ${filter} names nothing: no operation, no area, no requirement and no words of a description. ${hint}`;
}

/** The one interaction that a text names: its description, or a part of it that no other has. Throws a sentence for none or several. */
export function findInteraction({ interactions }: PactFile, text: string): PactInteraction {
  const exact = interactions.find(({ description }) => description === text);
  if (exact) return exact;
  const like = interactions.filter(({ description }) => description.toLowerCase().includes(text.toLowerCase()));
  const [only, another] = like;
  if (only && !another) return only;
  if (!only) throw new UserError(`No interaction is called "${text}", or has that in its description.`);
  const listed = like.slice(0, 20).map(({ description }) => `  ${description}`);
  throw new UserError(`"${text}" is in ${String(like.length)} descriptions:\n${listed.join('\n')}`);
}
