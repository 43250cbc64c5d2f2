import { expect, waitUntilSettled, test } from '../fixtures/test';

test('SHL-17 SHL-48 a search is rated beneath its results by keys, is thanked for, and asks no more after a reload', async ({
  page,
  openResults,
  accessible,
  world,
}) => {
  await openResults();
  const box = page.getByRole('region', { name: /^¿Te sirvieron/ });
  await box.scrollIntoViewIfNeeded();
  await waitUntilSettled(page);
  await accessible('the survey', 'section[aria-label^="¿Te sirvieron"]');
  await box.getByRole('button', { name: '4 de 5' }).focus();
  await page.keyboard.press('Enter');
  await expect(box.getByText('Gracias: tu respuesta nos ayuda')).toBeVisible();
  await expect.poll(world.operations).toContain('insertStatistics');
  await page.reload();
  await waitUntilSettled(page);
  await expect(box).toHaveCount(0);
});
