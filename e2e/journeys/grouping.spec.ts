import { expect, waitUntilSettled, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';

test('a morning with groups: what stands out first, a seller’s listings reported together but for one, and the address keeps the order', async ({
  page,
  world,
  signIn,
  accessible,
}) => {
  const results = new ResultsPage(page);
  await signIn('ana', '/live_searches');
  await results.openFirst();
  await page.getByLabel('Ordenar por').selectOption({ label: 'Lo más llamativo' });
  await expect(page).toHaveURL(/rank=attention/);
  // A watched seller has a badge of its own: the reason stands there hidden.
  const reason = page.getByText(/por debajo del precio habitual|Vendedor vigilado|Ya se denunció antes/);
  await expect(reason.filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByLabel('Agrupar por').selectOption({ label: 'Vendedor' });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/group=seller/);
  const heads = page.locator('[data-head]').getByRole('heading');
  await expect(heads.last()).toHaveText('Las que no se parecen a otra');
  await waitUntilSettled(page);
  await accessible('results in groups');

  const group = page.getByRole('checkbox', { name: /^Elegir el grupo/ });
  const bar = page.getByRole('toolbar', { name: 'Publicaciones elegidas' });
  const report = bar.getByRole('button', { name: /sospechosa/ });
  const within = async (at: number) => {
    await group.nth(at).check();
    return (await report.isEnabled()) && /Marcar [3-9]/.test((await report.textContent()) ?? '');
  };
  let at = 0;
  while (!(await within(at))) {
    await group.nth(at).uncheck();
    at += 1;
  }
  const name = await heads.nth(at).textContent();
  const chosen = page.locator('article:has(input:checked)');
  const ids = await chosen.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['item'] ?? ''));
  const [spared = ''] = ids;
  await page.locator(`[data-item="${spared}"] input`).uncheck();
  await expect(group.nth(at)).not.toBeChecked();
  await report.click();
  await expect(results.drawer).toBeVisible();
  await results.reachComment();
  await results.drawer.getByRole('textbox').fill('Todas las de este vendedor son copias');
  await results.drawer.locator('button[type=submit]').click();
  await expect(results.drawer).toBeHidden();
  await expect(page.locator('[data-item][data-unconfirmed]')).toHaveCount(0);
  for (const id of ids)
    await expect(page.locator(`article[data-item="${id}"][data-decided]`)).toHaveCount(id === spared ? 0 : 1);
  await expect.poll(async () => (await world.operations()).filter((one) => one === 'reportArticles').length).toBe(1);

  await page.reload();
  await expect(page.getByLabel('Agrupar por')).toHaveValue('seller');
  await expect(page.getByLabel('Ordenar por')).toHaveValue('attention');
  await results.openTab('Sospechosas');
  for (const id of ids.slice(1)) await expect(page.locator(`[data-item="${id}"]`)).toContainText(name ?? '');
});
