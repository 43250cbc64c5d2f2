import { describe, expect, test, vi } from 'vitest';
import type { Statistic } from '../../../../contracts/shapes';
import { answers, type FakePorts } from '../../../../machines/rehearsal/answers';
import { sampleListings } from '../../../../machines/rehearsal/sample-listing';
import { sampleResults } from '../../../../machines/search/results/results.samples';
import { reportedPage } from '../../../../machines/reports/suspicious/suspicious.samples';
import { openInside } from '../../../../tests/console';
import { appears, button, disappears, inSight, press, until } from '../../../../tests/rendered';

const box = 'section[aria-label^="¿Qué tan útiles"]';
const noon = new Date(2026, 10, 20, 12).getTime();
const day = 86_400_000;
const listings = sampleListings(2);
const found: FakePorts = {
  liveSearch: answers(sampleResults(listings)),
  articlesByIds: answers(listings),
  reportedArticles: answers(reportedPage([])),
  blindages: answers([]),
};

/** The console in a browser that keeps what it is given, from one opening to the next. */
function browser(ports: FakePorts = {}) {
  const kept = new Map<string, string>();
  const insertStatistics = answers<void, Statistic>(undefined);
  const open = (href: string, at = noon) =>
    openInside(
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
    await until(() => inSight(host, box).length > 0);
    go('/reported_articles');
    await until(() => inSight(host, box).length === 0);
    go('/');
    await until(() => host.querySelector('main h1')?.textContent?.startsWith('Búsquedas activas') === true);
    expect(inSight(host, box)).toEqual([]);
  });

  test('a search that found nothing is not rated', async () => {
    const { host } = browser({ liveSearch: answers(sampleResults([])) }).open('/live_searches/9001');
    await until(() => host.querySelector('main')?.textContent?.includes('no encontró') === true);
    await import('./survey-box');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(host.querySelector(box)).toBeNull();
  });

  test('SHL-18 put off, it comes back in seven days and not a moment earlier', async () => {
    const { open } = browser();
    const first = open('/live_searches/9001');
    await appears(first.host, box);
    button(first.host, 'Ahora no').focus();
    press(button(first.host, 'Ahora no'));
    await disappears(first.host, box);
    expect(document.activeElement?.closest('footer')).not.toBeNull();
    const early = open('/live_searches/9001', noon + 7 * day - 1);
    await appears(early.host, 'main h1');
    await import('./survey-box');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(early.host.querySelector(box)).toBeNull();
    const later = open('/live_searches/9001', noon + 7 * day);
    await appears(later.host, box);
  });

  test('SHL-48 an answer goes out as a line of the type survey, and is thanked for', async () => {
    const { open, insertStatistics } = browser();
    const { host } = open('/live_searches/9001');
    await appears(host, box);
    button(host, '4 de 5').focus();
    press(button(host, '4 de 5'));
    expect(document.activeElement?.textContent).toBe('Cerrar');
    expect(host.querySelector(box)?.textContent).toContain('Gracias');
    const answer = () => insertStatistics.asked.find(({ type }) => type === 'survey');
    await vi.waitFor(() => expect(answer()).toBeDefined(), 10_000);
    expect(answer()).toMatchObject({ event: 'answer', page: '/live_searches/9001', detail: { rating: 4 } });
  });
});
