import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { builtFileOf } from '../fixtures/built-file';
import { expect, collectFaults, waitUntilSettled } from '../fixtures/test';
import { EntrancePage } from '../pages/entrance-page';
import { mainHeading, test as base, adapterConfig } from './site';

/** What a browser says of a file that isn't there, and what the console reports of it. */
const missingFileFault = /is missing \(the server's release: |Refused to apply style/;

const test = base.extend({
  config: { ...adapterConfig, errors: '/errors' },
  faultless: async ({ page }, use) => {
    const faults = collectFaults(page);
    await use();
    expect(faults.filter((fault) => !missingFileFault.test(fault))).toEqual([]);
  },
});

const exportsView = new RegExp(`^${basename(builtFileOf('src/screens/exports/exports-screen.tsx'))}$`);
const reloadButton = { name: 'Recargar la página' };

async function signIn(page: Page) {
  await page.goto('/login/es');
  await waitUntilSettled(page);
  await new EntrancePage(page).fill('ana@vigia.test');
  await expect(mainHeading(page)).toHaveText(/^Búsquedas/);
  await waitUntilSettled(page);
}

/** How often the page asks for a file whose name is like that. */
function requestsOf(page: Page, name: RegExp) {
  const requestedFiles: string[] = [];
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (name.test(file)) requestedFiles.push(file);
  });
  return requestedFiles;
}

test('a screen whose code is missing is asked for three times at most, says so, and opens once the file is back', async ({
  page,
  site,
}) => {
  await signIn(page);
  const errorRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/errors', {
    timeout: 20_000,
  });
  const requestedFiles = requestsOf(page, exportsView);
  const [name = ''] = site.remove(exportsView);
  await page.getByRole('navigation').getByRole('link', { name: 'Reportes personalizados' }).click();
  await expect(page.getByRole('alert').getByText('Se pidió tres veces')).toBeVisible({ timeout: 20_000 });
  expect(requestedFiles).toEqual([name, name, name]);
  expect((await errorRequest).method()).toBe('POST');

  await page.getByRole('navigation').getByRole('link', { name: 'Búsquedas', exact: true }).click();
  await expect(mainHeading(page)).toHaveText(/^Búsquedas/);
  await page.getByRole('navigation').getByRole('link', { name: 'Reportes personalizados' }).click();
  await expect(page.getByRole('button', reloadButton)).toBeVisible();
  expect(requestedFiles).toHaveLength(3);

  site.restore();
  await page.getByRole('button', reloadButton).click();
  await expect(mainHeading(page)).toHaveText(/^Reportes personalizados/);
});

test('where even the words around the screens are missing, that is told in words, and the page opens once they are back', async ({
  page,
  site,
}) => {
  await page.goto('/login/es');
  await waitUntilSettled(page);
  site.remove(new RegExp(`^${basename(builtFileOf('\0virtual:words/es/home'))}$`));
  await new EntrancePage(page).fill('ana@vigia.test');
  await expect(mainHeading(page)).toHaveText('Esta pantalla dejó de funcionar');
  site.restore();
  await page.getByRole('button', { name: 'Abrir de nuevo' }).click();
  await expect(mainHeading(page)).toHaveText(/^Búsquedas/);
});

test('an error under assets is kept by no cache: the file is there as soon as it is back', async ({ page, site }) => {
  await signIn(page);
  const [name = ''] = site.remove(exportsView);
  const status = () => page.evaluate((path) => fetch(path).then((answer) => answer.status), `/assets/${name}`);
  expect(await status()).toBe(404);
  expect(await status()).toBe(404);
  site.restore();
  expect(await status()).toBe(200);
});

test('after a roll-back and a roll-forward an open tab is told of the other release, keeps what was typed, and a fresh one works', async ({
  page,
  context,
  site,
}) => {
  await signIn(page);
  const requestedFiles = requestsOf(page, exportsView);
  const typed = page.getByRole('region', { name: 'Buscar publicaciones' }).getByLabel('¿Qué buscas?');
  await typed.fill('riñonera a medias');
  site.switchTo('older');
  await page.getByRole('navigation').getByRole('link', { name: 'Reportes personalizados' }).click();
  await expect(page.getByRole('alert').getByText('volvió a una versión anterior')).toBeVisible({ timeout: 20_000 });
  expect(requestedFiles).toHaveLength(1);
  const fresh = await context.newPage();
  await fresh.goto('/reports/custom_reports');
  await expect(mainHeading(fresh)).toHaveText(/^Reportes personalizados/);
  await page.getByRole('button', reloadButton).click();
  await expect(mainHeading(page)).toHaveText(/^Reportes personalizados/);
  await page.getByRole('navigation').getByRole('link', { name: 'Búsquedas', exact: true }).click();
  await expect(typed).toHaveValue('riñonera a medias');

  site.switchTo('newer');
  await fresh.getByRole('navigation').getByRole('link', { name: 'Reportes de búsquedas' }).click();
  await expect(fresh.getByRole('alert').getByText('Hay una versión más nueva')).toBeVisible({ timeout: 20_000 });
  await fresh.getByRole('button', reloadButton).click();
  await expect(mainHeading(fresh)).toHaveText(/^Reportes de búsquedas/);
});
