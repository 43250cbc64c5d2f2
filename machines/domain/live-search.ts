import type { NewLiveSearch } from '../../contracts/shapes';
import { blockReason, type BlockReason } from './block-reason';
import { keywordFault, namesFault, keywordOf } from './keyword';
import { normalSites } from './sites';

/** What a person types for a new live search; the two word lists are separated by commas. */
export interface LiveSearchValues {
  keyword: string;
  sites: string[];
  requiredWords: string;
  avoidedWords: string;
}

export interface LiveSearchFaults {
  keyword: BlockReason | null;
  sites: BlockReason | null;
  requiredWords: BlockReason | null;
  avoidedWords: BlockReason | null;
}

/** Words of a comma-separated list, trimmed, without repeats whatever their case. */
export function searchWordsOf(text: string): string[] {
  const seen = new Map<string, string>();
  for (const word of text.split(',').map((part) => part.trim())) {
    if (word && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  }
  return [...seen.values()];
}

/** What each field of a new live search lacks, in the order of the screen; null where nothing does. */
export function liveSearchFaults(values: LiveSearchValues): LiveSearchFaults {
  const required = new Set(searchWordsOf(values.requiredWords).map((word) => word.toLowerCase()));
  const both = searchWordsOf(values.avoidedWords).find((word) => required.has(word.toLowerCase()));
  return {
    keyword: keywordFault(values.keyword),
    sites: normalSites(values.sites).length > 0 ? null : blockReason('NO_COUNTRY'),
    requiredWords: namesFault(searchWordsOf(values.requiredWords)),
    avoidedWords:
      namesFault(searchWordsOf(values.avoidedWords)) ??
      (both === undefined ? null : blockReason('WORD_REQUIRED_AND_AVOIDED', { values: { word: both } })),
  };
}

export function hasFaults(faults: LiveSearchFaults): boolean {
  return Object.values(faults).some((fault) => fault !== null);
}

/** What is asked of the gateway for what was typed: without faults, cleaned. */
export function newLiveSearch({ keyword, sites, requiredWords, avoidedWords }: LiveSearchValues): NewLiveSearch {
  return {
    keyword: keywordOf(keyword),
    sites: normalSites(sites),
    requiredWords: searchWordsOf(requiredWords),
    avoidedWords: searchWordsOf(avoidedWords),
  };
}
