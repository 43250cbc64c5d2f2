import type { Locator, Page } from '@playwright/test';
import { findCutTexts, findOverlaps, findOverflow, findSqueezedTexts, findUntranslated } from '../fixtures/layout';
import { pseudoNamePattern, installPseudoLocale, collectAnswerTexts } from '../fixtures/pseudo-locale';
import { expect, waitUntilSettled, test } from '../fixtures/test';

interface Door {
  at: string;
  /** The first button whose name begins so is pressed. */
  name: string;
  /** The panel that it stands in is opened first, by its button. */
  within?: string;
}

const doors: Door[] = [
  { at: '/profile', name: 'Editar' },
  { at: '/profile', name: 'Cambiar los datos' },
  { at: '/live_searches', name: 'Más opciones' },
  { at: '/live_searches', name: 'Eliminar' },
  { at: '/live_searches/60000002', name: 'Más opciones' },
  { at: '/live_searches/60000002', within: 'Más opciones', name: 'Nuevo filtro' },
  { at: '/suggested_listings', name: 'Últimos 7 días' },
  { at: '/reports/custom_reports', name: 'Pedir reporte' },
  { at: '/livesearch_reports', name: 'Pedir reporte' },
  { at: '/reports/noticed_articles', name: 'Filtrar y ordenar' },
  { at: '/reported_articles', name: 'Vistas' },
  { at: '/reported_articles', name: 'Importar planilla' },
  { at: '/reported_articles', name: 'Enviar todas' },
  { at: '/reported_articles', name: 'Quitar inactivas' },
];
/** What keys open on any screen. */
const keys = ['Control+k', '?'];

const over = '[role=dialog], :popover-open';
const desk = { width: 1440, height: 900 };
const looks = [
  { colorScheme: 'light', size: desk },
  { colorScheme: 'dark', size: { width: 360, height: 844 } },
] as const;

/** Opens each of them, looks at it, and closes it again. */
async function each(
  page: Page,
  which: { doors: readonly Door[]; keys: readonly string[] },
  look: (what: string) => Promise<void>,
): Promise<void> {
  let last = '';
  const opens = async (what: string, open: () => Promise<void>) => {
    await page.setViewportSize(desk);
    await open();
    await expect(page.locator(over).filter({ visible: true }).first(), what).toBeVisible();
    await waitUntilSettled(page);
    await look(what);
    await page.keyboard.press('Escape');
    await expect(page.locator(over).filter({ visible: true }), `${what} closes`).toHaveCount(0);
  };
  const button = (name: string): Locator =>
    page
      .locator('main')
      .getByRole('button', { name: pseudoNamePattern(name), disabled: false })
      .first();
  for (const { at, within, name } of which.doors) {
    if (at !== last) {
      await page.setViewportSize(desk);
      await page.goto(at);
      await waitUntilSettled(page);
    }
    last = at;
    await opens(`${name}, ${at}`, async () => {
      if (within !== undefined) await button(within).press('Enter');
      await button(name).press('Enter');
    });
  }
  for (const key of which.keys) await opens(key, () => page.keyboard.press(key));
}

const parts = 2;

for (const part of Array.from({ length: parts }, (_, at) => at)) {
  const isMine = (nth: number) => Math.floor((nth * parts) / doors.length) === part;
  test(`what stands over a screen, part ${part + 1} of ${parts}, is translated, accessible in light wide and in dark narrow, its targets large enough, with room for sentences that are two fifths longer`, async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/profile');
    await installPseudoLocale(page);
    const said = collectAnswerTexts(page);
    await each(
      page,
      { doors: doors.filter((_, nth) => isMine(nth)), keys: part === parts - 1 ? keys : [] },
      async (what) => {
        expect.soft(await findUntranslated(page, [...said]), `${what}: sentences that nobody translated`).toEqual([]);
        for (const { colorScheme, size } of looks) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
          await waitUntilSettled(page);
          await accessible(`${what}, ${colorScheme}, ${size.width}`, over);
          expect.soft(await findOverflow(page), `${what} at ${size.width}: scrolls sideways`).toEqual([]);
          expect.soft(await findCutTexts(page), `${what} at ${size.width}: cut`).toEqual([]);
          expect.soft(await findSqueezedTexts(page, 1), `${what} at ${size.width}: words are broken`).toEqual([]);
          expect.soft(await findOverlaps(page), `${what} at ${size.width}: over each other`).toEqual([]);
        }
        await page.emulateMedia({ colorScheme: 'light' });
      },
    );
  });
}
