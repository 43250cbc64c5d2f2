import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/test';

/** Counts what is pressed; the text of comments is written beside it. */
function counting(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const isOn = (wanted: string) =>
    page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted);
  return {
    press,
    /** Presses Tab until what matches has the focus. */
    tabTo: async (wanted: string) => {
      for (let left = 60; left > 0 && !(await isOn(wanted)); left -= 1) await press('Tab');
      expect(await isOn(wanted), `${wanted} is reached by Tab`).toBe(true);
    },
    count: () => count,
  };
}

test.describe('by keys alone', () => {
  test('the first answer that is due takes at most 20 keys from the first screen', async ({ page, signIn }) => {
    await signIn();
    const { press, tabTo, count } = counting(page);
    await tabTo('a[href*="status=PENDING"], a[href*="client_pending_cases"]');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Respuestas pendientes/ })).toBeVisible();
    await expect(page.locator('tbody a:focus'), 'the first case that is due has the focus').toHaveCount(1);
    await press('Enter');
    await expect(page.getByRole('heading', { name: '¿Qué decides?' })).toBeVisible();
    const decision = page.getByRole('region', { name: 'Tu decisión' });
    await expect(decision.locator(':focus')).toHaveCount(1);
    await press('Tab');
    await press('Enter');
    await tabTo('input[type=radio]');
    await press('Space');
    await tabTo('button[type=submit]');
    await press('Enter');
    await expect(decision.getByRole('heading', { name: /Tu respuesta se envía/ })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(20);
    await expect(
      decision.getByRole('heading', { name: /Denuncia cerrada|Nada que decidir ahora/ }),
      'it goes by itself',
    ).toBeVisible({ timeout: 30_000 });
  });

  test('thirty decisions, a third of them with a report, take at most 60 keys beside the comments', async ({
    page,
    openResults,
  }) => {
    const results = await openResults();
    const { press, tabTo, count } = counting(page);
    await tabTo('article');
    for (let trusted = 0; trusted < 20; trusted += 1) await press('t');
    for (let reported = 0; reported < 10; reported += 1) {
      await press('s');
      await results.reportByKeys(press);
    }
    expect(count()).toBeLessThanOrEqual(60);
  });

  test('ten reports with the same reason take a key each after the first, and one key takes the last back; groups of five are trusted by eleven keys, taken back by one each, and reported together', async ({
    page,
    openResults,
    accessible,
  }) => {
    const results = await openResults();
    const { press, tabTo, count } = counting(page);
    await tabTo('article');
    const tabs = count();
    const ids = (await results.undecidedIds()).slice(0, 10);
    const edit = (id: string | undefined) =>
      page.locator(`[data-item="${id ?? ''}"]`).getByRole('button', { name: 'Editar' });
    await press('s');
    await results.reportByKeys(press);
    for (let repeated = 0; repeated < 9; repeated += 1) await press('r');
    expect(count() - tabs).toBeLessThanOrEqual(13);
    for (const id of ids) await expect(edit(id)).toBeVisible();
    await press('z');
    await expect(edit(ids[9])).toBeHidden();
    await expect(edit(ids[8])).toBeVisible();
    await expect(page.locator(`[data-item="${ids[9] ?? ''}"]`)).toBeFocused();
    const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await page.keyboard.press('?');
    await expect(keys.getByRole('listitem').filter({ hasText: 'Repetir la última denuncia' })).toBeVisible();
    await waitUntilSettled(page);
    await accessible('the keys of the results', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await expect(page.locator(`[data-item="${ids[9] ?? ''}"]`)).toBeFocused();

    await page.locator(`[data-item="${(await results.undecidedIds())[0] ?? ''}"]`).focus();
    const bar = page.getByRole('toolbar', { name: 'Publicaciones elegidas' });
    const undecided = await results.undecidedIds();
    const chooseFive = async () => {
      for (let place = 0; place < 5; place += 1) {
        await press('x');
        await press('j');
      }
      await expect(bar.getByRole('status')).toHaveText('5 elegidas');
      await expect(bar).toBeInViewport();
    };
    const undo = (id: string | undefined) =>
      page.locator(`[data-item="${id ?? ''}"]`).getByRole('button', { name: 'Deshacer' });
    for (const group of [undecided.slice(0, 5), undecided.slice(5, 10)]) {
      const begun = count();
      await chooseFive();
      await press('t');
      expect(count() - begun).toBe(11);
      for (const id of group) await expect(undo(id)).toBeVisible();
    }
    await press('z');
    for (const id of undecided.slice(5, 10)) await expect(undo(id)).toBeHidden();
    await expect(undo(undecided[0])).toBeVisible();
    await expect(bar, 'nothing is left there to be taken back').toBeHidden();
    await press('k');
    await press('t');
    await expect(page.getByText('No se puede con esta publicación')).toBeVisible();
    await press('z');
    for (const id of undecided.slice(0, 5)) await expect(undo(id)).toBeHidden();
    await expect(bar).toBeHidden();
    await chooseFive();
    await press('s');
    await results.reportByKeys(press);
    for (const id of undecided.slice(0, 5)) await expect(undo(id)).toBeVisible();

    await page.reload();
    await expect(results.cards.first()).toBeVisible();
    await results.cards.first().focus();
    await expect(page.getByRole('button', { name: /^Repetir:/ })).toBeVisible();
  });
});
