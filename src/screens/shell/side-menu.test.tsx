import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../contracts/shapes';
import { menuEntry } from '../../../machines/simulator/sample-system-actors';
import { fromWire } from '../../../tests/wire';
import { getElement, press, renderNode } from '../../../tests/render-node';
import { getHeadlessAddressBook } from '../../seams/addresses';
import { findCurrentEntry, SideMenu } from './side-menu';

const book = getHeadlessAddressBook();
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
  const menuOf = (href = '/', reportedCount: number | null = 1204, answersDue = 0, all = entries) => (
    <SideMenu
      entries={all}
      place={placeAt(href)}
      reportedCount={reportedCount}
      answersDue={answersDue}
      collapsed={false}
      onExpand={nothing}
    />
  );

  test('SHL-07 entries have their name, address and icon, and those with children expand', async () => {
    const wire = { is_new: false, new_tab: false, childs: [] };
    const menu = [
      { ...wire, id: 'flag', name: 'Búsquedas', url: '/live_searches', icon: 'search' },
      {
        ...wire,
        id: 'search',
        name: 'Casos',
        url: null,
        icon: 'inbox',
        childs: [
          { ...wire, id: 'video', name: 'Cerrados', url: '/case_management/client_closed_cases', icon: 'flag' },
          { ...wire, id: 'home', name: 'Otros', url: '/reports/noticed_articles', icon: 'no-such-icon' },
        ],
      },
    ];
    const { host } = renderNode(menuOf('/', null, 0, await fromWire('menu', { menu }, undefined)));
    const shown = [...host.querySelectorAll('a, summary')].map((each) => [
      each.textContent,
      each.getAttribute('href'),
      /tabler-icon-(\S+)/.exec(getElement(each, 'svg').getAttribute('class') ?? '')?.[1],
    ]);
    expect(shown).toEqual([
      ['Búsquedas', '/live_searches', 'search'],
      ['Casos', null, 'inbox'],
      ['Cerrados', '/case_management/client_closed_cases', 'flag'],
      ['Otros', '/reports/noticed_articles', 'point'],
    ]);
    const details = getElement<HTMLDetailsElement>(host, 'details');
    expect([...details.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Cerrados', 'Otros']);
    expect(details.open).toBe(false);
    press(getElement(host, 'summary'));
    expect(details.open).toBe(true);
  });

  test('entries stand in named groups, in the order of the server within; one of no group stays with those before it', () => {
    const all = [
      entry('searches', '/live_searches'),
      entry('suspicious', '/reported_articles'),
      entry('centre', 'https://vendedores.example/centro'),
      entry('cases', null, { children: [entry('closed', '/case_management/client_closed_cases')] }),
      entry('history', '/reports/noticed_articles'),
      entry('import', '/reported_articles?import=open'),
      entry('trusted', '/client_accounts/client_white_sellers'),
      entry('custom', '/reports/custom_reports'),
      entry('videos', '/video_instructions'),
      entry('help', '/help_support'),
    ];
    const { host, show } = renderNode(menuOf('/', null, 0, all));
    const groups = () =>
      [...host.querySelectorAll('[role=group]')].map((group) => [
        group.getAttribute('aria-label'),
        [...group.querySelectorAll('a, summary')].map((each) => each.textContent),
      ]);
    expect(groups()).toEqual([
      ['Buscar y denunciar', ['searches', 'suspicious', 'centre']],
      ['Seguimiento', ['cases', 'closed', 'history']],
      ['Planillas', ['import', 'custom']],
      ['Vendedores', ['trusted']],
      ['Cuenta y ayuda', ['videos', 'help']],
    ]);
    show(menuOf('/', null, 0, all.slice(0, 3)));
    expect(groups()).toEqual([]);
    expect(host.querySelectorAll('a')).toHaveLength(3);
  });

  /** Each section with its address, its group of the menu and the screen that it leads to. */
  const sections: [name: string, url: string, group: string, screen: string][] = [
    ['suggestions', '/suggested_listings', 'Buscar y denunciar', 'suggestions'],
    ['searches', '/live_searches', 'Buscar y denunciar', 'liveSearches'],
    ['suspicious', '/reported_articles', 'Buscar y denunciar', 'suspicious'],
    ['history', '/reports/noticed_articles', 'Seguimiento', 'history'],
    ['pending', '/reports/noticed_articles?status=PENDING', 'Seguimiento', 'history'],
    ['closed', '/case_management/client_closed_cases', 'Seguimiento', 'closedCases'],
    ['performance', '/reports/performance', 'Seguimiento', 'performance'],
    ['import', '/reported_articles?import=open', 'Planillas', 'suspicious'],
    ['custom', '/reports/custom_reports', 'Planillas', 'customReports'],
    ['exports', '/livesearch_reports', 'Planillas', 'liveSearchReports'],
    ['watched', '/client_accounts/client_black_sellers', 'Vendedores', 'watchedSellers'],
    ['trusted', '/client_accounts/client_white_sellers', 'Vendedores', 'trustedSellers'],
    ['account', '/profile', 'Cuenta y ayuda', 'profilePage'],
    ['support', '/support_form', 'Cuenta y ayuda', 'supportForm'],
    ['help', '/help_support', 'Cuenta y ayuda', 'help'],
    ['videos', '/video_instructions', 'Cuenta y ayuda', 'videos'],
  ];

  test('SHL-11 whatever the order of the server, every section has its entry in its group, and each leads to a screen of its own', () => {
    const all = sections.map(([name, url]) => entry(name, url));
    // Beside its own group a section that is in none would stand by chance.
    const mixed = [0, 1, 2, 3].flatMap((rest) => all.filter((_, at) => at % 4 === rest));
    const { host } = renderNode(menuOf('/', null, 0, mixed));
    const shown = [...host.querySelectorAll('[role=group]')].flatMap((group) =>
      [...group.querySelectorAll('a')].map((link) => {
        const href = link.getAttribute('href') ?? '';
        return [link.textContent, href, group.getAttribute('aria-label'), placeAt(href).screen];
      }),
    );
    expect(shown.toSorted()).toEqual(sections.toSorted());
  });

  test('answers that are due, and in the way of sending, are counted where they are answered', () => {
    const { host, show } = renderNode(menuOf('/', 1204, 3));
    const pending = () => getElement(host, 'a[href="/reports/noticed_articles?status=PENDING"]').textContent;
    expect(pending()).toBe('pending33 respuestas vencen hoy o ya vencieron');
    expect(getElement(host, 'a[href="/reports/noticed_articles"]').textContent).toBe('history');
    show(menuOf('/', 1204, 0));
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
    const { host } = renderNode(menuOf('/', null, 0, await fromWire('menu', { menu: wire }, undefined)));
    const marked = [...host.querySelectorAll('a, summary')].filter((each) => each.textContent?.includes('Nuevo'));
    expect(marked.map((each) => each.getAttribute('href'))).toEqual([
      '/live_searches',
      '/case_management/client_closed_cases',
    ]);
  });

  test('SHL-09 of what the menu says the entry for a new tab alone opens in one, within another too', async () => {
    const onTheWire = (id: string, url: string | null, new_tab: boolean | null, childs: object[] = []) => ({
      id,
      name: id,
      icon: null,
      url,
      is_new: new_tab !== true,
      new_tab,
      childs,
    });
    const wire = [
      onTheWire('searches', '/live_searches', null),
      onTheWire('videos', '/video_instructions', true),
      onTheWire('centre', 'https://vendedores.example/centro', true),
      onTheWire('cases', null, false, [
        onTheWire('pending', '/reports/noticed_articles?status=PENDING', false),
        onTheWire('closed', '/case_management/client_closed_cases', true),
      ]),
    ];
    const { host } = renderNode(menuOf('/', null, 0, await fromWire('menu', { menu: wire }, undefined)));
    const targets = [...host.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target]);
    expect(targets).toEqual([
      ['/live_searches', ''],
      ['/video_instructions', '_blank'],
      ['https://vendedores.example/centro', '_blank'],
      ['/reports/noticed_articles?status=PENDING', ''],
      ['/case_management/client_closed_cases', '_blank'],
    ]);
  });

  test('SHL-10 the entry of suspicious listings shows how many there are', async () => {
    const told = await fromWire(
      'reportedArticlesCount',
      { reportedArticlesCount: { count: 7, countDB: 9 } },
      undefined,
    );
    const { host, show } = renderNode(menuOf('/', told.count));
    const counted = [...host.querySelectorAll('a')].filter((link) => /\d/.test(link.textContent ?? ''));
    expect(counted.map((link) => link.getAttribute('href'))).toEqual(['/reported_articles']);
    expect(getElement(host, 'a[href="/reported_articles"] [aria-hidden=true]:not(svg)').textContent).toBe('7');
    expect(getElement(host, 'a[href="/reported_articles"]').textContent).toContain('7 publicaciones');
    for (const none of [null, 0]) {
      show(menuOf('/', none));
      expect(getElement(host, 'a[href="/reported_articles"]').textContent).toBe('suspicious');
    }
  });

  test('an address that is none is plain text', () => {
    const { host } = renderNode(menuOf());
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
    ['/pasted_listings/p1', 'searches'],
    ['/recently_trusted', 'searches'],
    ['/send_receipts/s1', 'suspicious'],
    ['/reported_articles_of_old', null],
    ['/nope', null],
  ])('at %s the entry %s is the page', (href, id) => {
    expect(findCurrentEntry(entries, placeAt(href), book)).toBe(id);
  });

  test('the branch of the page is open, its entry is named as the page', () => {
    const { host } = renderNode(menuOf('/reports/noticed_articles?status=PENDING'));
    expect(getElement<HTMLDetailsElement>(host, 'details').open).toBe(true);
    expect([...host.querySelectorAll('[aria-current=page]')].map((link) => link.textContent)).toEqual(['pending']);
  });

  test('until the server’s menu is here it has its shape', () => {
    const { host } = renderNode(
      <SideMenu entries={null} place={null} reportedCount={null} collapsed={false} onExpand={nothing} />,
    );
    expect(host.querySelectorAll('a')).toHaveLength(0);
    expect(getElement(host, 'nav').querySelector('[aria-hidden=true]')).not.toBeNull();
  });
});
