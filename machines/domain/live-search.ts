import type { NewLiveSearch } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';
import { because, type Because } from './because';

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
  avoidedWords: Because | null;
}

/** Upper-case site ids in the order given, without repeats (ruling C07). */
export function normalSites(sites: readonly string[]): string[] {
  return [...new Set(sites.map((site) => site.trim().toUpperCase()).filter((site) => site.length > 0))];
}

/** Words of a comma-separated list, trimmed, without repeats whatever their case. */
export function wordsOf(text: string): string[] {
  const seen = new Map<string, string>();
  for (const word of text.split(',').map((part) => part.trim())) {
    if (word && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  }
  return [...seen.values()];
}

/** Why a keyword, without spaces around it, can't be searched for; null where it can. */
export function keywordFault(keyword: string): Because | null {
  if (keyword === '') return because('KEYWORD_EMPTY');
  const { keywordMax: max } = limits;
  return keyword.length > max ? because('KEYWORD_TOO_LONG', { values: { count: keyword.length, max } }) : null;
}

/** What each field of a new live search lacks, in the order of the screen; null where nothing does. */
export function liveSearchFaults(values: LiveSearchValues): LiveSearchFaults {
  const required = new Set(wordsOf(values.requiredWords).map((word) => word.toLowerCase()));
  const both = wordsOf(values.avoidedWords).find((word) => required.has(word.toLowerCase()));
  return {
    keyword: keywordFault(values.keyword.trim()),
    sites: normalSites(values.sites).length > 0 ? null : because('NO_COUNTRY'),
    avoidedWords: both === undefined ? null : because('WORD_REQUIRED_AND_AVOIDED', { values: { word: both } }),
  };
}

export function hasFaults(faults: LiveSearchFaults): boolean {
  return faults.keyword !== null || faults.sites !== null || faults.avoidedWords !== null;
}

/** What is asked of the gateway for what was typed: without faults, cleaned. */
export function newLiveSearch({ keyword, sites, requiredWords, avoidedWords }: LiveSearchValues): NewLiveSearch {
  return {
    keyword: keyword.trim(),
    sites: normalSites(sites),
    requiredWords: wordsOf(requiredWords),
    avoidedWords: wordsOf(avoidedWords),
  };
}
