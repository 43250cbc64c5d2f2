import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

/** Seeded with more reviews than a page of them has, and with variants that nobody has reported. */
const reviewed = '/article_detail/MLA1059961997';
/** The listings of its first two variants, the second of which is itself. */
const family = ['MLA1059950662', 'MLA1059961997'];
/** Seeded with sale conditions, and with others on its catalogue page. */
const ofCatalogue = '/article_detail/MLA1060602065';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test.describe('a listing', () => {
  test('SHL-35 SHL-36 its reviews are filtered and read on, and the chosen variants are reported, sent and in the ledger; what opens over it is accessible, holds the page still, and gives the focus back; its photos turn by the arrows, and V makes the one in sight large', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    await signIn('ana', reviewed);
    const reviews = part(page, 'Opiniones');
    const rows = reviews.getByRole('list').last().getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await reviews.getByRole('button', { name: /^Negativas/ }).click();
    await expect(reviews.getByRole('button', { name: /^Negativas/, pressed: true })).toBeVisible();
    await expect(rows.getByRole('img', { name: /^[345] de 5/ })).toHaveCount(0);
    await reviews.getByRole('button', { name: /^Todas/ }).click();
    await expect(rows).toHaveCount(10);
    await reviews.getByRole('button', { name: /^Ver más opiniones/ }).click();
    await expect(rows.nth(10)).toBeVisible();

    const variants = part(page, /variantes$/);
    const [first, second] = [variants.getByRole('listitem').nth(0), variants.getByRole('listitem').nth(1)];
    await first.getByRole('checkbox').check();
    await second.getByRole('checkbox').check();
    await waitUntilSettled(page);
    await accessible('the listing with its reviews and variants');
    await variants.getByRole('button', { name: 'Denunciar variantes' }).click();
    const decision = page.getByRole('form').or(page.locator('form')).last();
    await expect(page.getByText('2 variantes', { exact: true })).toBeVisible();
    await decision.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await decision.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await decision.getByRole('textbox').fill('Copia de nuestro modelo');
    // The list is opened before the gateway has them, and hears of it.
    await world.order({ operation: 'reportArticles', kind: 'latency', ms: 3_000 });
    await page.getByRole('button', { name: 'Marcar como sospechosa' }).click();
    await expect(first.getByText('Sospechosa')).toBeVisible();
    await expect(second.getByText('Sospechosa')).toBeVisible();
    await expect(first.getByRole('checkbox')).toHaveCount(0);

    await page.goto('/reported_articles');
    await waitUntilSettled(page);
    const list = new SuspiciousPage(page);
    for (const id of family)
      await list.rows
        .filter({ has: page.locator(`a[href*="${id}"]`) })
        .getByRole('checkbox')
        .check();
    await list.sendChosen();
    await expect(list.sent(2)).toBeVisible();
    expect(await world.ledger()).toEqual({ listings: 2, doubled: [] });

    await page.goto(ofCatalogue);
    await waitUntilSettled(page);
    const dialog = page.getByRole('dialog');
    for (const name of [/condici(ón|ones) de venta$/, 'Publicaciones vinculadas']) {
      const opener = page.getByRole('button', { name });
      for (const close of ['escape', 'backdrop'] as const) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await waitUntilSettled(page);
        if (close === 'escape') await accessible(`over a listing: ${String(name)}`, '[role=dialog]');
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
        if (close === 'escape') await page.keyboard.press('Escape');
        else await page.mouse.click(5, 400);
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('v');
    await expect(page.getByRole('dialog', { name: 'Foto ampliada' }).getByText(/^2 de /)).toBeVisible();
  });
});
