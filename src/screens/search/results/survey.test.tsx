import { describe, expect, test, vi } from 'vitest';
import type { Statistic } from '../../../../contracts/shapes';
import { answers, neverAnswers, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleListings } from '../../../../machines/simulator/sample-listing';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { sampleFigures, sampleSuggestions } from '../../../../machines/search/suggestions/suggestions.samples';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { openSignedInConsole } from '../../../../tests/console';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  visibleElements,
  press,
  waitUntil,
} from '../../../../tests/render-node';

const box = 'section[aria-label^="¿Te sirvieron"]';
const noon = new Date(2026, 10, 20, 12).getTime();
const day = 86_400_000;
const listings = sampleListings(2);
const found: FakePorts = {
  liveSearch: answers(sampleResults(listings)),
  articlesByIds: answers(listings),
  reportedArticles: answers(pageOfReported([])),
  blindages: answers([]),
  suggestedArticles: answers(sampleSuggestions(listings)),
  suggestedStats: answers(sampleFigures),
  suggestedReportedCount: answers({ count: 4 }),
  article: answers(listings),
  articleDescription: neverAnswers(),
  articleQuestions: neverAnswers(),
  seller: neverAnswers(),
  reviews: neverAnswers(),
  reviewsTotal: neverAnswers(),
};

/** The console in a browser that keeps what it is given, from one opening to the next. */
function browser(ports: FakePorts = {}) {
  const kept = new Map<string, string>();
  const insertStatistics = answers<void, Statistic>(undefined);
  const open = (href: string, at = noon) =>
    openSignedInConsole(
      href,
      {
        ...found,
        ...ports,
        insertStatistics,
        readPreference: answers<string | null, { name: string }>(({ name }) =>
          name === 'lang' ? 'es' : (kept.get(name) ?? null),
        ),
        writePreference: answers<void, { name: string; value: string }>(
          ({ name, value }) => void kept.set(name, value),
        ),
      },
      'es',
      at,
    );
  return { open, insertStatistics };
}

describe('the survey', () => {
  test('SHL-17 stands beneath a live search, and on no other page', async () => {
    const { host, go } = browser().open('/live_searches/9001');
    await waitUntil(() => visibleElements(host, box).length > 0);
    go('/reported_articles');
    await waitUntil(() => visibleElements(host, box).length === 0);
    for (const [href, shown] of [
      ['/', 'section form'],
      ['/suggested_listings', 'article[data-item]'],
      [`/article_detail/${listings[0]?.id}`, '[aria-keyshortcuts=T]'],
    ] as const) {
      go(href);
      await waitUntil(() => visibleElements(host, `main ${shown}`).length > 0, `Nothing of ${href}.`);
      expect([href, visibleElements(host, box)]).toEqual([href, []]);
    }
    go('/live_searches/9001');
    await waitUntil(() => visibleElements(host, box).length > 0);
  });

  test('a search that found nothing is not rated', async () => {
    const { host } = browser({ liveSearch: answers(sampleResults([])) }).open('/live_searches/9001');
    await waitUntil(() => host.querySelector('main')?.textContent?.includes('no encontró') === true);
    await import('./survey-box');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(host.querySelector(box)).toBeNull();
  });

  test('SHL-18 put off, it comes back in seven days and not a moment earlier', async () => {
    const { open } = browser();
    const first = open('/live_searches/9001');
    await waitForElement(first.host, box);
    getButton(first.host, 'Ahora no').focus();
    press(getButton(first.host, 'Ahora no'));
    await waitForRemoval(first.host, box);
    expect(document.activeElement?.closest('footer')).not.toBeNull();
    const early = open('/live_searches/9001', noon + 7 * day - 1);
    await waitForElement(early.host, 'main h1');
    await import('./survey-box');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(early.host.querySelector(box)).toBeNull();
    const later = open('/live_searches/9001', noon + 7 * day);
    await waitForElement(later.host, box);
  });

  test('SHL-48 an answer goes out as a line of the type survey, and is thanked for', async () => {
    const { open, insertStatistics } = browser();
    const { host } = open('/live_searches/9001');
    await waitForElement(host, box);
    getButton(host, '4 de 5').focus();
    press(getButton(host, '4 de 5'));
    expect(document.activeElement?.textContent).toBe('Cerrar');
    expect(host.querySelector(box)?.textContent).toContain('Gracias');
    const answer = () => insertStatistics.asked.find(({ type }) => type === 'survey');
    await vi.waitFor(() => expect(answer()).toBeDefined(), 10_000);
    expect(answer()).toMatchObject({ event: 'answer', page: '/live_searches/9001', detail: { rating: 4 } });
  });
});
