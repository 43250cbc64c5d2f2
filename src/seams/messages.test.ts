import { sources } from 'virtual:words';
import { createIntl } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { describeNotice } from '../copy/notices';
import { applyLanguage, loadMessageParts, loadScreenMessages, subscribeToMessages, messagesOf } from './messages';

const { signal } = new AbortController();

describe('the words of a language', () => {
  test('come by parts, also those that are wanted while the language is on its way', async () => {
    let notifications = 0;
    const stop = subscribeToMessages(() => (notifications += 1));
    expect(Object.keys(messagesOf('pt'))).toEqual([]);
    await applyLanguage({ lang: 'es' }, signal);
    expect(messagesOf('es')).toHaveProperty(['shell.skip.link']);
    expect(messagesOf('es')).not.toHaveProperty(['shell.menu.label']);

    const applied = applyLanguage({ lang: 'pt' }, signal);
    await loadMessageParts(['home']);
    expect(messagesOf('es')).toHaveProperty(['shell.menu.label']);
    expect(messagesOf('es')).not.toHaveProperty(['liveSearches.title.text']);
    await applied;
    expect(messagesOf('pt')).toHaveProperty(['shell.menu.label']);
    expect(document.documentElement.lang).toBe('pt');

    const english = applyLanguage({ lang: 'en' }, signal);
    await Promise.all([loadScreenMessages('case'), english]);
    const sizes = (['es', 'en', 'pt'] as const).map((lang) => Object.keys(messagesOf(lang)).length);
    expect(new Set(sizes).size).toBe(1);
    expect(messagesOf('en')).toHaveProperty(['case.confirm.title']);
    expect(messagesOf('en')).not.toHaveProperty(['supportForm.title.text']);
    expect(notifications).toBeGreaterThan(3);
    stop();
  });

  test('that can’t be had are missed by whoever needs them alone, and are asked for again by the next who does', async () => {
    await applyLanguage({ lang: 'es' }, signal);
    const { suggestions } = sources.es;
    expect(suggestions).toBeTypeOf('function');
    const loadSuggestions = vi.fn(suggestions).mockRejectedValueOnce(new Error('the words are missing'));
    Object.assign(sources.es, { suggestions: loadSuggestions });
    await expect(loadMessageParts(['suggestions'])).rejects.toThrow('the words are missing');
    await loadMessageParts(['home']);
    expect(loadSuggestions).toHaveBeenCalledOnce();
    await loadMessageParts(['suggestions']);
    expect(loadSuggestions).toHaveBeenCalledTimes(2);
  });

  test('that never come hold back no others', async () => {
    await applyLanguage({ lang: 'es' }, signal);
    const { evidence } = sources.es;
    const loadEvidence = vi.fn(() => new Promise<never>(() => undefined));
    Object.assign(sources.es, { evidence: loadEvidence });
    for (const part of ['performance', 'views']) {
      void loadMessageParts(['evidence']);
      await loadMessageParts([part]);
    }
    expect(loadEvidence).toHaveBeenCalledTimes(2);
    expect(messagesOf('es')).toHaveProperty(['performance.title.text']);
    Object.assign(sources.es, { evidence });
  });

  test('a toast of work that another screen began fetches its sentence', async () => {
    await applyLanguage({ lang: 'en' }, signal);
    const told = () =>
      describeNotice(createIntl({ locale: 'en', messages: messagesOf('en') }), {
        code: 'command.sendMessageToSupport.done',
        values: { caseId: '12' },
      }).text;
    const come = new Promise<void>((done) =>
      subscribeToMessages(() => {
        if (told().includes('12')) done();
      }),
    );
    expect(told()).toBe('It looks like something went wrong. Please try again.');
    await come;
    expect(told()).toContain('(case 12)');
  });

  test('given up, the page keeps its language', async () => {
    const given = new AbortController();
    given.abort();
    const before = document.documentElement.lang;
    expect(await applyLanguage({ lang: 'es' }, given.signal)).toEqual({ ok: false, failure: { code: 'ABORTED' } });
    expect(document.documentElement.lang).toBe(before);
  });
});
