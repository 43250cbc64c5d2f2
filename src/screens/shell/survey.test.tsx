import { describe, expect, test, vi } from 'vitest';
import type { Statistic } from '../../../contracts/shapes';
import { answers, type FakePorts } from '../../../machines/rehearsal/answers';
import { reportedPage } from '../../../machines/reports/suspicious/suspicious.samples';
import { openInside } from '../../../tests/console';
import { appears, button, disappears, press, until } from '../../../tests/rendered';

const box = 'section[aria-label^="¿Qué tan útiles"]';
const noon = new Date(2026, 10, 20, 12).getTime();
const day = 86_400_000;
const found: FakePorts = {
  liveSearch: answers<never>({ id: '9001', keyword: 'kumara', sites: [], items: [], total: 0 } as never),
  reportedArticles: answers(reportedPage([])),
  blindages: answers([]),
};

/** The console in a browser that keeps what it is given, from one opening to the next. */
function browser() {
  const kept = new Map<string, string>();
  const insertStatistics = answers<void, Statistic>(undefined);
  const open = (href: string, at = noon) =>
    openInside(
      href,
      {
        ...found,
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
    await appears(host, box);
    go('/reported_articles');
    await disappears(host, box);
    go('/');
    await until(() => host.querySelector('main h1')?.textContent?.startsWith('Búsquedas activas') === true);
    expect(host.querySelector(box)).toBeNull();
  });

  test('SHL-18 put off, it comes back in seven days and not a moment earlier', async () => {
    const { open } = browser();
    const first = open('/live_searches/9001');
    await appears(first.host, box);
    press(button(first.host, 'Ahora no'));
    await disappears(first.host, box);
    expect(document.activeElement?.id).toBe('content');
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
    press(button(host, '4 de 5'));
    expect(host.querySelector(box)?.textContent).toContain('Gracias');
    const answer = () => insertStatistics.asked.find(({ type }) => type === 'survey');
    await vi.waitFor(() => expect(answer()).toBeDefined(), 10_000);
    expect(answer()).toMatchObject({ event: 'answer', page: '/live_searches/9001', detail: { rating: 4 } });
  });
});
