import { limits } from '../../contracts/vocabulary/limits';
import { defaultSiteId } from '../../contracts/vocabulary/sites';
import { blockReason, type BlockReason } from './block-reason';
import { readId } from './listing-id';
import { readListingReference, referenceFault } from './listing-reference';
import { normalSites, siteOf, sitePartOf } from './sites';

/** What somebody looks for with one field: a listing by its id, a seller, or whatever a text finds. */
export type SearchQuery =
  | { kind: 'listing'; id: string }
  | { kind: 'seller'; nickname: string }
  | { kind: 'words'; keyword: string };

/** How a text without a sign of its own is meant. */
export const queryKinds = ['words', 'seller'] as const;
export type QueryKind = (typeof queryKinds)[number];

export interface QuickSearchValues {
  /** What is looked for. */
  text: string;
  /** The same of several, one a line. */
  lines: string;
  as: QueryKind;
  siteId: string;
  many: boolean;
}

export const quickSearchDraft = 'quick-search';
export const emptyQuickSearch: QuickSearchValues = {
  text: '',
  lines: '',
  as: 'words',
  siteId: defaultSiteId,
  many: false,
};

/** What the field holds once somebody begins a search elsewhere: words, and one search. */
export const begunSearch = (text: string) => ({ text, as: 'words' as const, many: false });

/** What is kept for a field that isn't there yet; it begins with the focus. */
export const begunDraft = (former: unknown, text: string) => ({
  ...(typeof former === 'object' ? former : {}),
  ...begunSearch(text),
  begun: true,
});

export const isBegunDraft = (kept: unknown): boolean => isKept(kept) && 'begun' in kept && kept.begun === true;

const isKept = (value: unknown): value is Partial<Record<keyof QuickSearchValues, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * What was kept of a former visit, over an empty form in one's own country; a country that isn't offered any more is the first that is.
 */
export function restoreQuickSearch(kept: unknown, sites: readonly string[], own: string | null): QuickSearchValues {
  const given = isKept(kept) ? kept : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const offered = normalSites(sites);
  const site = text(given.siteId).toUpperCase() || (own ?? defaultSiteId);
  return {
    text: text(given.text),
    lines: text(given.lines),
    as: queryKinds.find((one) => one === given.as) ?? 'words',
    siteId: offered.includes(site) ? site : (offered[0] ?? defaultSiteId),
    many: given.many === true,
  };
}

const inQuotes = (text: string) => /^["“«](.+)["”»]$/s.exec(text)?.[1]?.trim() ?? null;

function listing(id: string): SearchQuery | BlockReason {
  return siteOf(id) === null
    ? blockReason('NO_MARKETPLACE', { values: { site: sitePartOf(id) } })
    : { kind: 'listing', id };
}

function within<Made extends SearchQuery>(text: string, made: Made): Made | BlockReason {
  const { keywordMax: max } = limits;
  return text.length > max ? blockReason('KEYWORD_TOO_LONG', { values: { count: text.length, max } }) : made;
}

/**
 * What a link, or an id, in a text means (ruling L03); null where there is neither. What stands in quotes is words, but for the id of a listing
 * and a whole link, which a spreadsheet put into quotes.
 */
function readReference(text: string, isQuoted: boolean): SearchQuery | BlockReason | null {
  const reference = readListingReference(text);
  const isWords = isQuoted && !/https?:\/\/|www\./i.test(text);
  if (reference.kind === 'listing') return isWords && siteOf(reference.id) === null ? null : listing(reference.id);
  // Three letters and eight digits may be the number of a part as well.
  const isPart = reference.kind === 'page' && readId(text) !== null && siteOf(text) === null;
  return isWords || isPart ? null : referenceFault(reference);
}

/**
 * What a text means: a listing by its id or its link, however they are written; what begins with @ is a seller's nickname; what stands in
 * quotes is words; anything else is what `as` says. Where nothing can be looked for, the reason why.
 */
export function parseSearchQuery(written: string, as: QueryKind = 'words'): SearchQuery | BlockReason {
  const text = written.trim().replace(/\s+/g, ' ');
  const quoted = inQuotes(text);
  if (text === '' || quoted === '') return blockReason('KEYWORD_EMPTY');
  const reference = readReference(quoted ?? text, quoted !== null);
  if (reference !== null) return reference;
  if (quoted !== null) return within(quoted, { kind: 'words', keyword: quoted });
  const nickname = text.startsWith('@') ? text.slice(1).trim() : as === 'seller' ? text : null;
  if (nickname === '') return blockReason('NICKNAME_EMPTY');
  if (nickname !== null) return within(nickname, { kind: 'seller', nickname });
  return within(text, { kind: 'words', keyword: text });
}

export const isSearchQuery = (read: SearchQuery | BlockReason): read is SearchQuery => 'kind' in read;

/** Equal for two texts that look for the same. */
export function searchQueryKey(sought: SearchQuery): string {
  switch (sought.kind) {
    case 'listing':
      return sought.id;
    case 'seller':
      return `@${sought.nickname}`;
    case 'words':
      return sought.keyword.toLowerCase();
  }
}

/** What makes two words the same: neither case nor accents do. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those of the saved searches that have every word of the text in their keyword, as far as `most`; none for an empty text. */
export function matchingSavedSearches<Saved extends { keyword: string }>(
  saved: readonly Saved[],
  text: string,
  most: number,
): Saved[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return saved.filter(({ keyword }) => words.every((word) => foldText(keyword).includes(word))).slice(0, most);
}
