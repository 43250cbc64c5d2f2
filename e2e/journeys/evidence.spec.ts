import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, waitUntilSettled } from '../fixtures/test';

test('evidence of a case is downloaded, is intact for whoever checks it, and one byte less so', async ({
  page,
  signIn,
  accessible,
}, testInfo) => {
  await signIn('ana', '/reports/noticed_articles?status=PENDING');
  await page.locator('main a[href*="/case_management/"]').first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar pruebas' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(/^pruebas-\d+-\d{4}-\d\d-\d\d-\d{4}\.zip$/);
  await expect(page.getByRole('heading', { name: 'Las pruebas están descargadas' })).toBeVisible();
  await waitUntilSettled(page);
  await accessible('evidence that is downloaded');
  const made = /\d+/.exec(await page.getByText(/^\d+ archivos$/).innerText())?.[0] ?? 'no number';
  const path = testInfo.outputPath('pruebas.zip');
  await archive.saveAs(path);
  const code = await page.getByRole('button', { name: /^Copiar [\da-f]{64}$/ }).textContent();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('verificar pruebas');
  await expect(page.getByRole('option').first()).toHaveText(/Verificar pruebas/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/evidence$/);
  const field = page.locator('input[type=file]');
  await field.setInputFiles(path);
  await expect(page.getByRole('heading', { name: `Los ${made} archivos están intactos`, exact: true })).toBeVisible();
  await expect(page.getByText(code ?? 'no code').filter({ visible: true })).toBeVisible();
  await waitUntilSettled(page);
  await accessible('evidence that is intact');

  const bytes = await readFile(path);
  const picture = bytes.indexOf(Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  bytes[picture + 100] = (bytes[picture + 100] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await field.setInputFiles(path);
  await expect(page.getByRole('heading', { name: 'Este archivo de pruebas cambió desde que se hizo' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Cambió');
  await expect(page.getByRole('row').nth(1)).toContainText('/fotos/');
  await waitUntilSettled(page);
  await accessible('evidence that was changed');

  await field.setInputFiles({ name: 'nada.zip', mimeType: 'application/zip', buffer: Buffer.from('nothing') });
  await expect(page.getByRole('alert')).toContainText('No pudimos verificar el archivo');
  await waitUntilSettled(page);
  await accessible('an archive that is none');
});
