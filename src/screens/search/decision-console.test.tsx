import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../machines/simulator/answers';
import { sampleListing, sampleReported } from '../../../machines/simulator/sample-listing';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { openSignedInConsole, readToast } from '../../../tests/console';
import { waitForElement, waitUntil } from '../../../tests/render-node';

const shoe = sampleListing({ id: 'MLA1000000001' });
const cap = sampleListing({ id: 'MLA1000000002', title: 'Gorra Andes' });
const approvedMark = { author: null, createdAt: '2026-11-20T12:00:00.000Z' };

const decide = async (host: HTMLElement, key: string) => {
  const card = await waitForElement(host, `article[data-item="${shoe.id}"]`);
  act(() => card.focus());
  act(() => void card.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  return card;
};

describe('a decision that somebody else was faster with', () => {
  test.each([
    ['es', 'Luis ya marcó esta publicación como sospechosa el 20/11/2026', 'Revisarla y decidir de nuevo'],
    ['en', 'Luis already marked this listing as suspicious on 11/20/2026', 'Review it and decide again'],
    ['pt', 'Luis já marcou este anúncio como suspeito em 20/11/2026', 'Revisar e decidir de novo'],
  ] as const)(
    'ERR-25 says in %s by whom and when, leaves it, and leads to where it is decided anew',
    async (lang, told, ask) => {
      const reported = { ...sampleReported(), author: { id: 'luis', givenName: 'Luis', familyName: null } };
      const { host } = openSignedInConsole(
        '/live_searches/ls-1',
        { liveSearch: answers(sampleResults([shoe, cap])), articlesByIds: answers([{ ...shoe, reported }]) },
        lang,
      );
      await decide(host, 't');
      expect(await readToast('alert')).toContain(told);
      const link = await waitForElement<HTMLAnchorElement>(
        document,
        'section:is([aria-label=Avisos], [aria-label=Notices]) a',
      );
      expect([link.textContent, link.getAttribute('href')]).toEqual([
        ask,
        expect.stringMatching(`^/article_detail/${shoe.id}`),
      ]);
    },
  );
});

describe('a browser that has no room left', () => {
  test.each([
    ['es', 'Lo que haces no queda guardado en este navegador', 'No cierres la pestaña hasta terminar.'],
    ['en', 'What you do isn’t being saved in this browser', 'Don’t close the tab until you’re done.'],
    ['pt', 'O que você faz não está sendo guardado neste navegador', 'Não feche a aba até terminar.'],
  ] as const)('says so in %s, and what is decided goes out all the same', async (lang, told, then) => {
    const full = refuses<void>('STORAGE_UNAVAILABLE');
    const approveArticles = answers([{ id: shoe.id, approved: approvedMark, failure: null }]);
    const { host } = openSignedInConsole(
      '/live_searches/ls-1',
      {
        liveSearch: answers(sampleResults([shoe, cap])),
        articlesByIds: answers([shoe]),
        approveArticles,
        writeDraft: full,
        deleteDraft: full,
        writeJournal: full,
      },
      lang,
    );
    const card = await decide(host, 't');
    const words = await readToast('alert');
    expect([words.includes(told), words.includes(then)]).toEqual([true, true]);
    await waitUntil(() => card.hasAttribute('data-decided') && !card.hasAttribute('data-unconfirmed'));
    expect(approveArticles.asked).toMatchObject([{ articlesIds: [shoe.id] }]);
  });
});
