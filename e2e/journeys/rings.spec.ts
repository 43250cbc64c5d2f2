import { expect, test, waitUntilSettled } from '../fixtures/test';

test.use({ worldOptions: { seed: 'demo' } });

test('rings of sellers are found, decided as one case by keys, undone, and nothing written is lost by a reload', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('ana', '/rings');
  await expect(page.getByRole('heading', { level: 1, name: 'Redes de vendedores' })).toBeVisible();
  const ring = page.getByRole('region', { name: '4 vendedores en 3 países' });
  await expect(page.getByText(/Encontramos 2 redes/)).toBeVisible();
  await expect(ring.getByRole('table')).toContainText(/3 fotos iguales.*KVX-9034/);
  await expect(ring.getByRole('table')).toContainText('2 descripciones iguales');
  await waitUntilSettled(page);
  await accessible('a ring of sellers');

  const reason = ring.getByLabel('Motivo para todos los países');
  await reason.focus();
  await page.keyboard.press('ArrowDown');
  await expect(reason).not.toHaveValue('');
  const ours = ring.getByLabel('Comentario · Argentina, en español');
  await ours.fill('Usan nuestra marca sin permiso.');
  await expect(ring.getByLabel('Comentario · Chile, en español')).toHaveValue('Usan nuestra marca sin permiso.');
  const theirs = ring.getByLabel('Comentario · Brasil, en portugués');
  await expect(ring.getByText(/No está en el idioma del país \(Brasil\)/)).toBeVisible();
  await theirs.fill('Usam nossa marca sem permissao.');
  await expect(ring.getByText(/No está en el idioma/)).toBeHidden();
  await ring.getByRole('checkbox').first().press('Space');
  await waitUntilSettled(page);

  await page.reload();
  await expect(theirs).toHaveValue('Usam nossa marca sem permissao.');
  await expect(ring.getByRole('checkbox').first()).not.toBeChecked();
  await theirs.focus();
  await page.keyboard.press('Control+Enter');
  const summary = ring.getByRole('heading', { name: '9 publicaciones en 3 países, una denuncia por país' });
  await expect(summary).toBeFocused();
  await accessible('the summary of a ring');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(ring.getByText(/9 publicaciones pasaron a las sospechosas: Argentina, Brasil y Chile/)).toBeVisible();
  await expect(ring.getByRole('link', { name: 'Ir a Publicaciones sospechosas' })).toBeFocused();
  await expect(ring.getByText('Sospechosa', { exact: true })).toHaveCount(9);
  await expect(page.locator('[data-unconfirmed]')).toHaveCount(0);

  await page.keyboard.press('z');
  const undone = page.getByText('Caso de la red deshecho: 9 publicaciones en 3 países.', { exact: true });
  await expect(undone).toHaveCount(1);
  await expect(ring.getByText('Sospechosa', { exact: true })).toHaveCount(0);
  await expect(ours).toHaveValue('Usan nuestra marca sin permiso.');
  await expect(theirs).toHaveValue('Usam nossa marca sem permissao.');
  await expect(ring.getByRole('checkbox').first()).not.toBeChecked();
  await expect(page.locator('[data-unconfirmed]')).toHaveCount(0);

  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await expect(ring.getByText('Sospechosa', { exact: true })).toHaveCount(9);
  await expect(page.locator('[data-unconfirmed]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(ring.getByText('Sospechosa', { exact: true })).toHaveCount(0);
  await expect(undone).toHaveCount(1);
  await expect(page.locator('[data-unconfirmed]')).toHaveCount(0);

  await page.goto('/rings');
  await expect(theirs).toHaveValue('Usam nossa marca sem permissao.');
  await expect(ring.getByText('Sospechosa', { exact: true })).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: '3 vendedores en 3 países' })).toBeVisible();
});
