import { describe, expect, test, vi } from 'vitest';
import type { InputOf } from '../../../contracts/client/operation';
import type { Listing, LiveSearch, LiveSearchSummary, Page } from '../../../contracts/shapes';
import { answers, answersInTurn, answersLater, refuses } from '../../../machines/simulator/answers';
import { sampleListing, sampleReported } from '../../../machines/simulator/sample-listing';
import { sampleSearch } from '../../../machines/simulator/sample-search';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { act } from '../../../tests/act';
import { openSignedInConsole, readToast } from '../../../tests/console';
import { fromWire, toWire, wirePaging } from '../../../tests/wire';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  visibleElements,
  waitUntil,
  fillField,
} from '../../../tests/render-node';
import { addCleanup } from '../../../tests/cleanup';

const pageOf = (items: LiveSearchSummary[]) => ({ items, total: items.length, offset: 0, limit: 50 });
const shoe = sampleListing({ id: 'MLA1000000001' });
const cap = sampleListing({ id: 'MLA1000000002', title: 'Gorra Andes' });
const approvedMark = { author: null, createdAt: '2026-11-20T12:00:00.000Z' };
const ok = <T,>(value: T) => ({ ok: true as const, value });

describe('the searches', () => {
  test('LSV-05 are loaded anew on request, and what changed is shown', async () => {
    const liveSearches = answersInTurn<Page<LiveSearchSummary>>(
      ok(pageOf([sampleSearch({ keyword: 'bolsos' })])),
      ok(pageOf([sampleSearch({ keyword: 'bolsos' }), sampleSearch({ id: 'ls-2', keyword: 'gorras' })])),
    );
    const { host } = openSignedInConsole('/live_searches', { liveSearches });
    await waitForElement(host, 'tbody tr');
    const before = liveSearches.asked.length;
    press(getElement(host, 'button[aria-label="Actualizar la lista"]'));
    await waitUntil(() => host.textContent.includes('gorras'));
    expect(liveSearches.asked.length).toBe(before + 1);
  });

  test('ERR-14 that could not be had say so, and are asked for again', async () => {
    const liveSearches = answersInTurn<Page<LiveSearchSummary>>(
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'liveSearches' } },
      ok(pageOf([sampleSearch({ keyword: 'bolsos' })])),
    );
    const { host } = openSignedInConsole('/live_searches', { liveSearches });
    const told = await waitForElement(host, 'main [role=alert]');
    expect(told.textContent).toContain('No pudimos cargar tus búsquedas.');
    press(getElement(told, 'button'));
    await waitUntil(() => host.textContent.includes('bolsos'));
  });

  test('GW-26 all that the gateway lists stand there, whatever became of each', async () => {
    const statuses = ['processed', 'in_progress', 'failed'];
    const liveSearches = statuses.map((status) => ({ id: status, keyword: `bolsos ${status}`, status }));
    const wire = { liveSearches: { liveSearches, paging: wirePaging(3) } };
    const told = answers(await fromWire('liveSearches', wire, undefined));
    const { host } = openSignedInConsole('/live_searches', { liveSearches: told });
    await waitForElement(host, 'tbody tr');
    const rows = [...host.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(statuses.map((status) => expect.stringContaining(`bolsos ${status}`)));
  });

  test('ERR-14 ERR-16 a refresh that failed says so, and the rows stay; one that succeeds says no more of it', async () => {
    const bags = sampleSearch({ keyword: 'bolsos' });
    const liveSearches = answersInTurn<Page<LiveSearchSummary>>(
      ok(pageOf([bags])),
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'liveSearches' } },
      ok(pageOf([bags, sampleSearch({ id: 'ls-2', keyword: 'gorras' })])),
    );
    const { host } = openSignedInConsole('/live_searches', { liveSearches });
    await waitForElement(host, 'tbody tr');
    press(getElement(host, 'button[aria-label="Actualizar la lista"]'));
    expect((await waitForElement(host, 'main [role=alert]')).textContent).toContain('No pudimos cargar tus búsquedas.');
    expect(getElement(host, 'tbody').textContent).toContain('bolsos');
    press(getElement(host, 'button[aria-label="Actualizar la lista"]'));
    await waitUntil(() => getElement(host, 'tbody').textContent.includes('gorras'));
    expect(host.querySelector('main [role=alert]')).toBeNull();
  });
});

describe('the results of a search', () => {
  test('LSV-05 are loaded anew on request each time, with the search that they are of', async () => {
    const found = (count: number) => {
      const site = { id: 'MLA', count, active: false, filtered: count, country: null };
      return ok(sampleResults([shoe, cap].slice(0, count), count, { sites: [site] }));
    };
    const liveSearch = answersInTurn<LiveSearch>(found(1), found(2), found(1));
    const { host } = openSignedInConsole('/live_searches/ls-1', { liveSearch });
    await waitForElement(host, 'main article');
    for (const [at, count] of [2, 1].entries()) {
      press(getButton(host, 'Actualizar los resultados'));
      await waitUntil(() => host.textContent.includes(`Argentina (${count})`));
      expect(host.querySelectorAll('main article')).toHaveLength(count);
      expect(liveSearch.asked).toHaveLength(at + 2);
    }
  });

  test('LSV-02 are those of the search that is opened from the list, and of the one whose id the address says', async () => {
    const liveSearch = answers<LiveSearch, { id: string }>(({ id }) =>
      id === 'ls-1'
        ? sampleResults([shoe], 1, { id, keyword: 'zapatillas' })
        : sampleResults([cap], 1, { id, keyword: 'gorras' }),
    );
    const searches = [sampleSearch({ keyword: 'zapatillas' }), sampleSearch({ id: 'ls-2', keyword: 'gorras' })];
    const liveSearches = answers(pageOf(searches));
    const { host, go } = openSignedInConsole('/live_searches', { liveSearches, liveSearch });
    const opened = await waitForElement(host, 'tbody tr:nth-child(2) a');
    act(() => go(opened.getAttribute('href') ?? ''));
    const shown = () =>
      [...host.querySelectorAll('article')]
        .filter((card) => card.closest('[style*="display: none"]') === null)
        .map((card) => card.getAttribute('data-item'));
    const title = () => visibleElements(host, 'main h1').at(-1)?.textContent;
    await waitForElement(host, `article[data-item=${cap.id}]`);
    expect([shown(), title()]).toEqual([[cap.id], expect.stringContaining('gorras')]);
    act(() => go('/live_searches/ls-1'));
    await waitUntil(() => shown().join() === shoe.id);
    expect(title()).toContain('zapatillas');
  });

  test('ERR-14 that could not be had say so, and are asked for again', async () => {
    const liveSearch = answersInTurn<LiveSearch>(
      { ok: false, failure: { code: 'SERVER_ERROR', operation: 'liveSearch' } },
      ok(sampleResults([shoe])),
    );
    const { host } = openSignedInConsole('/live_searches/ls-1', { liveSearch });
    const told = await waitForElement(host, 'main [role=alert]');
    expect(told.textContent).toContain('No pudimos cargar la búsqueda.');
    press(getElement(told, 'button'));
    await waitForElement(host, 'article');
  });

  test('LSV-13 are asked for in the order that is chosen, which stays when one comes back to them', async () => {
    const liveSearch = answers(sampleResults([shoe, cap]));
    const { host, go, gone } = openSignedInConsole('/live_searches/ls-1', { liveSearch });
    await waitForElement(host, 'article');
    const sort = [...host.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith('Ordenar por'));
    fillField(getElement(sort!, 'select'), 'price desc');
    await waitUntil(() => liveSearch.asked.length === 2);
    const asked = { id: 'ls-1', size: 50, from: 0, sortBy: 'price', sortOrder: 'desc' as const };
    expect(liveSearch.asked.at(-1)).toEqual(asked);
    const [address] = gone;
    act(() => go('/live_searches'));
    await waitUntil(() => visibleElements(host, 'article').length === 0);
    act(() => go(address!));
    await waitUntil(() => visibleElements(host, 'article').length > 0);
    expect(liveSearch.asked.at(-1)).toEqual(asked);
    expect(host.querySelector('main select option:checked[value="price desc"]')).not.toBeNull();
    expect(await toWire('liveSearch', asked)).toMatchObject({ sort_by: 'price', sort_order: 'desc' });
  });

  test.each([
    ['LST-41', 'trusted', 'approved', ''],
    ['LST-43', 'suspicious', 'reported', '?tab=suspicious'],
  ] as const)(
    '%s one that is %s is so no more once that is undone, for the gateway too',
    async (_, __, undo, query) => {
      const found = undo === 'approved' ? shoe : { ...shoe, reported: sampleReported({ code: 'PPPI8' }) };
      const articleUndo = answers({ id: shoe.id });
      const { host } = openSignedInConsole(`/live_searches/ls-1${query}`, {
        liveSearch: answers(sampleResults([found])),
        approveArticles: answers([{ id: shoe.id, approved: approvedMark, failure: null }]),
        articleUndo,
        articlesByIds: answers<Listing[]>([found]),
      });
      const card = await waitForElement(host, `article[data-item=${shoe.id}]`);
      if (undo === 'approved') press(getButton(card, 'Confiable'));
      await waitUntil(() => card.textContent.includes('Deshacer'));
      press(getButton(card, 'Deshacer'));
      await waitUntil(() => articleUndo.asked.length === 1);
      expect(await toWire('articleUndo', articleUndo.asked[0] as InputOf<'articleUndo'>)).toMatchObject({
        undo,
        articleId: shoe.id,
      });
      await waitUntil(() => card.textContent.includes('Confiable') && !card.textContent.includes('Deshacer'));
    },
  );

  test('LSV-14 one that is marked trusted can be undone where it stands, and is gone once they are loaded anew', async () => {
    const approveArticles = answers([{ id: shoe.id, approved: approvedMark, failure: null }]);
    const liveSearch = answers<LiveSearch>(() =>
      sampleResults([approveArticles.asked.length === 0 ? shoe : { ...shoe, approved: approvedMark }, cap]),
    );
    const ports = { liveSearch, approveArticles, articlesByIds: answers<Listing[]>([shoe, cap]) };
    const { host } = openSignedInConsole('/live_searches/ls-1', ports);
    const card = await waitForElement(host, `article[data-item=${shoe.id}]`);
    press(getButton(card, 'Confiable'));
    await waitUntil(() => approveArticles.asked.length === 1);
    expect(getButton(card, 'Deshacer')).toBeDefined();
    const anew = openSignedInConsole('/live_searches/ls-1', ports).host;
    await waitForElement(anew, `article[data-item=${cap.id}]`);
    expect(anew.querySelector(`article[data-item=${shoe.id}]`)).toBeNull();
  });
});

const comment = 'Es una copia exacta de nuestro modelo';
const noticesOf = (...ids: string[]) =>
  answers([{ siteId: 'MLA', notices: ids.map((id) => ({ id, type: null, description: null })) }]);

/** The drawer over the first of two results. */
const reported = sampleReported({ code: 'PPPI8', description: comment });
const wire = { reportArticles: [{ id: shoe.id, reported, refusal: null }] };
const taken = await fromWire('reportArticles', wire, {} as InputOf<'reportArticles'>);
async function openDrawer(allowedNotices = noticesOf('PPPI8', 'PPPI1'), reportArticles = answers(taken)) {
  const { host, root } = openSignedInConsole('/live_searches/ls-1', {
    allowedNotices,
    liveSearch: answers(sampleResults([shoe, cap])),
    articlesByIds: answers<Listing[]>([shoe, cap]),
    blindages: answers([]),
    reportArticles,
  });
  press(getButton(await waitForElement(host, `article[data-item=${shoe.id}]`), 'Sospechosa'));
  const toComment = async () => {
    press(await waitForElement(document, 'form input[value=UTILITY_MODEL]'));
    press(getButton(document, 'Continuar'));
    return waitForElement<HTMLTextAreaElement>(document, 'form textarea');
  };
  const submit = () => getElement(document, '[role=dialog] button[type=submit], main button[type=submit]');
  return { host, root, reportArticles, toComment, submit };
}

describe('the report of a result', () => {
  test('LST-42 marks it suspicious, and its card says so', async () => {
    const reportArticles = answersLater<typeof taken>();
    const { host, toComment, submit } = await openDrawer(undefined, reportArticles);
    fillField(await toComment(), comment);
    press(submit());
    await waitUntil(() => reportArticles.asked.length === 1);
    expect(reportArticles.asked).toMatchObject([
      { articlesIds: [shoe.id], code: 'PPPI8', description: comment, originModel: 'live_search' },
    ]);
    const tab = (name: string) =>
      press([...host.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent.startsWith(name))!);
    const pill = () => host.querySelector(`article[data-item=${shoe.id}] [data-state]`)?.textContent;
    tab('Sospechosas');
    await waitUntil(() => pill() === 'Sospechosa');
    await act(async () => reportArticles.answer(ok(taken)));
    expect(pill()).toBe('Sospechosa');
    tab('Por revisar');
    expect(host.querySelector(`article[data-item=${shoe.id}]`)).toBeNull();
  });

  test('VAL-04 its comment counts as it goes out, cleaned', async () => {
    const { reportArticles, toComment, submit } = await openDrawer();
    const field = await toComment();
    fillField(field, '\u200b\u200b\u200b\u200b\u200bab');
    press(submit());
    expect(field.closest('form')?.textContent).toContain('al menos 5 caracteres, sin contar');
    expect(reportArticles.asked).toEqual([]);
    fillField(field, '\u200bEs una \u200bcopia');
    press(submit());
    await waitUntil(() => reportArticles.asked.length === 1);
    expect(reportArticles.asked).toMatchObject([{ description: 'Es una copia' }]);
  });

  test('DRW-05 where nothing is allowed for its country that is said, and the page is loaded anew three seconds later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    addCleanup(() => void vi.useRealTimers());
    const reloaded = vi.fn();
    const { root } = await openDrawer(noticesOf());
    root.getSnapshot().children.shell?.on('page.reload', reloaded);
    const told = await waitForElement(document, 'form [role=alert], [role=dialog] [role=alert], main [role=alert]');
    expect(told.textContent).toContain('Argentina');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(reloaded).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(reloaded).toHaveBeenCalledTimes(1);
  });
});

describe('the page of a listing', () => {
  test.each([
    ['en', 'The translation couldn’t be loaded'],
    ['pt', 'Não foi possível carregar a tradução'],
  ] as const)('ERR-13 a translation that could not be had is told, and the original stays: %s', async (lang, told) => {
    const { host } = openSignedInConsole(
      '/article_detail/MLA1000000001',
      {
        article: answers<Listing[]>([shoe]),
        articleDescription: answers({ text: 'De montaña', lastUpdated: null }),
        articleQuestions: answers({ items: [], total: 0, offset: 0, limit: 10 }),
        seller: refuses('SERVER_ERROR'),
        reviews: refuses('SERVER_ERROR'),
        reviewsTotal: refuses('SERVER_ERROR'),
        blindages: answers([]),
        translate: refuses('SERVER_ERROR'),
      },
      lang,
    );
    press(await waitForElement(host, 'main [role=switch]'));
    expect(await readToast('alert')).toContain(told);
    expect(getElement(host, 'h1').textContent).toBe(shoe.title);
  });
});
