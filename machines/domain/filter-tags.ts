import type { FilterNarrowing, FilterProfile, SearchCategory } from '../../contracts/shapes';
import { limits, pageSizes } from '../../contracts/vocabulary/limits';
import { blockReason, type BlockReason } from './block-reason';
import { foldText } from './search-query';

/** The words of a text with commas, semicolons, tabs or line breaks between, as they are written; repeats included. */
export const parseTags = (text: string): string[] =>
  text
    .split(/[,;\t\r\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Those there were with the new ones of a text behind them, and which of those stood there already. */
export function withTags(had: readonly string[], text: string): { tags: string[]; doubled: string[] } {
  const tags = [...had];
  const doubled: string[] = [];
  for (const word of parseTags(text)) {
    if (!tags.some((one) => foldText(one) === foldText(word))) tags.push(word);
    else if (!doubled.includes(word)) doubled.push(word);
  }
  return { tags, doubled };
}

/** The first of these that is among the others, too. */
export const tagsInBoth = (some: readonly string[], others: readonly string[]): string | undefined =>
  some.find((word) => others.some((other) => foldText(other) === foldText(word)));

/** Why so many words, or one of them, can't be asked for; null where they can. */
export function tagsFault(tags: readonly string[]): BlockReason | null {
  const { filterWords: most, filterWordMax: max } = limits;
  if (tags.length > most) return blockReason('TOO_MANY_WORDS', { values: { count: tags.length, max: most } });
  const long = tags.find((word) => word.length > max);
  return long === undefined ? null : blockReason('WORD_TOO_LONG', { values: { word: `${long.slice(0, 20)}…`, max } });
}

export const noNarrowing: FilterNarrowing = {
  requiredWords: [],
  avoidedWords: [],
  sellers: [],
  blacklistedSellers: [],
};

/** Filters of which an answer may not say what they narrow by: as far as it was known before, it still is. */
export const withNarrowing = (
  filters: readonly FilterProfile[],
  known: readonly { id: string | null; narrowing: FilterNarrowing | null }[],
): FilterProfile[] =>
  filters.map((filter) => ({
    ...filter,
    narrowing: filter.narrowing ?? known.find(({ id }) => id === filter.id)?.narrowing ?? null,
  }));

/**
 * The categories to choose from at first: all of them up to nine, else eight (ruling D12) and the one that is chosen. One that is chosen
 * and that nothing was found in any more stands first, by its id.
 */
export function offeredCategories(
  categories: readonly SearchCategory[],
  chosen: string,
  all: boolean,
): { shown: SearchCategory[]; hidden: number } {
  const gone = chosen !== '' && !categories.some(({ id }) => id === chosen);
  const every = gone ? [{ id: chosen, name: chosen, count: 0 }, ...categories] : [...categories];
  if (all || every.length <= pageSizes.categoriesAll) return { shown: every, hidden: 0 };
  const shown = every.filter(({ id }, at) => at < pageSizes.categoriesFirst || id === chosen);
  return { shown, hidden: every.length - shown.length };
}

/** Filters without one of them: `<filter>`, or one value of a list, `<filter>:<value>`; an id that `nothing` doesn't know takes nothing away. */
export function withoutValue<Filters extends object>(filters: Filters, nothing: Filters, id: string): Partial<Filters> {
  const [name = '', value] = id.split(':', 2);
  if (!(name in nothing)) return {};
  const key = name as keyof Filters;
  const held: unknown = filters[key];
  return {
    [key]: Array.isArray(held) && value !== undefined ? held.filter((one) => one !== value) : nothing[key],
  } as Partial<Filters>;
}
