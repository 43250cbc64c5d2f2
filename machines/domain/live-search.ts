import type { NewLiveSearch } from '../../contracts/shapes';
import { because, type Because } from './because';
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
  keyword: Because | null;
  sites: Because | null;
  requiredWords: Because | null;
  avoidedWords: Because | null;
}

/** Words of a comma-separated list, trimmed, without repeats whatever their case. */
export function wordsOf(text: string): string[] {
  const seen = new Map<string, string>();
  for (const word of text.split(',').map((part) => part.trim())) {
    if (word && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  }
  return [...seen.values()];
}

/** What each field of a new live search lacks, in the order of the screen; null where nothing does. */
export function liveSearchFaults(values: LiveSearchValues): LiveSearchFaults {
  const required = new Set(wordsOf(values.requiredWords).map((word) => word.toLowerCase()));
  const both = wordsOf(values.avoidedWords).find((word) => required.has(word.toLowerCase()));
  return {
    keyword: keywordFault(values.keyword),
    sites: normalSites(values.sites).length > 0 ? null : because('NO_COUNTRY'),
    requiredWords: namesFault(wordsOf(values.requiredWords)),
    avoidedWords:
      namesFault(wordsOf(values.avoidedWords)) ??
      (both === undefined ? null : because('WORD_REQUIRED_AND_AVOIDED', { values: { word: both } })),
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
    requiredWords: wordsOf(requiredWords),
    avoidedWords: wordsOf(avoidedWords),
  };
}
