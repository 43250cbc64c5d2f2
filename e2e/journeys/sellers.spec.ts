import { expect, waitUntilSettled, test } from '../fixtures/test';

test('ERR-61 ERR-70 SEL-01 SEL-02 a watched seller is deleted, taken back, kept where the answer fails, deleted at last; another moves to the trusted ones, and everything of it is searched', async ({
  page,
  world,
  signIn,
}) => {
  await signIn('ana', '/live_searches');
  await page.getByRole('link', { name: 'Vendedores vigilados' }).click();
  await expect(page).toHaveURL(/\/client_accounts\/client_black_sellers/);
  const head = page.getByRole('heading', { level: 1 });
  await expect(head).toHaveText(/^Vendedores vigilados\s*8$/);
  await waitUntilSettled(page);
  // The screens before stay in the page, hidden.
  const rows = page.locator('tbody tr:visible');
  const bin = (at: number) => rows.nth(at).getByRole('button', { name: /^Quitar a/ });
  const nameIn = async (at: number) =>
    /^Quitar a (.*) de la lista$/.exec((await bin(at).getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const [first, second] = [await nameIn(0), await nameIn(1)];

  await bin(0).click();
  await expect(rows.nth(0)).toContainText(`${first} ya no está en la lista`);
  await expect(head).toHaveText(/7$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows.nth(0)).toContainText(first);
  await expect(bin(0)).toBeVisible();
  await expect(head).toHaveText(/8$/);
  expect(await world.operations()).not.toContain('deleteSellerFromDB');

  await world.order({ operation: 'deleteSellerFromDB', kind: 'refusal', code: 'NOT_ALLOWED' });
  await bin(0).click();
  await expect(page.getByText('No pudimos quitar al vendedor de los vigilados: sigue en la lista.')).toBeVisible();
  await expect(bin(0)).toHaveAccessibleName(`Quitar a ${first} de la lista`);
  await bin(0).click();
  await expect(page.getByText('El vendedor ya no está entre los vigilados.')).toBeVisible();
  await page.reload();
  await expect(head).toHaveText(/7$/);
  await expect(bin(0)).toHaveAccessibleName(`Quitar a ${second} de la lista`);

  await rows
    .nth(0)
    .getByRole('button', { name: `Pasar a confiables: ${second}` })
    .click();
  await expect(page.getByText('El vendedor está ahora entre los confiables.')).toBeVisible();
  await page.getByRole('link', { name: 'Vendedores confiables' }).click();
  await expect(page).toHaveURL(/\/client_accounts\/client_white_sellers/);
  await expect(bin(0)).toHaveAccessibleName(`Quitar a ${second} de la lista`);
  await waitUntilSettled(page);
  await page.getByRole('textbox', { name: 'Nombre del vendedor' }).fill(second.slice(1, 5).toLowerCase());
  await page.getByRole('textbox', { name: 'Nombre del vendedor' }).press('Enter');
  await expect(page).toHaveURL(/nickname=/);
  await expect(bin(0)).toHaveAccessibleName(`Quitar a ${second} de la lista`);
  await rows
    .nth(0)
    .getByRole('button', { name: `Buscar las publicaciones de ${second}` })
    .click();
  await expect(page).toHaveURL(/\/live_searches\/\w+/);
  await expect(page.getByRole('article').first()).toContainText(second, { timeout: 60_000 });
});

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
