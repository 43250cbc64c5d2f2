import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { answers, answersLater } from '../../../machines/simulator/answers';
import { sampleListings } from '../../../machines/simulator/sample-listing';
import { openSignedInConsole } from '../../../tests/console';
import { getElement, waitForElement, waitUntil, type TestLanguage } from '../../../tests/render-node';
import { mainAccount } from '../profile/accounts.fixture';

const listings = sampleListings(3);
const [first] = listings;
if (first === undefined) throw new Error('No listing.');

async function openResults(lang: TestLanguage) {
  const { host } = openSignedInConsole(
    '/live_searches/ls-1',
    {
      profile: answers({ ...mainAccount, lang }),
      liveSearch: answers(sampleResults(listings)),
      articlesByIds: answers(listings),
      approveArticles: answersLater(),
      articleUndo: answersLater(),
      blindages: answers([]),
    },
    lang,
  );
  await waitForElement(host, `[data-item="${first!.id}"]`);
  const region = await waitForElement(document.body, ':scope > [role=status]');
  const said: string[] = [];
  const watching = new MutationObserver(() => region.textContent !== '' && said.push(region.textContent));
  watching.observe(region, { childList: true, subtree: true, characterData: true });
  const press = (key: string) =>
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  act(() => getElement<HTMLElement>(host, `[data-item="${first!.id}"]`).focus());
  return { press, said };
}

describe('the live region of decisions', () => {
  test.each([
    [
      'es',
      `Marcada como confiable: ${first.title}. Quedan 2.`,
      `Marca deshecha en las búsquedas: ${first.title}. Quedan 3.`,
    ],
    ['en', `Marked as trusted: ${first.title}. 2 left.`, `Mark undone in the searches: ${first.title}. 3 left.`],
    ['pt', `Marcado como confiável: ${first.title}. Restam 2.`, `Marca desfeita nas buscas: ${first.title}. Restam 3.`],
  ] as const)('says in %s what was trusted and undone, and what is left, each once', async (lang, trusted, undone) => {
    const { press, said } = await openResults(lang);
    press('t');
    await waitUntil(() => said.length > 0);
    expect(said).toEqual([trusted]);
    press('z');
    await waitUntil(() => said.length > 1);
    expect(said).toEqual([trusted, undone]);
  });
});
