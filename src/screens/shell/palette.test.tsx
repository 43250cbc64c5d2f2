import { describe, expect, test } from 'vitest';
import { answers, answersLater } from '../../../machines/simulator/answers';
import { menuEntry } from '../../../machines/simulator/sample-system-actors';
import { visibleListing } from '../../../machines/simulator/sample-listing';
import { pageOfSearches } from '../../../machines/search/live-searches/live-searches.samples';
import { sampleSearch } from '../../../machines/simulator/sample-search';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { sampleViews } from '../../../machines/system/saved-views/saved-views.samples';
import { act } from '../../../tests/act';
import { openSignedInConsole } from '../../../tests/console';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  waitUntil,
  fillField,
  type TestLanguage,
} from '../../../tests/render-node';
import { plainAddresses } from '../../../machines/system/palette/palette.view';
import { loadScreenMessages } from '../../seams/messages-provider';
import { mainAccount } from '../profile/accounts.fixture';

const dialogOf = '[role=dialog]:has([role=combobox])';
const strike = (key: string, more: KeyboardEventInit = {}, at: Element = document.activeElement ?? document.body) =>
  act(() => void at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })));
/** What waits for its code inside is awaited: React forgets what was suspended in a turn that nobody awaits. */
const chord = () => act(() => Promise.resolve(void strike('k', { ctrlKey: true })));

async function openPalette(
  href = '/live_searches/ls-1',
  lang: TestLanguage = 'es',
  settings: Record<string, unknown> = {},
  ports: Parameters<typeof openSignedInConsole>[1] = {},
) {
  const opened = openSignedInConsole(
    href,
    {
      profile: answers({ ...mainAccount, lang, settings }),
      liveSearch: answers(sampleResults([visibleListing()])),
      articlesByIds: answers([visibleListing()]),
      approveArticles: answersLater(),
      menu: answers([menuEntry('m1', 'Mi historial', { url: '/reports/noticed_articles' })]),
      ...ports,
    },
    lang,
  );
  await waitForElement(opened.host, 'header [aria-keyshortcuts]');
  await waitUntil(() => opened.host.querySelector('nav[popover] a') !== null);
  // Its code and the words of every screen are read here: the first to ask for them waits for all, longer than for anything painted.
  await act(() => Promise.all([import('./palette'), ...plainAddresses.map(loadScreenMessages)]));
  const dialog = () => getElement(document, dialogOf);
  const names = () =>
    [...dialog().querySelectorAll('[role=option] > :first-child')].map(({ textContent }) => textContent);
  const type = (text: string) => fillField(getElement(dialog(), 'input'), text);
  /** Where the focus is as soon as the dialog is faded in. */
  const hit = (key: string) => strike(key, {}, getElement(dialog(), 'input'));
  const selected = () => getElement(dialog(), '[role=option][aria-selected=true]');
  return { ...opened, dialog, names, type, hit, selected };
}

describe('the command palette', () => {
  test('is opened by its key and by a press, offers what can be gone to and done, and gives the focus back', async () => {
    const { host, names, selected, dialog } = await openPalette();
    const card = await waitForElement(host, 'article[data-item]');
    act(() => card.focus());
    await chord();
    await waitForElement(document, dialogOf);
    expect(names()).toEqual(
      expect.arrayContaining(['Marcar como confiable', 'Mi historial', 'Confiables recientes', 'Crear un auditor']),
    );
    expect(names()).not.toContain('Historial de denuncias');
    expect(getElement(dialog(), 'input').getAttribute('aria-activedescendant')).toBe(selected().id);
    strike('Escape');
    await waitForRemoval(document, dialogOf);
    expect(document.activeElement).toBe(card);
    press(getElement(host, 'header [aria-keyshortcuts]'));
    await waitForElement(document, dialogOf);
  });

  test('is searched whatever the accents, walked by arrows, and Enter goes there', async () => {
    const { names, type, hit, gone, selected } = await openPalette();
    await chord();
    await waitForElement(document, dialogOf);
    type('contrasena');
    expect(names()).toEqual(['Cambiar la contraseña', 'Buscar “contrasena”']);
    type('reporte');
    expect(names().length).toBeGreaterThan(1);
    const first = selected().textContent;
    hit('ArrowDown');
    expect(selected().textContent).not.toBe(first);
    hit('ArrowUp');
    expect(selected().textContent).toBe(first);
    type('mi historial');
    hit('Enter');
    await waitForRemoval(document, dialogOf);
    expect(gone).toEqual(['/reports/noticed_articles']);
  });

  test('takes what is typed before it is there, and no letter of it acts on the page', async () => {
    const { dialog, type, selected } = await openPalette();
    const input = () => getElement<HTMLInputElement>(dialog(), 'input');
    for (const _time of [1, 2]) {
      await chord();
      for (const key of ['t', 'v', 'Enter', 'Backspace', 'x', 'Backspace']) strike(key, {}, document.body);
      expect(input().value).toBe('t');
      type('historial');
      expect(selected().textContent).toMatch(/historial/i);
      strike('Escape', {}, document.body);
      await waitForRemoval(document, dialogOf);
    }
  });

  test('leads to an id that was typed, and says when there is nothing', async () => {
    const { names, type, hit, gone } = await openPalette();
    await chord();
    await waitForElement(document, dialogOf);
    type('zzzz');
    expect(names(), 'what is nowhere here can be looked for').toEqual(['Buscar “zzzz”']);
    type('12345678');
    expect(names()).toEqual(['Caso 12345678', 'Denuncia 12345678']);
    type('mla 1000000001');
    expect(names()).toEqual(['Publicación MLA1000000001']);
    hit('Enter');
    expect(gone).toEqual(['/article_detail/MLA1000000001']);
  });

  test.each([
    ['es', 'enviar', 'Publicaciones sospechosas', 'Buscar “enviar”'],
    ['en', 'unsent', 'Suspicious listings', 'Search for “unsent”'],
    ['pt', 'aceitas', 'Casos encerrados', 'Buscar “aceitas”'],
  ] as const)(
    'finds a screen by what people call it, and a new search stands last: %s',
    async (lang, word, screen, last) => {
      const { names, type } = await openPalette('/live_searches/ls-1', lang);
      await chord();
      await waitForElement(document, dialogOf);
      type(word);
      expect(names()).toContain(screen);
      expect(names().at(-1)).toBe(last);
    },
  );

  test('finds a search that the list showed, and begins a new one with what was typed in its field', async () => {
    const found = pageOfSearches([sampleSearch({ id: 'ls-9', keyword: 'kumara runner' })]);
    const { host, names, type, hit, gone } = await openPalette('/', 'es', {}, { liveSearches: answers(found) });
    await waitUntil(() => host.textContent.includes('kumara runner'));
    await chord();
    await waitForElement(document, dialogOf);
    type('runner kum');
    expect(names()[0]).toBe('kumara runner');
    type('gorra azul');
    expect(names()).toEqual(['Buscar “gorra azul”']);
    hit('Enter');
    await waitForRemoval(document, dialogOf);
    const isInField = (text: string) => () =>
      document.activeElement instanceof HTMLInputElement &&
      host.contains(document.activeElement) &&
      document.activeElement.value === text;
    await waitUntil(isInField('gorra azul'), 'The text is not in the field of the list in front.');
    const from = async (screen: string, href: string, text: string) => {
      await chord();
      await waitForElement(document, dialogOf);
      type(screen);
      hit('Enter');
      await waitForRemoval(document, dialogOf);
      await waitUntil(() => gone.at(-1) === href);
      await chord();
      await waitForElement(document, dialogOf);
      type(text);
      hit('Enter');
      await waitForRemoval(document, dialogOf);
      await waitUntil(isInField(text), `From ${screen}, ${text} is not in the field of the list beneath.`);
    };
    await from('casos cerrados', '/case_management/client_closed_cases', 'gorra roja');
    await from('ayuda', '/help_support', 'gorra verde');
  });

  test('a search that begins where no list of searches was opened finds its text in the field, with the focus', async () => {
    const { host, type, hit } = await openPalette(
      '/help_support',
      'es',
      {},
      { liveSearches: answers(pageOfSearches([])) },
    );
    await chord();
    await waitForElement(document, dialogOf);
    type('gorra azul');
    hit('Enter');
    await waitForRemoval(document, dialogOf);
    const field = () => [...host.querySelectorAll('input')].find(({ value }) => value === 'gorra azul');
    await waitUntil(() => field() !== undefined && document.activeElement === field());
  });

  test('leads to the listing that a link names, and says of a link of a page that it names none', async () => {
    const { names, type, dialog } = await openPalette();
    await chord();
    await waitForElement(document, dialogOf);
    const page = 'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810';
    type(page);
    expect([names(), dialog().textContent.includes('Eso es la página de un producto, no una publicación.')]).toEqual([
      [],
      true,
    ]);
    type(`Bolso ${page}?pdp_filters=item_id%3AMLA1059656318`);
    expect(names()).toEqual(['Publicación MLA1059656318']);
  });

  test('what is chosen of the screen is told to the screen', async () => {
    const { host, type, hit } = await openPalette();
    await waitForElement(host, 'article[data-item]');
    await chord();
    await waitForElement(document, dialogOf);
    type('marcar como confiable');
    hit('Enter');
    await waitForRemoval(document, dialogOf);
    await waitUntil(() => host.querySelector('article[data-item]')?.textContent.includes('Confiable') === true);
  });

  test('shows no letter that is not heard, and does what it stands for all the same', async () => {
    const { host, dialog, type } = await openPalette('/live_searches/ls-1', 'es', { 'keys:single': false });
    await waitForElement(host, 'article[data-item]');
    await chord();
    await waitForElement(document, dialogOf);
    type('marcar como confiable');
    const option = () => getElement(dialog(), '[role=option]');
    expect([option().textContent, dialog().querySelectorAll('[role=option]').length]).toEqual([
      'Marcar como confiable',
      2,
    ]);
  });

  test('is opened from the menu of the account too, and its field has no cross of the browser', async () => {
    const { host, dialog } = await openPalette('/help_support');
    press(getButton(getElement(host, 'header [role=menu][aria-label^="Cuenta"]'), 'Buscar o ir a…'));
    await waitForElement(document, dialogOf);
    expect(getElement(dialog(), '[role=combobox]').getAttribute('type')).not.toBe('search');
  });

  test('leads to the views that were kept', async () => {
    const { dialog, type, hit, gone } = await openPalette('/help_support', 'es', sampleViews);
    await chord();
    await waitForElement(document, dialogOf);
    type('marca en brasil');
    expect(getElement(dialog(), '[role=group] > [aria-hidden]').textContent).toBe('Vistas guardadas');
    hit('Enter');
    expect(gone).toEqual(['/reports/noticed_articles?reasons=PPPI1&sites=MLB']);
  });

  test('remembers a search that was left', async () => {
    const { host, go, names } = await openPalette();
    await waitForElement(host, 'article[data-item]');
    act(() => go('/help_support'));
    await waitUntil(() => host.querySelector('main h1')?.textContent === 'Ayuda');
    await chord();
    await waitForElement(document, dialogOf);
    expect(names()[0]).toBe(sampleResults([]).keyword);
  });

  test('stays away while a question stands over the page', async () => {
    const { host } = await openPalette();
    strike('?', {}, host);
    await waitForElement(document, '[role=dialog]');
    expect(getElement(document, '[role=dialog]').textContent).toContain('Buscar una pantalla o una acción');
    await chord();
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
    expect(document.querySelector(dialogOf)).toBe(null);
  });

  test.each([
    ['en', 'exports', 'Custom exports'],
    ['pt', 'relatorios', 'Relatórios personalizados'],
  ] as const)('speaks %s', async (lang, typed, found) => {
    const { names, type } = await openPalette('/help_support', lang);
    await chord();
    await waitForElement(document, dialogOf);
    type(typed);
    expect(names()).toContain(found);
  });
});
