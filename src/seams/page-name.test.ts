import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPageName } from './page-name';

const way = (...names: string[]) =>
  `<main><nav><ol>${names
    .map((name, at) => `<li><span ${at === names.length - 1 ? 'aria-current="page"' : ''}>${name}</span></li>`)
    .join('')}</ol></nav><h1>Zapatillas</h1></main>`;

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Casos · Vigía';
  document.body.innerHTML = way('Inicio');
  stop = followPageName(document, 'Vigía');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** What becomes of the page, and the name that it has then. */
async function after(change: () => void): Promise<string> {
  change();
  await Promise.resolve();
  vi.advanceTimersByTime(100);
  await Promise.resolve();
  return document.title;
}
const shows = (markup: string) => () => void (document.body.innerHTML = markup);

test('a page carries what it is about in its name: the case, the keyword of a search', async () => {
  expect(await after(shows(way('Inicio', 'Denuncias', 'Caso 40000026')))).toBe('Caso 40000026 · Vigía');
  expect(await after(shows(way('Inicio', 'Búsquedas', 'kumara')))).toBe('kumara · Vigía');
});

test('a page whose way ends in an id is named by what carries its name', async () => {
  const listing = `<h1><span data-page-name>Reloj Kumara</span></h1>${way('Inicio', 'Búsquedas', 'MLA1000000001')}`;
  expect(await after(shows(listing))).toBe('Reloj Kumara · Vigía');
});

test('a page right below the home is named by its screen, also after another one', async () => {
  expect(document.title).toBe('Casos · Vigía');
  await after(shows(way('Inicio', 'Denuncias', 'Caso 40000026')));
  expect(await after(shows(way('Inicio')))).toBe('Casos · Vigía');
  const next = () => {
    document.title = 'Ayuda · Vigía';
    shows(way('Inicio'))();
  };
  expect(await after(next)).toBe('Ayuda · Vigía');
});

test('a page that is missing or broke is named so, whoever is there', async () => {
  const message = (title: string) => `<h1 id="whole-page-title">${title}</h1>`;
  expect(await after(shows(message('No encontramos esta página')))).toBe('No encontramos esta página · Vigía');
  expect(await after(shows(way('Inicio', 'Caso 40000026')))).toBe('Caso 40000026 · Vigía');
});

test('a page that rests out of sight gives no name', async () => {
  const resting = `<div style="display: none">${way('Inicio', 'kumara')}</div>`;
  expect(await after(shows(`${resting}${way('Inicio', 'Caso 40000026')}`))).toBe('Caso 40000026 · Vigía');
});

test('a text that changes in its place renames the page', async () => {
  await after(shows(way('Inicio', 'Caso 40000026')));
  const step = document.querySelector('[aria-current=page]');
  expect(await after(() => step?.firstChild && (step.firstChild.nodeValue = 'Caso 40000027'))).toBe(
    'Caso 40000027 · Vigía',
  );
});
