import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/test';

test.describe('following', () => {
  test('HIS-02 HIS-38 a report is followed from the history to its page, where the copy of its listing is downloaded and a link that fails is told, and back, to the same place', async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reports/noticed_articles?status=APPROVED');
    await waitUntilSettled(page);
    const titles = page.getByRole('table').locator('a[href^="/reports/noticed_articles/"]');
    const row = titles.nth(2);
    const title = (await row.textContent()) ?? '';
    await row.press('Enter');
    await expect(page).toHaveURL(/\/reports\/noticed_articles\/\d{8}\?site=/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitUntilSettled(page);
    const life = page.getByRole('region', { name: 'Recorrido de la denuncia' });
    await expect(life.locator('[aria-current=step]')).toContainText('Publicación finalizada');
    await expect(page.locator(':focus'), 'the focus is somewhere').toHaveCount(1);
    await page.route('**/snapshot/*', (route) => route.abort());
    await page.getByRole('link', { name: 'Descargar la copia' }).click();
    await expect(page.getByRole('alert')).toContainText('No pudimos obtener el enlace de la copia.');
    await accessible('a copy whose link fails');
    await page.unroute('**/snapshot/*');
    const saved = page.waitForEvent('download');
    await page.getByRole('alert').getByRole('button').click();
    expect((await saved).suggestedFilename()).toMatch(/^M[A-Z]{2}\d{10}\.pdf$/);
    await expect(page.getByText('La copia se guardó')).toBeVisible();
    await waitUntilSettled(page);
    await accessible('a copy that was saved');
    await page.goBack();
    await expect(life).toBeVisible();
    await page.getByRole('link', { name: 'Ver caso' }).click();
    await expect(page).toHaveURL(/\/case_management\/\d{8}/);
    await page.goBack();
    await expect(life).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/reports/noticed_articles?status=APPROVED');
    await expect(row).toHaveText(title);
    await expect(row, 'the focus is where it was').toBeFocused();
  });

  test('HIS-39 an auditor sees the reports that are their own, and no others', async ({ page, signIn }) => {
    const table = page.getByRole('table');
    const total = async (browsing: Page) =>
      Number(/\d+/.exec((await browsing.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0]);
    const reporters = async () => [
      ...new Set(await table.locator('tbody tr td:nth-child(2) span + span').allTextContents()),
    ];
    await signIn('ana', '/reports/noticed_articles?size=50');
    await waitUntilSettled(page);
    const all = await total(page);
    expect((await reporters()).length, 'the holder sees those of the others').toBeGreaterThan(1);
    await signIn('auditor', '/reports/noticed_articles?size=50');
    await waitUntilSettled(page);
    const own = await total(page);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(all);
    const [reporter, ...others] = await reporters();
    expect(others).toEqual([]);
    await page.goto('/profile');
    await waitUntilSettled(page);
    await expect(page.getByRole('banner')).toContainText(reporter ?? 'nobody');
  });
});
