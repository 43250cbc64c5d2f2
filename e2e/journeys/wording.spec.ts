import { expect, test, waitUntilSettled } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';

test.use({ worldOptions: { seed: 'demo' } });

const rejected = 'El precio y las etiquetas no corresponden al producto original.';
const confirmed = 'La publicacion ofrece un producto que imita nuestro diseno y usa la marca sin autorizacion.';

test('a comment that was mostly rejected is told before it is sent; a key takes the better one, another gives it back, and either is sent', async ({
  page,
  signIn,
  accessible,
}) => {
  const results = new ResultsPage(page);
  const { drawer } = results;
  const comment = drawer.getByRole('textbox');
  const warning = drawer.getByRole('status').filter({ hasText: 'rechazadas o retiradas' });
  await signIn('ana', '/reports/performance');
  await expect(page.getByText(/Se leyó todo tu historial, \d+ denuncias/)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Búsquedas' }).first().click();
  await results.openFirst();
  const [first = '', second = ''] = await results.undecidedIds();
  const begin = async (id: string) => {
    await page.locator(`[data-item="${id}"]`).focus();
    await page.keyboard.press('s');
    await results.reachComment();
  };
  const write = async () => {
    await comment.fill(rejected);
    await expect(warning).toContainText('10 de 11 denuncias por este motivo fueron rechazadas o retiradas en todos');
    await expect(warning).toContainText('8 de 9 fueron confirmadas en todos los países');
    await page.keyboard.press('Alt+0');
    await expect(comment).toHaveValue(confirmed);
    await expect(comment).toBeFocused();
    await expect(warning).toBeHidden();
  };
  const send = async (id: string, text: string) => {
    await page.keyboard.press('Control+Enter');
    await expect(drawer).toBeHidden();
    await expect(page.locator(`[data-item="${id}"]:not([data-unconfirmed])`)).toContainText('Sospechosa');
    await page.locator(`[data-item="${id}"]`).focus();
    await page.keyboard.press('e');
    await expect(comment).toHaveValue(text);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  };

  await begin(first);
  await write();
  await page.keyboard.press('Control+z');
  await expect(comment).toHaveValue(rejected);
  await expect(warning).toBeVisible();
  await waitUntilSettled(page);
  await accessible('a comment that was mostly rejected', 'main section:has(form)');
  await send(first, rejected);

  await begin(second);
  await expect(drawer.getByRole('list', { name: /Comentarios que ya enviaste/ }).getByRole('listitem')).toHaveText([
    /confirmadas 8 de 9 en todos los países/,
  ]);
  await write();
  await send(second, confirmed);
});
