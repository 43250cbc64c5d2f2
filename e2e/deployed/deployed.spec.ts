import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { root } from '../fixtures/server-address';
import { expect, waitUntilSettled } from '../fixtures/test';
import { EntrancePage } from '../pages/entrance-page';
import { mainHeading, test, adapterConfig } from './site';

/** Any OpenID Connect provider: no adapter of ours beside it. */
const standaloneConfig = { ...adapterConfig, identity: null, clientId: 'vigia-alone' };

const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** Each header once: two of a kind would be told with a comma. */
const headersOf = (answer: APIResponse, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, answer.headers()[name]]));

test.describe('the build, served by nginx', () => {
  test('every kind of answer has its headers, and is compressed', async ({ request, site }) => {
    const html = await request.get('/es', { headers: { accept: 'text/html' } });
    expect(html.headers()).toMatchObject({ ...secure, 'cache-control': 'no-store', 'content-encoding': 'gzip' });
    const policy = html.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'; style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce|\*/);

    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await html.text()) ?? [];
    const asset = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
    expect([
      asset.status(),
      headersOf(asset, 'cache-control', 'content-encoding', 'content-type', 'content-security-policy'),
    ]).toEqual([
      200,
      {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'content-type': 'text/javascript',
        'content-security-policy': policy,
      },
    ]);
    expect(asset.headers()).toMatchObject(secure);
    const best = await request.get(script, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(headersOf(best, 'content-encoding', 'content-type', 'vary')).toEqual({
      'content-encoding': site.brotli ? 'br' : 'gzip',
      'content-type': 'text/javascript',
      vary: 'Accept-Encoding',
    });
    expect(await best.text()).toBe(await asset.text());

    const gateway = await request.post('/production/gql', { data: { query: '{ __typename }' } });
    expect(gateway.headers()).toMatchObject({
      ...secure,
      'cache-control': 'no-store',
      'x-app-version': expect.stringMatching(/^\d/),
    });
    const licences = await request.get('/licences.txt');
    expect(licences.headers()).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
    const shipped = [...(await licences.text()).matchAll(/^(\S+) ([\d.]+): \S+$/gm)].map(([, of, at]) => `${of}@${at}`);
    expect(shipped).toContainEqual(expect.stringMatching(/^react-dom@/));
    const bill = await request.get('/sbom.cdx.json');
    expect(bill.headers()).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    const { components } = (await bill.json()) as { components: { 'bom-ref': string }[] };
    expect(components.map((component) => component['bom-ref']).toSorted()).toEqual(shipped.toSorted());
    for (const path of ['/config.json', '/version.json', '/healthz', '/readyz'])
      expect([path, headersOf(await request.get(path), 'cache-control', 'x-content-type-options')]).toEqual([
        path,
        { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      ]);
  });

  test.describe('over TLS', () => {
    test.use({ ignoreHTTPSErrors: true });

    test('every answer says that it is asked for so from now on, and none does over plain http', async ({
      page,
      request,
      site,
    }) => {
      const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/es')).text()) ?? [];
      const gets = [
        '/es',
        script,
        '/config.json',
        '/version.json',
        '/healthz',
        '/readyz',
        '/nope.png',
        '/manifest.json',
      ];
      const behind = ['/oidc/.well-known/openid-configuration', '/identity/nope', '/marketplace/nope'];
      const hstsHeaders = async (from: string) => {
        const answers = await Promise.all([
          ...[...gets, ...behind].map((path) => request.get(`${from}${path}`)),
          request.post(`${from}/production/gql`, { data: { query: '{ __typename }' } }),
        ]);
        return answers.map((answer) => [new URL(answer.url()).pathname, answer.headers()['strict-transport-security']]);
      };
      const paths = [...gets, ...behind, '/production/gql'];
      expect(await hstsHeaders(site.secureUrl)).toEqual(paths.map((path) => [path, 'max-age=31536000']));
      expect(await hstsHeaders(site.url)).toEqual(paths.map((path) => [path, undefined]));
      await page.goto(`${site.secureUrl}/es`);
      await expect(mainHeading(page)).toHaveText('Tus derechos, a la vista en todo el marketplace');
    });
  });

  test('whoever deploys can ask whether it is up, whether it is ready, and which version it is: the one that the gateway announces', async ({
    request,
    site,
  }) => {
    expect(await (await request.get('/healthz')).text()).toBe('ok\n');
    const ready = async () => {
      const answer = await request.get('/readyz');
      return [answer.status(), await answer.text(), answer.headers()['cache-control']];
    };
    expect(await ready()).toEqual([200, 'ready\n', 'no-store']);
    site.configure(null);
    expect(await ready()).toEqual([503, 'no config.json\n', 'no-store']);
    expect((await request.get('/healthz')).status()).toBe(200);
    site.configure(JSON.stringify(adapterConfig));
    expect(await ready()).toEqual([200, 'ready\n', 'no-store']);
    const version: unknown = await (await request.get('/version.json')).json();
    const announced = (await request.post('/production/gql', { data: {} })).headers()['x-app-version'];
    expect(version).toEqual({
      version: announced,
      commit: existsSync(join(root, '.git')) ? expect.stringMatching(/^[0-9a-f]{40}$/) : null,
      built: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test('a file that is not there is not there, and what is for builders is not served', async ({ request, site }) => {
    for (const file of ['maps/one.js.map', 'assets/one.js.map', 'maps/one.js']) site.add(file);
    expect((await request.get('/maps/one.js')).status()).toBe(200);
    for (const path of [
      '/assets/nope-12345678.js',
      '/nope.png',
      '/manifest.json',
      '/modules.json',
      '/_headers',
      '/maps/one.js.map',
      '/assets/one.js.map',
    ]) {
      const answer = await request.get(path);
      expect([path, answer.status(), headersOf(answer, 'cache-control', 'x-content-type-options')]).toEqual([
        path,
        404,
        { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      ]);
    }
  });

  test('a path that nobody knows is the console, which says so', async ({ page }) => {
    const answer = await page.goto('/nobody/knows/this');
    expect(answer?.status()).toBe(200);
    await expect(mainHeading(page)).toHaveText('No encontramos esta página');
  });

  test('signs in with the form, stays signed in over a reload, and shows a list', async ({ page }) => {
    await page.goto('/login/es');
    await waitUntilSettled(page);
    await new EntrancePage(page).fill('ana@vigia.test');
    await expect(mainHeading(page)).toHaveText(/^Búsquedas/);
    await page.reload();
    await waitUntilSettled(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test('a configuration with a typing error is told with the name of the field, in the language of the address', async ({
    page,
    site,
  }) => {
    const { gateway: _, ...lacking } = adapterConfig;
    site.configure(JSON.stringify({ ...lacking, gatway: '/production' }));
    await page.goto('/login/en');
    await expect(mainHeading(page)).toHaveText('The console can’t start with this configuration');
    await expect(page.getByRole('listitem')).toHaveText([
      'gateway is missing',
      'gatway doesn’t exist: check its spelling',
    ]);

    site.configure(JSON.stringify({ ...adapterConfig, videos: { menu1: 'javascript:alert(1)' } }));
    await page.goto('/pt');
    await expect(mainHeading(page)).toHaveText('O console não pode iniciar com esta configuração');
    await expect(page.getByRole('listitem')).toContainText(['videos.menu1 deve ser']);

    site.configure('{"gateway":');
    await page.goto('/es');
    await expect(page.getByRole('alert')).toHaveText('config.json no es un objeto JSON válido.');
    site.configure(null);
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^No se encontró config\.json/);
    site.configure(JSON.stringify(adapterConfig));
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(mainHeading(page)).toHaveText('Tus derechos, a la vista en todo el marketplace');
  });
});

test.describe('for a browser that reads English', () => {
  test.use({ locale: 'en-US' });

  test('a wrong configuration is told in English at the root, whatever is wrong in it', async ({ page, site }) => {
    const { gateway: _, ...lacking } = adapterConfig;
    for (const config of [lacking, { ...adapterConfig, gatway: '/production' }, { ...adapterConfig, oidc: 'oidc' }]) {
      site.configure(JSON.stringify(config));
      await page.goto('/');
      await expect(mainHeading(page)).toHaveText('The console can’t start with this configuration');
    }
  });
});

test.describe('behind any OpenID Connect provider', () => {
  test.use({ config: standaloneConfig });

  test('signs in there, is restored by one way to it and back, keeps no token anywhere, and leaves by its logout', async ({
    page,
    context,
  }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/^\/(oidc|identity)\//.test(pathname))
        requestedUrls.push(`${pathname} ${searchParams.get('prompt') ?? ''}`.trim());
    });
    await page.goto('/login/es');
    await waitUntilSettled(page);
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ingresar con la cuenta del marketplace' }).click();
    await page.getByRole('button', { name: 'Continuar al marketplace' }).click();
    await new EntrancePage(page).fillMarketplace('ana@vigia.test');
    await expect(mainHeading(page)).toHaveText(/^Búsquedas/);
    expect(requestedUrls).toContain('/oidc/token');
    expect(requestedUrls.filter((path) => path.startsWith('/identity'))).toEqual([]);

    await page.goto('/reported_articles?page=1');
    await expect(mainHeading(page)).toHaveText(/^Publicaciones sospechosas/);
    await waitUntilSettled(page);
    expect(new URL(page.url()).pathname).toBe('/reported_articles');
    expect(requestedUrls.filter((path) => path === '/oidc/auth none')).toHaveLength(1);
    const savedStorage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(savedStorage).not.toMatch(/eyJ|refresh/);
    expect((await context.cookies()).filter(({ name }) => name === 'vigia_refresh')).toEqual([]);

    await page.getByRole('button', { name: 'Cuenta de Ana Quiroga' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/oidc\/session\/end/);
  });

  test('somebody whom the provider no longer knows goes on where they were, as nobody, and is not sent there again', async ({
    page,
  }) => {
    await page.goto('/es');
    await page.evaluate(() => localStorage.setItem('vigia:signed-in', '1'));
    await page.goto('/help_support');
    await expect(mainHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/help_support$/);
    await waitUntilSettled(page);
    expect(await page.evaluate(() => localStorage.getItem('vigia:signed-in'))).toBeNull();
  });
});
