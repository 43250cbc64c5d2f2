import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { sampleFigures, sampleSuggestions } from '../../../machines/search/suggestions/suggestions.samples';
import { answers } from '../../../machines/simulator/answers';
import { sampleListings } from '../../../machines/simulator/sample-listing';
import { openSignedInConsole, readToast } from '../../../tests/console';
import { waitForElement, waitUntil, type TestLanguage } from '../../../tests/render-node';
import { mainAccount } from '../profile/accounts.fixture';

const found = sampleListings(2);
const suggested = sampleListings(2, 10);
const [first, second] = found as [(typeof found)[0], (typeof found)[0]];
const [third] = suggested as [(typeof found)[0]];

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));

async function open(lang: TestLanguage = 'es') {
  const approveArticles = answers(({ articlesIds }: { articlesIds: string[] }) =>
    articlesIds.map((id) => ({ id, approved: { author: null, createdAt: null }, failure: null })),
  );
  const articleUndo = answers(({ articleId }: { articleId: string }) => ({ id: articleId }));
  const stage = openSignedInConsole(
    '/live_searches/ls-1',
    {
      profile: answers({ ...mainAccount, lang, hasSuggestions: true }),
      liveSearch: answers(sampleResults(found)),
      articlesByIds: answers(found),
      suggestedArticles: answers(sampleSuggestions(suggested)),
      suggestedStats: answers(sampleFigures),
      suggestedReportedCount: answers({ count: 4 }),
      approveArticles,
      articleUndo,
      blindages: answers([]),
    },
    lang,
  );
  const focus = async (id: string) => {
    const card = await waitForElement<HTMLElement>(stage.host, `[data-item="${id}"]`);
    act(() => card.focus());
  };
  return { ...stage, focus, approveArticles, undone: () => articleUndo.asked.map(({ articleId }) => articleId) };
}

describe('one key undoes over screens', () => {
  test('Z takes back the last decision wherever it was made, in turn, and names its listing and its screen', async () => {
    const { go, focus, undone, approveArticles } = await open();
    await waitForElement(document.body, ':scope > [role=status]');
    await focus(first.id);
    press('t');
    press('t');
    await waitUntil(() => approveArticles.asked.length === 2);
    go('/suggested_listings');
    await focus(third.id);
    press('t');
    await waitUntil(() => approveArticles.asked.length === 3);
    press('z');
    await waitUntil(() => undone().length === 1);
    press('z');
    await waitUntil(() => undone().length === 2);
    press('z', { ctrlKey: true });
    await waitUntil(() => undone().length === 3);
    expect(undone()).toEqual([third.id, second.id, first.id]);
    expect(await readToast('status')).toContain(`Marca deshecha en las búsquedas: ${second.title}.`);
  });

  test.each([
    ['es', 'No hay ninguna decisión reciente que se pueda deshacer.'],
    ['en', 'There is no recent decision that can be undone.'],
    ['pt', 'Não há decisão recente que possa ser desfeita.'],
  ] as const)('with nothing to undo says so on a list without keys of its own: %s', async (lang, sentence) => {
    const { host } = await open(lang);
    await waitForElement(document.body, ':scope > [role=status]');
    await waitForElement(host, `[data-item="${first.id}"]`);
    press('z', { ctrlKey: true });
    expect(await readToast('status')).toContain(sentence);
  });

  test('it stands among the keys of every screen, with why it does nothing now', async () => {
    const { host } = await open();
    await waitForElement(document.body, ':scope > [role=status]');
    await waitForElement(host, `[data-item="${first.id}"]`);
    press('?');
    const dialog = await waitForElement(document, '[role=dialog]');
    const lines = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toContain(
      'ZCtrl ZDeshacer la última decisión, en cualquier pantallaNo hay una decisión reciente para deshacer.',
    );
  });
});
