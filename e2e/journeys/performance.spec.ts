import { readFile } from 'node:fs/promises';
import { expect, test, waitUntilSettled } from '../fixtures/test';

test('LIM-11 what became of the reports is read to the end, over the period that is chosen; a figure leads to its list, and a table is saved', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn();
  await page.getByRole('navigation').getByRole('link', { name: 'Rendimiento de las denuncias' }).press('Enter');
  await expect(page).toHaveURL(/\/reports\/performance$/);
  await expect(page.getByText(/Se leyó todo tu historial, \d+ denuncias/)).toBeVisible();
  await expect(page.getByText(/Rechazadas en los últimos dos meses: .*más del 60\s?%/)).toBeVisible();
  await waitUntilSettled(page);
  await accessible('the performance');

  await page.getByRole('link', { name: '6 meses' }).press('Enter');
  await expect(page).toHaveURL(/period=halfYear/);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets, 'it is printed on one sheet').toHaveLength(1);
  const rejected = page.getByRole('definition').getByRole('link').nth(3);
  const count = await rejected.innerText();
  await rejected.press('Enter');
  await expect(page).toHaveURL(/noticed_articles\?.*status=REJECTED/);
  await expect(page.getByRole('heading', { level: 1, name: `Historial de denuncias ${count}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/period=halfYear/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV: Denuncias por semana' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('denuncias-por-semana.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Semana desde,Enviadas');
  expect(lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[4]), 0)).toBe(Number(count));

  await page.reload();
  await expect(page.getByText(/Se leyó todo tu historial, \d+ denuncias/)).toBeVisible();
  await expect(page.getByRole('definition').getByRole('link').nth(3)).toHaveText(count);
});
