import { expect, waitUntilSettled, test } from '../fixtures/test';

test('CAS-30 the closed cases are found by their seller, opened, and come back to as they were left', async ({
  page,
  signIn,
}) => {
  await signIn('ana', '/live_searches');
  await page.getByRole('link', { name: 'Casos cerrados' }).click();
  await expect(page).toHaveURL(/\/case_management\/client_closed_cases/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Casos cerrados\s*\d+$/);
  await waitUntilSettled(page);
  const table = page.getByRole('table', { name: 'Casos cerrados' });
  const sellers = table.locator('[data-label="Vendedor"]');
  const seller = (await sellers.first().textContent()) ?? '';
  const field = page.getByRole('textbox', { name: 'Nombre del vendedor' });
  await field.fill(seller.toLowerCase());
  await field.press('Enter');
  await expect(page).toHaveURL(/nickname=/);
  await expect.poll(async () => new Set(await sellers.allTextContents())).toEqual(new Set([seller]));
  await page.reload();
  await expect(field).toHaveValue(seller.toLowerCase());
  const link = table.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/case_management\/\w+\?site=/);
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue(seller.toLowerCase());
  await expect(table.getByRole('link').first()).toHaveText(title);
  await field.fill('nadie_se_llama_asi');
  await field.press('Enter');
  await expect(page.getByText('Ningún caso cerrado de ese vendedor')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los casos cerrados' }).click();
  await expect(page).toHaveURL(/client_closed_cases$/);
  await expect(table.getByRole('link').first()).toBeVisible();
});
