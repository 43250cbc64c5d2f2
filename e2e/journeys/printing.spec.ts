import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

/** What of the console around a page would be on its sheets. */
const around = (page: Page) =>
  page.locator(
    'header, footer, nav, aside, form, [role=tablist], section[aria-label], main button:not([data-state], [data-copies])',
  );

/** Lays the page out for paper while that goes on, as the print dialog does. */
async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await look();
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
}

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-scheme').trim());

test.describe('printing', () => {
  test.use({ colorScheme: 'dark' });

  test('the receipt of a send has its title and every listing on its sheets, a case its four sides, dark on light and with nothing to press', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    await list.choose(2);
    await list.sendChosen();
    await expect(list.sent(2)).toBeVisible();
    await page.getByRole('link', { name: 'Ver el recibo' }).first().press('Enter');
    await waitUntilSettled(page);
    expect(await paper(page)).toBe('dark');
    const title = page.getByRole('heading', { level: 1, name: /Recibo del envío/ });
    await onPaper(page, async () => {
      await expect(page.getByText(/^Impreso el/)).toBeVisible();
      await expect(title).toBeInViewport();
      await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(2);
      expect(await around(page).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
      expect(await paper(page)).toBe('light');
    });
    await expect.poll(() => paper(page)).toBe('dark');
    await expect(page.getByText('Recibo de 2 denuncias'), 'its line went once the receipt stood there').toBeHidden();
    await expect(page.getByText(/^Impreso el/)).toBeHidden();

    await page.goto('/reports/noticed_articles?status=PENDING');
    await page.locator('tbody a[href^="/case_management/"]').first().click();
    await expect(page.getByRole('tab')).toHaveCount(4);
    await waitUntilSettled(page);
    await onPaper(page, async () => {
      await expect(page.getByText(/^Impreso el/)).toBeVisible();
      for (const name of ['Respuesta del vendedor', 'Denuncia', 'Publicación', 'Vendedor', 'Recorrido de la denuncia'])
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      expect(await around(page).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
    });
    await expect(page.getByRole('tab')).toHaveCount(4);
  });
});
