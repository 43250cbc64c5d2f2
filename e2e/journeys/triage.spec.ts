import type { Locator, Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

test.describe('triage', () => {
  test('LSV-15 LST-41 LST-43 listings are marked trusted and suspicious by mouse, with undo; the marks outlive a reload, and what was trusted by mistake is found again and undone by keys', async ({
    page,
    openResults,
    accessible,
  }) => {
    const results = await openResults();
    const [first, second] = [await results.titled(0), await results.titled(1)];

    await first.getByRole('button', { name: 'Confiable' }).click();
    await expect(first.getByText('Confiable')).toBeVisible();
    await first.getByRole('button', { name: 'Deshacer' }).click();
    await expect(first.getByRole('button', { name: 'Confiable' })).toBeVisible();

    await second.getByRole('button', { name: 'Sospechosa' }).click();
    await expect(results.drawer).toBeVisible();
    await waitUntilSettled(page);
    await accessible('the report drawer', 'main section:has(form)');
    await results.reachComment();
    await accessible('the comment of the report drawer', 'main section:has(form)');
    const comment = results.drawer.getByRole('textbox');
    await comment.fill('a b c d');
    await results.drawer.getByRole('button', { name: 'Marcar como sospechosa' }).click();
    await expect(results.drawer.getByText(/al menos 5 caracteres, sin contar/)).toBeVisible();
    await comment.fill('Es una réplica; el logo @ no es nuestro');
    await expect(results.drawer.getByText('@', { exact: false }).first()).toBeVisible();
    await results.drawer.getByRole('button', { name: 'Quitarlo' }).click();
    await results.drawer.getByRole('button', { name: 'Marcar como sospechosa' }).click();
    await expect(results.drawer).toBeHidden();
    await expect(second).toHaveAttribute('data-decided', 'true');
    await expect(second.getByText('Sospechosa')).toBeVisible();
    await waitUntilSettled(page);
    await page.reload();
    await results.openTab('Sospechosas');
    await expect(second.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await second.getByRole('button', { name: 'Deshacer' }).click();
    await expect(second.getByRole('button', { name: 'Sospechosa' })).toBeVisible();

    await results.openTab('Por revisar');
    const id = (await first.getAttribute('data-item')) ?? '';
    const decided = results.cards.getByRole('button', { name: 'Deshacer' });
    await waitUntilSettled(page);
    const before = await decided.count();
    await first.focus();
    await page.keyboard.down('t');
    for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down('t');
    await page.keyboard.up('t');
    await expect(first.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await expect(decided).toHaveCount(before + 1);
    await expect(first).not.toHaveAttribute('data-unconfirmed');
    await page.reload();
    await expect(results.cards.first()).toBeVisible();
    await expect(first).toBeHidden();

    await page.getByRole('button', { name: 'Más opciones' }).click();
    await page.getByRole('link', { name: 'Confiables recientes' }).click();
    const again = page.getByRole('list', { name: 'Confiables recientes' }).getByRole('article');
    await expect(again).toHaveCount(1);
    await waitUntilSettled(page);
    await accessible('recently trusted', 'main');
    await again.focus();
    await page.keyboard.press('u');
    await expect(again.getByRole('button', { name: 'Confiable' })).toBeVisible();
    await expect(again).not.toHaveAttribute('data-unconfirmed');
    await page.goBack();
    await page.reload();
    await expect(page.locator(`[data-item="${id}"]`)).toBeVisible();
  });

  test('the whole of it by keys alone: mark, undo, report, open and come back; a decision leaves its card as high as it was', async ({
    page,
    openResults,
  }) => {
    const results = await openResults();
    const [first, second] = [await results.titled(0), await results.titled(1)];
    const heightOf = async (card: Locator) => Math.round((await card.boundingBox())?.height ?? 0);
    const reportByKeys = async () => {
      await page.keyboard.press('s');
      await expect(results.drawer).toBeVisible();
      await page.keyboard.press('1');
      if (await results.reasonIsAsked()) await page.keyboard.press('1');
      await expect(results.drawer.getByRole('textbox')).toBeFocused();
      await page.keyboard.type('Copia de nuestro modelo');
      await page.keyboard.press('Control+Enter');
      await expect(results.drawer).toBeHidden();
    };
    const before = await heightOf(first);
    await first.focus();
    await page.keyboard.press('t');
    await expect(first.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await expect(second).toBeFocused();
    await page.keyboard.press('k');
    await expect(first).toBeFocused();
    await page.keyboard.press('u');
    await expect(first.getByRole('button', { name: 'Confiable' })).toBeVisible();
    await reportByKeys();
    await expect(first.getByText('Sospechosa')).toBeVisible();
    await waitUntilSettled(page);
    expect(await heightOf(first)).toBe(before);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/article_detail\/[A-Z]{3}\d{10}\?from=live_search$/);
    await page.goBack();
    await expect(first.getByText('Sospechosa')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 900 });
    await waitUntilSettled(page);
    const narrow = await results.titled(0);
    const narrowBefore = await heightOf(narrow);
    await narrow.focus();
    await reportByKeys();
    await expect(narrow).toHaveAttribute('data-decided', 'true');
    await waitUntilSettled(page);
    expect(await heightOf(narrow), 'on a phone').toBe(narrowBefore);
  });

  test('tabs of one person show the same, and one that has not heard replaces no report without a word', async ({
    page,
    context,
    openResults,
  }) => {
    const results = await openResults();
    const mark = await results.titled(0);
    const id = (await mark.getAttribute('data-item')) ?? '';
    const heeding = await context.newPage();
    await heeding.goto(page.url());
    const deaf = await context.newPage();
    await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await deaf.goto(page.url());
    const [there, stale] = [heeding, deaf].map((tab) => tab.locator(`[data-item="${id}"]`)) as [Locator, Locator];
    await expect(there.getByRole('button', { name: 'Sospechosa' })).toBeVisible();
    await expect(stale.getByRole('button', { name: 'Confiable' })).toBeVisible();
    const count = (tab: Page) => new SuspiciousPage(tab).inMenu();
    const before = await count(page);

    await mark.getByRole('button', { name: 'Sospechosa' }).click();
    await results.reachComment();
    await results.drawer.getByRole('textbox').fill('Copia de nuestro modelo');
    await results.drawer.getByRole('button', { name: 'Marcar como sospechosa' }).click();
    await expect(there.getByRole('button', { name: 'Editar' })).toBeVisible();
    await expect.poll(() => count(heeding)).toBe(before + 1);
    expect(await count(page)).toBe(before + 1);

    await stale.getByRole('button', { name: 'Confiable' }).click();
    await expect(
      deaf.getByRole('alert').filter({ hasText: /Ana .+ ya marcó esta publicación como sospechosa el \d/ }),
    ).toBeVisible();
    await expect(stale.getByRole('button', { name: 'Editar' })).toBeVisible();
    await page.reload();
    await results.openTab('Sospechosas');
    await expect(mark.getByRole('button', { name: 'Editar' })).toBeVisible();
  });

  test.describe('where a search found hundreds', () => {
    test.use({ worldOptions: { seed: 'demo' } });

    test('after trusting many, loading more leaves out none that nobody has seen; at the end of what was read, a reload reads no more', async ({
      page,
      openResults,
    }) => {
      const results = await openResults();
      // Of the hundred that are read at first one is suspicious and nine can't be marked.
      const begun = 90;
      await expect(results.cards).toHaveCount(begun);
      await results.readOn();
      const found = await results.ids();
      await results.cards.first().scrollIntoViewIfNeeded();
      await page.reload();
      await expect(results.cards).toHaveCount(begun);

      const first = await results.titled(0);
      await first.focus();
      for (let trusted = 0; trusted < 20; trusted += 1) await page.keyboard.press('t');
      await expect(results.cards.getByRole('button', { name: 'Deshacer' }).nth(19)).toBeVisible();
      await expect(results.unconfirmed, 'the gateway has dropped all of them').toHaveCount(0);
      await expect(page.locator('[data-item]:focus'), 'the keys are not dead').toHaveCount(1);
      await results.readOn();
      const shown = await results.ids();
      // How far it is read on depends on where the cursor is.
      const both = Math.min(shown.length, found.length);
      expect(both).toBeGreaterThan(begun);
      expect(shown.slice(0, both)).toEqual(found.slice(0, both));

      await page.keyboard.press('End');
      await waitUntilSettled(page);
      const read = await results.cards.count();
      for (let reload = 0; reload < 4; reload += 1) {
        await page.reload();
        await waitUntilSettled(page);
        // It would read a page each time that the end of the last one is in sight.
        for (let looked = 0; looked < 4; looked += 1) {
          await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
          expect(await results.cards.count()).toBeLessThanOrEqual(read);
        }
      }
    });
  });
});
