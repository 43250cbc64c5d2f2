import { expect, settled, test } from '../fixtures/test';

test.describe('following', () => {
  test('HIS-02 a report is followed from the history to its page and back, to the same place', async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reports/noticed_articles?status=APPROVED');
    await settled(page);
    const titles = page.getByRole('table').locator('a[href^="/reports/noticed_articles/"]');
    const row = titles.nth(2);
    const title = (await row.textContent()) ?? '';
    await row.press('Enter');
    await expect(page).toHaveURL(/\/reports\/noticed_articles\/\d{8}\?site=/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settled(page);
    await accessible('the page of one report');
    const life = page.getByRole('region', { name: 'Recorrido de la denuncia' });
    await expect(life.locator('[aria-current=step]')).toContainText('Publicación finalizada');
    await expect(page.locator(':focus'), 'the focus is somewhere').toHaveCount(1);
    await page.getByRole('link', { name: 'Ver caso' }).click();
    await expect(page).toHaveURL(/\/case_management\/\d{8}/);
    await page.goBack();
    await expect(life).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/reports/noticed_articles?status=APPROVED');
    await expect(row).toHaveText(title);
    await expect(page.locator('#content'), 'the focus is where the list begins').toBeFocused();
  });

  test('HIS-02 a number that has no 8 digits is no page, and one that nobody knows is told', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', '/reports/noticed_articles/1234567');
    await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
    await page.goto('/reports/noticed_articles/12345678');
    await expect(page.getByText('Esta denuncia no existe o ya no está')).toBeVisible();
  });

  test('HIS-38 the copy of a reported listing is downloaded from its page, and a link that fails is told', async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reports/noticed_articles');
    await page.getByRole('table').locator('a[href^="/reports/noticed_articles/"]').first().click();
    await page.route('**/snapshot/*', (route) => route.abort());
    await page.getByRole('link', { name: 'Descargar la copia' }).click();
    await expect(page.getByRole('alert')).toContainText('No se pudo obtener el enlace de la captura.');
    await accessible('a copy whose link fails');
    await page.unroute('**/snapshot/*');
    const saved = page.waitForEvent('download');
    await page.getByRole('alert').getByRole('button').click();
    expect((await saved).suggestedFilename()).toMatch(/^M[A-Z]{2}\d{10}\.pdf$/);
    await expect(page.getByText('La copia se guardó')).toBeVisible();
    await settled(page);
    await accessible('a copy that was saved');
  });
});
