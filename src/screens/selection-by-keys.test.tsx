import { describe, expect, test } from 'vitest';
import { trustKey } from '../../machines/domain/recent-trust';
import { answers, answersLater, type FakePorts } from '../../machines/simulator/answers';
import { reportedListing, sampleAuthor, sampleListings } from '../../machines/simulator/sample-listing';
import { pageOfReported } from '../../machines/reports/suspicious/suspicious.samples';
import { sampleFigures, sampleSuggestions } from '../../machines/search/suggestions/suggestions.samples';
import { act } from '../../tests/act';
import { openSignedInConsole } from '../../tests/console';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  waitUntil,
  type TestLanguage,
} from '../../tests/render-node';

const mark = { author: sampleAuthor, createdAt: null };
const suggested = sampleListings(4);
const trusted = sampleListings(4).map((listing) => ({ ...listing, approved: mark }));
const reported = [1, 2, 3, 4].map((n) => reportedListing({ id: `MLA100000000${n}` }));

const lists: Record<string, { href: string; ports: FakePorts }> = {
  suggestions: {
    href: '/suggested_listings',
    ports: {
      suggestedStats: answers(sampleFigures),
      suggestedReportedCount: answers({ count: 0 }),
      suggestedArticles: answers(sampleSuggestions(suggested)),
      articlesByIds: answers(suggested),
      approveArticles: answersLater(),
    },
  },
  'the suspicious list': {
    href: '/reported_articles',
    ports: { reportedArticles: answers(pageOfReported(reported)), blindages: answers([]) },
  },
  'the recently trusted list': {
    href: '/recently_trusted',
    ports: {
      readDrafts: answers(
        trusted.map(({ id }, at) => ({ key: trustKey(id), value: { at: 9 - at }, profileId: null, savedAt: 0 })),
      ),
      articlesByIds: answers(trusted),
      articleUndo: answersLater(),
    },
  },
};
const names = Object.keys(lists);

async function open(name: string, lang: TestLanguage = 'es') {
  const { href, ports } = lists[name] as (typeof lists)[string];
  const { host, root } = openSignedInConsole(href, ports, lang);
  const first = await waitForElement(host, '[data-item]');
  await waitUntil(() => host.querySelectorAll('[data-item]').length === 4);
  const items = () => [...host.querySelectorAll<HTMLElement>('[data-item]')];
  const chosen = () =>
    items().flatMap((item, at) => (item.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked ? [at] : []));
  /** By hand on what has the focus. */
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(
      () =>
        void (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
        ),
    );
  act(() => first.focus());
  return { host, root, items, chosen, key };
}

describe.each(names)('many listings of %s', (name) => {
  test('are selected by the keys of the results: one, a range, all of the page, none; the focus goes along', async () => {
    const { items, chosen, key } = await open(name);
    key('x');
    expect(chosen()).toEqual([0]);
    key('ArrowRight', { shiftKey: true });
    key('ArrowRight', { shiftKey: true });
    expect([chosen(), document.activeElement]).toEqual([[0, 1, 2], items()[2]]);
    key('x');
    expect(chosen()).toEqual([0, 1]);
    key('a');
    expect(chosen()).toEqual([0, 1, 2, 3]);
    key('Escape');
    expect(chosen()).toEqual([]);
    key('w');
    await waitUntil(() => chosen().length === 4);
    expect(chosen()).toEqual([0, 1, 2, 3]);
  });

  test('are selected on while the focus is on the box of one of them', async () => {
    const { items, chosen, key } = await open(name);
    act(() => getElement<HTMLInputElement>(items()[1] as HTMLElement, 'input[type=checkbox]').focus());
    key('x');
    key('j');
    key('x');
    expect(chosen()).toEqual([1, 2]);
  });

  test.each([
    ['es', ['Elegir la publicación o quitarla de la selección', 'Elegir las ya cargadas', 'Elegir la lista entera']],
    ['en', ['Select or deselect the listing', 'Select all loaded so far', 'Select the whole list']],
    [
      'pt',
      ['Selecionar o anúncio ou removê-lo da seleção', 'Selecionar os já carregados', 'Selecionar a lista inteira'],
    ],
  ] as const)('the keys are listed by ? and offered by the palette, in %s', async (lang, [choose, all, whole]) => {
    const { root, key } = await open(name, lang);
    key('?');
    const dialog = await waitForElement(document, '[role=dialog]');
    const lines = [...dialog.querySelectorAll('li')].map((line) => [
      line.querySelector('kbd')?.textContent,
      line.querySelector(':scope > span:last-child')?.textContent,
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['X', choose],
        ['A', all],
        ['W', whole],
      ]),
    );
    press(getElement(dialog, 'button'));
    await waitForRemoval(document, '[role=dialog]');
    await waitUntil(() => root.system.get('palette') !== undefined, 'The palette never comes.');
    await act(() => Promise.resolve(void key('k', { ctrlKey: true })));
    const palette = await waitForElement(document, '[role=dialog]:has([role=combobox])');
    await waitUntil(() =>
      [...palette.querySelectorAll('[role=option]')].some((one) => one.textContent.startsWith(all)),
    );
  });
});

describe('what is selected by keys', () => {
  test('of suggestions is trusted together, and folds; all takes those alone on which nothing was decided', async () => {
    const { host, chosen, key } = await open('suggestions');
    key('x');
    key('ArrowRight', { shiftKey: true });
    press(getButton(host, 'Marcar 2 como confiables'));
    await waitUntil(() => host.querySelectorAll('article[data-folded]').length === 2);
    key('a');
    expect(chosen()).toEqual([2, 3]);
    expect(getElement(host, '[role=toolbar] [role=status]').textContent).toBe('2 elegidas');
  });

  test('of those trusted is taken back together', async () => {
    const { host, key } = await open('the recently trusted list');
    key('a');
    press(getButton(host, 'Deshacer 4'));
    await waitUntil(() => host.querySelector('[role=toolbar]') === null);
    expect(host.querySelectorAll('article[data-decided]')).toHaveLength(0);
  });

  test('of the suspicious list is in its bar, and an arrow scrolls the page while nothing has the focus', async () => {
    const { host, chosen, key } = await open('the suspicious list');
    key('x');
    expect(getElement(host, '[role=toolbar] [role=status]').textContent).toBe('1 elegida');
    act(() => (document.activeElement as HTMLElement).blur());
    key('ArrowDown', { shiftKey: true });
    expect([chosen(), document.activeElement]).toEqual([[0], document.body]);
    key('x');
    expect(chosen()).toEqual([]);
    key('a');
    expect(chosen()).toEqual([0, 1, 2, 3]);
  });
});
