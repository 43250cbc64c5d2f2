import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { expect, waitUntilSettled, test } from '../fixtures/test';

type Cells = (string | number)[];

/** Saves the file of the report with that title and answers its name and its sheets. */
async function savedFile(page: Page, title: string): Promise<{ name: string; sheets: Cells[][] }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descargar ${title}` }).click();
  const download = await begun;
  await expect(page.getByRole('row', { name: title }).getByText('Descargado')).toBeVisible();
  const book = read(await readFile(await download.path()), { type: 'buffer' });
  const sheets = book.SheetNames.map((name) => {
    const sheet = book.Sheets[name];
    return sheet ? utils.sheet_to_json<Cells>(sheet, { header: 1, defval: '' }) : [];
  });
  return { name: download.suggestedFilename(), sheets };
}

test('EXP-01 EXP-02 EXP-04 EXP-11 EXP-14 EXP-21 EXP-23 both reports are asked for, left alone, told on whatever screen their person is once they are ready, over a reload too, and their files opened', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn();
  await page.getByRole('link', { name: 'Reportes personalizados' }).click();
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Pedir reporte' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('textbox', { name: 'Título' })).toBeFocused();
  await waitUntilSettled(page);
  await accessible('the form of a custom report');
  await drawer.getByRole('textbox', { name: 'Título' }).fill('Todo lo denunciado');
  const since = drawer.getByRole('textbox', { name: 'Denunciadas desde' });
  const calendar = page.locator('[data-dates-dropdown]');
  await since.fill('31/12/20');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(drawer).toBeVisible();
  await since.fill('31/12/2099');
  await expect(calendar).toBeHidden();
  await drawer.getByRole('combobox', { name: 'Moneda' }).selectOption('USD');
  await drawer.getByRole('button', { name: 'Pedir reporte' }).click();
  await expect(drawer.getByText('No hay publicaciones que coincidan con los filtros del reporte.')).toBeVisible();
  await page.reload();
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Pedir reporte' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Título' })).toHaveValue('Todo lo denunciado');
  await expect(drawer.getByRole('textbox', { name: 'Denunciadas desde' })).toHaveValue('31/12/2099');
  await drawer.getByRole('textbox', { name: 'Denunciadas desde' }).fill('01/01/2020');
  await drawer.getByRole('button', { name: 'Pedir reporte' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Pedimos tu reporte “Todo lo denunciado”.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Todo lo denunciado' }).getByText('Generando')).toBeVisible();

  await page.getByRole('link', { name: 'Reportes de búsquedas' }).click();
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'Pedir reporte' }).click();
  await drawer.getByRole('textbox', { name: 'Palabra clave' }).fill('zapatillas');
  await waitUntilSettled(page);
  await accessible('the form of a live-search report');
  await drawer.getByRole('button', { name: 'Pedir reporte' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: 'zapatillas' })).toBeVisible();
  await page.getByRole('link', { name: 'Casos cerrados' }).click();
  await waitUntilSettled(page);
  await page.reload();
  const told = page.getByRole('status').filter({ hasText: 'Tu reporte “zapatillas” está listo para descargar.' });
  await expect(told).toBeVisible();
  await told.getByRole('link', { name: 'Ver reportes' }).click();
  await expect(page).toHaveURL('/livesearch_reports');
  await expect(page.getByRole('row', { name: 'zapatillas' }).getByText('Creado')).toBeVisible();
  const found = await savedFile(page, 'zapatillas');
  expect(found.name).toMatch(/^zapatillas \d{8}\.xlsx$/);
  expect(found.sheets[0]?.[0]?.slice(0, 3)).toEqual(['Publicación', 'Enlace', 'Título']);
  expect(found.sheets[0]?.length).toBeGreaterThan(1);

  await page.getByRole('link', { name: 'Reportes personalizados' }).click();
  await expect(page.getByRole('row', { name: 'Todo lo denunciado' }).getByText('Listo')).toBeVisible({
    timeout: 15_000,
  });
  const { name, sheets } = await savedFile(page, 'Todo lo denunciado');
  expect(name).toMatch(/^Todo lo denunciado \d{8}\.xlsx$/);
  const [[header = [], ...rows] = []] = sheets;
  expect(header).toEqual([
    'Código de denuncia',
    'Fecha',
    'Publicación',
    'Enlace',
    'Título',
    'Precio (USD)',
    'Moneda original',
    'Precio original',
    'Stock',
    'Vendidos',
    'Vendedor',
    'Ubicación',
    'Estado',
    'Fecha de baja',
    'Motivo',
    'Denunciado por',
    'Etiquetas',
  ]);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    expect(String(row[3])).toMatch(/^https:\/\//);
    expect([row[2], row[4], row[10], row[11], row[14], row[15]].every((cell) => String(cell) !== '')).toBe(true);
    expect(String(row[13] ?? '') !== '', 'only what was removed has a day on which it was').toBe(
      row[12] === 'Publicación dada de baja',
    );
  }
  expect([...new Set(rows.map((row) => row[12]))].toSorted()).toEqual([
    'Denuncia enviada',
    'Denuncia fallida',
    'Publicación dada de baja',
  ]);
});
