import { expect, test, waitUntilSettled } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';

test.use({ worldOptions: { seed: 'demo' } });

test('what a seller lists again after a confirmed report is found once the past is kept, reported again by one key, and undone', async ({
  page,
  signIn,
  accessible,
}) => {
  const results = new ResultsPage(page);
  await signIn('ana', '/live_searches');
  await results.openFirst();
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('link', { name: 'Rendimiento de las denuncias' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rendimiento de las denuncias' })).toBeVisible();
  await expect(page.getByText(/Se leyó todo tu historial, \d+ denuncias/)).toBeVisible();
  await page.goBack();

  const address = new URL(page.url());
  address.searchParams.set('relisted', 'only');
  await page.goto(address.href);
  const only = page.getByRole('button', { name: /publicadas otra vez/ });
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  await expect(only).toHaveText(/^[5-9]|\d\d /);
  await expect(results.cards.first()).toContainText(/(dada de baja|otro vendedor) · caso \d{8}/);
  await waitUntilSettled(page);
  await accessible('listings that were listed again');

  const card = results.cards.filter({ hasText: 'Como una dada de baja' }).first();
  await card.focus();
  const pane = page.getByRole('region', { name: 'Publicación elegida' });
  await expect(pane).toContainText(/Se parece a una dada de baja tras la denuncia del .* · caso \d{8}/);
  await expect(pane).toContainText(/Con el comentario de entonces: .+/);
  const id = (await card.getAttribute('data-item')) ?? '';
  await page.keyboard.press('n');
  const decided = page.locator(`[data-item="${id}"]`);
  await expect(decided).toHaveAttribute('data-decided', 'true');
  await expect(results.unconfirmed).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(decided).not.toHaveAttribute('data-decided', 'true');

  // Of all that are chosen those with the same earlier report go again together; the others are named before, and stay chosen.
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('La denuncia de entonces tiene otro motivo u otro comentario.');
  const again = asked.getByRole('button', { name: /^Denunciar \d+ de nuevo$/ });
  const count = Number(/\d+/.exec(await again.innerText())?.[0]);
  expect(count).toBeGreaterThan(1);
  await again.press('Enter');
  // A key is the list's only once the question is gone and a card has the focus again.
  await expect(page.locator('article:focus')).toHaveCount(1);
  await expect(page.locator('article[data-decided=true]')).toHaveCount(count);
  await page.keyboard.press('z');
  await expect(page.locator('article[data-decided=true]')).toHaveCount(0);
});
