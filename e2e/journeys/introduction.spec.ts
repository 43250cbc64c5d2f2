import { expect, holdOperation, waitUntilSettled, test } from '../fixtures/test';

test('SES-27 SHL-44 somebody new is told of the suggestions, then of the console, each once, by keys alone, and not again before the gateway has heard of it', async ({
  page,
  signIn,
  accessible,
  world,
}) => {
  const release = await holdOperation(page, 'updateProfile');
  await signIn('nadia');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Tienes publicaciones sugeridas');
  await waitUntilSettled(page);
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await accessible('the suggestions introduced');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('3 de 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entendido' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(dialog.getByRole('heading')).toHaveText('Encuentra lo que infringe');
  await waitUntilSettled(page);
  await page.mouse.click(2, 450);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await waitUntilSettled(page);
  await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading').first()).toHaveText(/[Tt]eclas|[Aa]tajos/);
  release();
  await expect.poll(world.operations).toContain('updateProfile');
});

test('SHL-46 SHL-47 what is worth knowing is told where it is of use until it is closed, and not after a reload; on a phone a slide has its words and its ways', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('nadia', '/suggested_listings');
  await page.getByRole('dialog').getByRole('button', { name: 'Omitir' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitUntilSettled(page);
  const notes = page.getByRole('note');
  const told = (words: RegExp) => notes.filter({ hasText: words }).filter({ visible: true });
  await accessible('the suggestions with their tips');
  for (const words of [/^¿Dudas\?/, /^Con P fijas/, /^Con D descartas/]) {
    await told(words).getByRole('button', { name: 'Entendido' }).click();
    await expect(told(words)).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await page.locator('article[data-item]').first().focus();
  await page.keyboard.press('s');
  const reasons = told(/^Los motivos están agrupados/);
  await expect(page.getByRole('paragraph').filter({ hasText: '¿Qué derecho se infringe?' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(reasons).toHaveCount(1);
  await reasons.getByRole('button', { name: 'Entendido' }).click();
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Omitir' }).click();
  await waitUntilSettled(page);
  await expect(notes.filter({ visible: true })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/reports/noticed_articles');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Todo lo que denunciaste');
  await waitUntilSettled(page);
  await accessible('the history introduced on a phone');
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect(dialog.getByText('2 de 3')).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toHaveCount(0);
});
