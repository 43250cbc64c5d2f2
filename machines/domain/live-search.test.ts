import { describe, expect, it } from 'vitest';
import { hasFaults, liveSearchFaults, searchWordsOf } from './live-search';
import { normalSites } from './sites';

const values = { keyword: 'zapatillas', sites: ['MLA'], requiredWords: '', avoidedWords: '' };

describe('a live search', () => {
  it('SRCH-21 needs a keyword that is more than spaces', () => {
    expect(liveSearchFaults({ ...values, keyword: '  \t ' })).toEqual({
      keyword: { because: 'KEYWORD_EMPTY' },
      sites: null,
      requiredWords: null,
      avoidedWords: null,
    });
  });

  it('takes a keyword of 200 characters, and says how many a longer one has', () => {
    const keyword = 'a'.repeat(200);
    expect(liveSearchFaults({ ...values, keyword: ` ${keyword} ` }).keyword).toBeNull();
    expect(liveSearchFaults({ ...values, keyword: `${keyword}b` }).keyword).toEqual({
      because: 'KEYWORD_TOO_LONG',
      values: { count: 201, max: 200 },
    });
  });

  it('SRCH-22 needs at least one country', () => {
    expect(liveSearchFaults({ ...values, sites: [' '] }).sites).toEqual({ because: 'NO_COUNTRY' });
  });

  it('has no faults when both are there', () => {
    expect(hasFaults(liveSearchFaults(values))).toBe(false);
  });

  it('names a word that is both required and avoided', () => {
    expect(
      liveSearchFaults({ ...values, requiredWords: 'Original, nuevo', avoidedWords: 'usado, original' }).avoidedWords,
    ).toEqual({
      because: 'WORD_REQUIRED_AND_AVOIDED',
      values: { word: 'original' },
    });
  });

  it('sends site ids upper case and once each', () => {
    expect(normalSites(['mla', 'MLA', ' mlb '])).toEqual(['MLA', 'MLB']);
  });

  it('reads words between commas, once each', () => {
    expect(searchWordsOf(' nike, Nike ,, air max ')).toEqual(['nike', 'air max']);
  });
});
