import { describe, expect, test } from 'vitest';
import { applyLanguage, completeWords, onWords, wordsOf } from './words';

const { signal } = new AbortController();

describe('the words of a language', () => {
  test('come by parts, also those that are wanted while the language is on its way', async () => {
    let heard = 0;
    const stop = onWords(() => (heard += 1));
    expect(Object.keys(wordsOf('pt'))).toEqual([]);
    await applyLanguage({ lang: 'es' }, signal);
    expect(wordsOf('es')).toHaveProperty(['login.title.text']);
    expect(wordsOf('es')).not.toHaveProperty(['liveSearches.title.text']);

    const applied = applyLanguage({ lang: 'pt' }, signal);
    await completeWords('home');
    expect(wordsOf('es')).toHaveProperty(['liveSearches.title.text']);
    await applied;
    expect(wordsOf('pt')).toHaveProperty(['liveSearches.title.text']);
    expect(wordsOf('pt')).not.toHaveProperty(['case.confirm.title']);
    expect(document.documentElement.lang).toBe('pt');

    const english = applyLanguage({ lang: 'en' }, signal);
    await Promise.all([completeWords('work'), english]);
    const sizes = (['es', 'en', 'pt'] as const).map((lang) => Object.keys(wordsOf(lang)).length);
    expect(new Set(sizes).size).toBe(1);
    expect(wordsOf('en')).toHaveProperty(['case.confirm.title']);
    expect(heard).toBeGreaterThan(3);
    stop();
  });

  test('given up, the page keeps its language', async () => {
    const given = new AbortController();
    given.abort();
    const before = document.documentElement.lang;
    expect(await applyLanguage({ lang: 'es' }, given.signal)).toEqual({ ok: false, failure: { code: 'ABORTED' } });
    expect(document.documentElement.lang).toBe(before);
  });
});
