import { expect, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';

test('the order of what an account usually reports: it is learned, says why, stays after a reload, and is forgotten', async ({
  page,
  signIn,
  accessible,
}) => {
  const results = new ResultsPage(page);
  await signIn('ana', '/live_searches');
  await results.openFirst();
  const order = page.getByLabel('Ordenar por');
  await order.selectOption({ label: 'Lo que sueles denunciar' });
  await expect(page).toHaveURL(/rank=learned/);
  const learned = page.getByRole('status').filter({ hasText: /según \d+ decisiones/ });
  await expect(learned).toBeVisible();
  const reasons = results.cards.first().getByRole('list', { name: 'Por qué está en este lugar' });
  await expect(reasons.getByRole('listitem').first()).toHaveText(
    /\d+ de \d+ denunciadas|por (debajo|encima) de lo habitual|de este vendedor, confirmadas?/,
  );
  await accessible('results as learned');
  const ids = await results.ids();

  await page.reload();
  await expect(learned).toBeVisible();
  await expect(order).toHaveValue('learned');
  await expect.poll(() => results.ids()).toEqual(ids);

  await page.getByRole('button', { name: 'Olvidar lo aprendido' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Olvidar lo aprendido' }).click();
  await expect(order).toHaveValue('');
  await expect(learned).toBeHidden();
  await expect(reasons).toBeHidden();
});
