import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../contracts/shapes';
import { menuEntry } from '../../../machines/rehearsal/sample-menu';
import { fromWire } from '../../../tests/from-wire';
import { one, rendered } from '../../../tests/rendered';
import { headlessBook } from '../../seams/addresses';
import { currentEntry } from './current-entry';
import { SideMenu } from './side-menu';

const book = headlessBook();
const { placeAt } = book;
const nothing = () => undefined;
const entry = (id: string, url: string | null, more: Partial<MenuEntry> = {}) => menuEntry(id, id, { url, ...more });

describe('the side menu', () => {
  const entries = [
    entry('searches', '/live_searches', { icon: 'search', isNew: true }),
    entry('suspicious', '/reported_articles', { icon: 'no-such-icon' }),
    entry('cases', null, {
      children: [
        entry('pending', '/reports/noticed_articles?status=PENDING'),
        entry('closed', '/case_management/client_closed_cases'),
      ],
    }),
    entry('history', '/reports/noticed_articles'),
    entry('videos', '/video_instructions', { newTab: true }),
    entry('evil', 'javascript:alert(1)'),
  ];
  const menu = (href = '/', reportedCount: number | null = 1204, answersDue = 0, all = entries) => (
    <SideMenu
      entries={all}
      place={placeAt(href)}
      reportedCount={reportedCount}
      answersDue={answersDue}
      collapsed={false}
      onExpand={nothing}
    />
  );

  test('SHL-07 entries have their name, address and icon, and those with children expand', () => {
    const { host } = rendered(menu());
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/live_searches',
      '/reported_articles',
      '/reports/noticed_articles?status=PENDING',
      '/case_management/client_closed_cases',
      '/reports/noticed_articles',
      '/video_instructions',
    ]);
    expect(host.querySelectorAll('a svg, summary svg').length).toBeGreaterThanOrEqual(7);
    expect(one<HTMLDetailsElement>(host, 'details').open).toBe(false);
    expect(one(host, 'summary').textContent).toBe('cases');
    expect(one(host, 'details').querySelectorAll('a')).toHaveLength(2);
  });

  test('answers that are due, and in the way of sending, are counted where they are answered', () => {
    const { host, show } = rendered(menu('/', 1204, 3));
    const pending = () => one(host, 'a[href="/reports/noticed_articles?status=PENDING"]').textContent;
    expect(pending()).toBe('pending33 respuestas vencen hoy o ya vencieron');
    expect(one(host, 'a[href="/reports/noticed_articles"]').textContent).toBe('history');
    show(menu('/', 1204, 0));
    expect(pending()).toBe('pending');
  });

  test('SHL-08 of what the menu says the new entry alone has a mark, within another too', async () => {
    const onTheWire = (id: string, url: string | null, is_new: boolean | null, childs: object[] = []) => ({
      id,
      name: id,
      icon: null,
      url,
      is_new,
      new_tab: is_new !== true,
      childs,
    });
    const wire = [
      onTheWire('searches', '/live_searches', true),
      onTheWire('suspicious', '/reported_articles', false),
      onTheWire('cases', null, null, [onTheWire('closed', '/case_management/client_closed_cases', true)]),
    ];
    const { host } = rendered(menu('/', null, 0, await fromWire('menu', { menu: wire }, undefined)));
    const marked = [...host.querySelectorAll('a, summary')].filter((each) => each.textContent?.includes('Nuevo'));
    expect(marked.map((each) => each.getAttribute('href'))).toEqual([
      '/live_searches',
      '/case_management/client_closed_cases',
    ]);
  });

  test('SHL-09 an entry for a new tab opens in one', () => {
    const { host } = rendered(menu());
    expect(one<HTMLAnchorElement>(host, 'a[href="/video_instructions"]').target).toBe('_blank');
    expect(one<HTMLAnchorElement>(host, 'a[href="/live_searches"]').target).toBe('');
  });

  test('SHL-10 the entry of suspicious listings shows how many there are', () => {
    const { host, show } = rendered(menu('/', 7));
    expect(one(host, 'a[href="/reported_articles"] [aria-hidden=true]:not(svg)').textContent).toBe('7');
    expect(one(host, 'a[href="/reported_articles"]').textContent).toContain('7 publicaciones');
    for (const none of [null, 0]) {
      show(menu('/', none));
      expect(one(host, 'a[href="/reported_articles"]').textContent).toBe('suspicious');
    }
  });

  test('an address that is none is plain text', () => {
    const { host } = rendered(menu());
    expect(host.textContent).toContain('evil');
    expect(host.querySelector('a[href^="javascript"]')).toBeNull();
  });

  test.each([
    ['/', 'searches'],
    ['/live_searches', 'searches'],
    ['/live_searches/abc?page=2', 'searches'],
    ['/reports/noticed_articles', 'history'],
    ['/reports/noticed_articles?status=REJECTED', 'history'],
    ['/reports/noticed_articles?page=1&status=PENDING&force_locale=ES', 'pending'],
    ['/reports/noticed_articles/12345678', 'history'],
    ['/reports/noticed_articles/answering', 'pending'],
    ['/reported_articles_of_old', null],
    ['/nope', null],
  ])('at %s the entry %s is the page', (href, id) => {
    expect(currentEntry(entries, placeAt(href), book)).toBe(id);
  });

  test('the branch of the page is open, its entry is named as the page', () => {
    const { host } = rendered(menu('/reports/noticed_articles?status=PENDING'));
    expect(one<HTMLDetailsElement>(host, 'details').open).toBe(true);
    expect([...host.querySelectorAll('[aria-current=page]')].map((link) => link.textContent)).toEqual(['pending']);
  });

  test('until the server’s menu is here it has its shape', () => {
    const { host } = rendered(
      <SideMenu entries={null} place={null} reportedCount={null} collapsed={false} onExpand={nothing} />,
    );
    expect(host.querySelectorAll('a')).toHaveLength(0);
    expect(one(host, 'nav').querySelector('[aria-hidden=true]')).not.toBeNull();
  });
});
