import { describe, expect, test } from 'vitest';
import { goTo } from '../../../../machines/domain/navigation-events';
import type { PastReport } from '../../../../machines/domain/past-reports';
import { samplePastOf, sampleTakenDown } from '../../../../machines/search/relistings/relistings.samples';
import { answers } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, waitForElement, type TestLanguage } from '../../../../tests/render-node';
import { firstListing, openResults, secondListing } from './results-screen.fixture';

const comment = 'The listing shows a copy of our product.';

/** The first of two results is like one that was taken down. */
async function open({
  lang = 'es',
  report = {},
  second = { seller: null, title: 'Otra cosa' },
}: { lang?: TestLanguage; report?: Partial<PastReport>; second?: Partial<typeof secondListing> } = {}) {
  const stage = await openResults([firstListing, { ...secondListing, ...second }], {
    lang,
    allowed: ['PPPI1'],
    readPast: answers(samplePastOf(sampleTakenDown(report))),
  });
  await act(async () => {
    for (let turns = 0; turns < 5; turns += 1) {
      stage.clock.increment(1);
      await stage.settle();
    }
  });
  act(() => stage.card(firstListing.id).focus());
  return { ...stage, pane: () => getElement(stage.host, 'section') };
}

const words: Record<TestLanguage, { card: string; pane: RegExp; report: string; only: string }> = {
  es: {
    card: 'Como una dada de baja · caso 40000123',
    pane: /Se parece a una dada de baja tras la denuncia del \d\d\/\d\d\/\d{4} · caso 40000123/,
    report: 'Denunciar de nuevo: Producto falsificado',
    only: '1 publicada otra vez',
  },
  en: {
    card: 'Like one taken down · case 40000123',
    pane: /Looks like one taken down after the report of \d\d\/\d\d\/\d{4} · case 40000123/,
    report: 'Report again: Counterfeit product',
    only: '1 listed again',
  },
  pt: {
    card: 'Como um tirado do ar · caso 40000123',
    pane: /Parecido com um tirado do ar após a denúncia de \d\d\/\d\d\/\d{4} · caso 40000123/,
    report: 'Denunciar de novo: Produto falsificado',
    only: '1 anunciado de novo',
  },
};

describe('a listing that is like one that was taken down', () => {
  test.each(['es', 'en', 'pt'] as const)(
    'says so with the earlier case on its card and beside it, with the reason and the comment that would be sent, in %s',
    async (lang) => {
      const { card, pane, host } = await open({ lang });
      const { card: mark, pane: sentence, report, only } = words[lang];
      expect(card(firstListing.id).textContent).toContain(mark);
      expect(card(secondListing.id).textContent).not.toContain('40000123');
      expect(pane().textContent).toMatch(sentence);
      expect(pane().querySelector('a[href*="40000123"]')).not.toBeNull();
      expect(pane().textContent).toContain(report);
      expect(pane().textContent).toContain(comment);
      expect(host.textContent).toContain(only);
    },
  );

  test('is reported again with N, with the earlier reason and comment, and the next one has the focus', async () => {
    const { card, key, receivedBy } = await open();
    key('n');
    expect(receivedBy('outbox')).toMatchObject([
      { work: { mark: { type: 'report', ids: [firstListing.id], report: { code: 'PPPI1', description: comment } } } },
    ]);
    expect(document.activeElement).toBe(card(secondListing.id));
    key('n');
    expect(receivedBy('outbox')).toHaveLength(1);
  });

  test.each([
    ['es', 'Denunciar 2 de nuevo'],
    ['en', 'Report 2 again'],
    ['pt', 'Denunciar 2 de novo'],
  ] as const)('is reported again with the others that are chosen, by one N, in %s', async (lang, words) => {
    const { id: _, ...alike } = firstListing;
    const { host, key, receivedBy, settle } = await open({ lang, second: alike });
    key('a');
    expect(host.querySelector('[role=toolbar]')?.textContent ?? host.textContent).toContain(words);
    key('n');
    await act(settle);
    expect(receivedBy('outbox')).toMatchObject([
      {
        work: {
          mark: {
            type: 'report',
            ids: [firstListing.id, secondListing.id],
            report: { code: 'PPPI1', description: comment },
          },
        },
      },
    ]);
  });

  test('is named before, where others that are chosen are like none that was taken down', async () => {
    const { host, key, receivedBy, settle } = await open();
    key('a');
    key('n');
    await act(settle);
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain('No se parece a ninguna dada de baja');
    expect(receivedBy('outbox')).toEqual([]);
    act(() => press(getButton(dialog, 'Denunciar 1 de nuevo')));
    await act(settle);
    expect(receivedBy('outbox')).toMatchObject([{ work: { mark: { type: 'report', ids: [firstListing.id] } } }]);
    expect(host.textContent).toContain('1 publicada otra vez');
  });

  test('offers no report where the comment of then isn’t known, and says why', async () => {
    const { pane, key, receivedBy } = await open({ report: { comment: null } });
    expect(pane().textContent).toContain('no se conoce el motivo o el comentario');
    key('n');
    expect(receivedBy('outbox')).toEqual([]);
  });

  test('is shown alone at one press', async () => {
    const { host, receivedBy } = await open();
    act(() => press(getButton(host, words.es.only)));
    expect(receivedBy('screens')).toContainEqual(
      goTo({ to: 'results', params: { id: 'ls-1' }, search: { relisted: 'only' } }, { replace: true }),
    );
  });
});
