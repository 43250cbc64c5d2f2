import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtFileOf } from '../fixtures/built-file';
import { root } from '../fixtures/server-address';
import { expect, waitUntilSettled, test as base } from '../fixtures/test';
import { EntrancePage } from '../pages/entrance-page';
import { startNginxSite, type Site } from './nginx';

const config = {
  gateway: '/production',
  identity: '/identity',
  oidc: '/oidc',
  clientId: 'vigia-console',
  apiKey: 'vigia-demo-key',
};

/** Where `npm test` builds it, from the root. */
const build = '.cache/under-a-path/console';

const test = base.extend<{ site: Site }>({
  site: async ({ world }, use) => {
    if (!existsSync(join(root, build))) throw new Error(`Build it: npx vite build --base /vigia/ --outDir ${build}`);
    const gateway = new URL(world.url).host.replace('localhost', '127.0.0.1');
    const site = await startNginxSite(gateway, config, { build, base: '/vigia/' });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

const level1 = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test.describe('a console that is built for /vigia/', () => {
  test('names no file of its own outside that path', () => {
    const folder = join(root, build);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
    const own = [...files, 'config.json'].map((file) => file.replaceAll(/[.\\]/g, '\\$&'));
    const outside = new RegExp(`(?<=["'\`(,\\s])/(?:${own.join('|')})\\b`, 'g');
    const texts = files.filter((file) => /\.(?:html|js|css)$|^_headers$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    const found = texts.flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const requestedPaths = file.endsWith('.html') ? [...text.matchAll(/ (?:src|href)="(\/(?!vigia\/)[^"]*)"/g)] : [];
      return [...text.matchAll(outside), ...requestedPaths].map(([match]) => `${file}: ${match}`);
    });
    expect(found).toEqual([]);
    const headers = readFileSync(join(folder, '_headers'), 'utf8');
    expect(headers.match(/^\/.*/gm)?.filter((path) => !path.startsWith('/vigia/'))).toEqual([]);
  });

  test('signs in with the form, opens a list by its link, and shows the same after a reload at its address', async ({
    page,
    request,
  }) => {
    const requestedPaths: string[] = [];
    page.on('request', (one) => requestedPaths.push(new URL(one.url()).pathname));
    await page.goto('/vigia?from=mail');
    await expect(level1(page)).toHaveText('Tus derechos, a la vista en todo el marketplace');
    expect(pathOf(page)).toMatch(/^\/vigia\//);
    await page.goto('/vigia/login/es');
    await waitUntilSettled(page);
    await new EntrancePage(page).fill('ana@vigia.test');
    await expect(level1(page)).toHaveText(/^Búsquedas/);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Reportes personalizados' });
    expect(await link.getAttribute('href')).toBe('/vigia/reports/custom_reports');
    await link.click();
    await expect(level1(page)).toHaveText(/^Reportes personalizados/);
    expect(pathOf(page)).toBe('/vigia/reports/custom_reports');
    await page.goBack();
    await expect(level1(page)).toHaveText(/^Búsquedas/);

    await page.goto('/vigia/reported_articles?page=1');
    await expect(level1(page)).toHaveText(/^Publicaciones sospechosas/);
    await waitUntilSettled(page);
    await page.reload();
    await expect(level1(page)).toHaveText(/^Publicaciones sospechosas/);
    await waitUntilSettled(page);
    expect(page.url()).toMatch(/\/vigia\/reported_articles\?page=1$/);
    await page.goto('/vigia/nope');
    await expect(level1(page)).toHaveText('No encontramos esta página');
    await page.goto('/vigia/help_support');
    await waitUntilSettled(page);
    const licences = await page.getByRole('link', { name: 'Licencias' }).getAttribute('href');
    expect((await request.get(licences ?? '')).status()).toBe(200);

    expect(
      requestedPaths.filter((path) => !/^\/vigia$|^\/(?:vigia|production|identity|files|marketplace)\//.test(path)),
    ).toEqual([]);
    expect((await request.get('/')).status()).toBe(404);
  });

  test('asks for what its address needs before its own code is there', async ({ page }) => {
    await page.route('**/assets/index-*.js', () => undefined);
    const view = page.waitForRequest(
      `**/vigia/${builtFileOf('src/screens/session/register/register-screen.tsx', build)}`,
    );
    await page.goto('/vigia/register/es', { waitUntil: 'commit' });
    expect(await (await (await view).response())?.text()).toContain('import');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is come back to from the provider at an address of its own', async ({ page }) => {
    const requestedPaths = page.waitForRequest(
      (one) => one.isNavigationRequest() && new URL(one.url()).pathname === '/oidc/auth',
    );
    await page.route('**/oidc/auth?*', (route) => route.fulfill({ status: 204 }));
    await page.goto('/vigia/marketplace_login/es');
    await page.getByRole('button', { name: 'Continuar al marketplace' }).click();
    const returnsTo = new URL(new URL((await requestedPaths).url()).searchParams.get('redirect_uri') ?? '');
    expect(returnsTo.pathname).toBe('/vigia/oauth/es/authenticate');
    await page.goto(`${returnsTo.pathname}?error=access_denied&state=nobody`);
    await expect(level1(page)).toBeVisible();
    expect(pathOf(page)).toMatch(/^\/vigia\//);
  });
});
