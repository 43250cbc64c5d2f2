import { blockReason, type BlockReason } from './block-reason';
import { readListingReference, referenceFault } from './listing-reference';
import { siteOf } from './sites';
import { isSearchQuery, parseSearchQuery } from './search-query';

/** The words that a field for words alone means; where they name a listing or a seller, how those are looked for. */
export function readKeyword(typed: string): string | BlockReason {
  const read = parseSearchQuery(typed);
  if (!isSearchQuery(read)) return read;
  switch (read.kind) {
    case 'words':
      return read.keyword;
    case 'listing':
      return blockReason('KEYWORD_NAMES_LISTING', { values: { id: read.id } });
    case 'seller':
      return blockReason('KEYWORD_NAMES_SELLER', { values: { nickname: read.nickname } });
  }
}

/** The keyword of a text without fault. */
export function keywordOf(typed: string): string {
  const read = readKeyword(typed);
  return typeof read === 'string' ? read : typed.trim();
}

/** Why a keyword can't be searched for; null where it can. */
export function keywordFault(typed: string): BlockReason | null {
  const read = readKeyword(typed);
  return typeof read === 'string' ? null : read;
}

/** The listing that a text names, or why it is no text: for fields whose texts stand in listings, or are nicknames. */
function namedFault(text: string): BlockReason | null {
  const reference = readListingReference(text);
  if (reference.kind === 'listing')
    return siteOf(reference.id) === null ? null : blockReason('LISTING_FOR_TEXT', { values: { id: reference.id } });
  // Three letters and eight digits may be the number of a part as well.
  return reference.kind === 'page' && !/[/?#]/.test(text) ? null : referenceFault(reference);
}

/** Why one of several words or nicknames is none; null where all may be. */
export const namesFault = (texts: readonly string[]): BlockReason | null =>
  texts.reduce<BlockReason | null>((found, text) => found ?? namedFault(text), null);

/** The nickname that a field for nicknames means, with or without its sign; empty where there is none. */
export const readNickname = (typed: string): string => typed.trim().replace(/^@\s*/, '');
