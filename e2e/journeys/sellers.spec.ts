import { expect, waitUntilSettled, test } from '../fixtures/test';

test('ERR-63 ERR-64 a seller is marked on the page of a listing, says so where the mark fails, and is known on the case and in the list', async ({
  page,
  world,
  signIn,
  accessible,
}) => {
  await signIn('ana', '/reports/noticed_articles');
  await page.locator('tbody tr:visible').first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: /caso/i }).first().click();
  await page.getByRole('tab', { name: 'Vendedor', exact: true }).click();
  const main = page.getByRole('main').filter({ visible: true });
  const action = (name: string) => main.getByRole('button', { name });
  await expect(action('Denuncias de tu cuenta')).toBeVisible();
  const trusts = action('Marcar como confiable').or(action('Pasar a confiables'));
  await world.order({ operation: 'whiteListSeller', kind: 'refusal', code: 'NOT_ALLOWED' });
  await trusts.click();
  await expect(page.getByText('El vendedor no pasó a los confiables.')).toBeVisible();
  await trusts.click();
  await expect(page.getByText('El vendedor está ahora entre los confiables.')).toBeVisible();
  await expect(action('Quitar de confiables')).toBeVisible();
  await waitUntilSettled(page);
  await accessible('the seller of a case');

  await page.getByRole('tab', { name: 'Publicación', exact: true }).click();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(main.getByText('Vendedor confiable').first()).toBeVisible();
  await world.order({ operation: 'deleteSellerFromDB', kind: 'refusal', code: 'NOT_ALLOWED' });
  await action('Quitar de confiables').click();
  await expect(page.getByText('No pudimos quitar la marca del vendedor.')).toBeVisible();
  await expect(action('Quitar de confiables')).toBeVisible();
  await action('Quitar de confiables').click();
  await expect(page.getByText('El vendedor ya no lleva ninguna marca.')).toBeVisible();
  await expect(main.getByText('Vendedor confiable')).toHaveCount(0);

  await action('Denuncias de tu cuenta').click();
  const dialog = page.getByRole('dialog', { name: /^Denuncias de tu cuenta contra/ });
  await expect(dialog.locator('tbody tr').first()).toBeVisible();
  await waitUntilSettled(page);
  await accessible('the history of a seller', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(action('Denuncias de tu cuenta')).toBeFocused();
});

test('on a phone the box for all says so in words, and what deletes a seller stands beside what moves it, in three languages', async ({
  page,
  signIn,
}) => {
  const words = {
    ES: 'Elegir todo en esta página',
    EN: 'Select all on this page',
    PT: 'Selecionar tudo nesta página',
  };
  for (const [lang, all] of Object.entries(words)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('ana', `/client_accounts/client_black_sellers?force_locale=${lang}`);
    await expect(page.getByText(all)).toBeVisible();
    const row = page.locator('tbody tr').first();
    const boxes = await Promise.all([-2, -1].map((at) => row.getByRole('button').nth(at).boundingBox()));
    const [moves, deletes] = boxes.map((box) => (box === null ? null : Math.round(box.y + box.height / 2)));
    expect(moves, lang).toBe(deletes);
    await page.getByText(all).click();
    await expect(row.getByRole('checkbox')).toBeChecked();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByText(all)).toBeHidden();
    await expect(page.getByRole('checkbox', { name: all })).toBeChecked();
  }
});
