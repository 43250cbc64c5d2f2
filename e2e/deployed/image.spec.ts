import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test as base } from '../fixtures/test';
import { EntrancePage } from '../pages/entrance-page';
import { createContainer, type Container } from './container';

const test = base.extend<{ container: Container; environment: Record<string, string> }>({
  container: async ({}, use) => {
    const container = await createContainer();
    await use(container);
    await container.stop();
  },
  environment: async ({ world }, use) =>
    use({
      VIGIA_UPSTREAM: new URL(world.url).host.replace('localhost', '127.0.0.1'),
      VIGIA_GATEWAY: '/production',
      VIGIA_IDENTITY: '/identity',
      VIGIA_OIDC: '/oidc',
      VIGIA_CLIENT_ID: 'vigia-console',
      VIGIA_API_KEY: 'vigia-demo-key',
    }),
  baseURL: async ({ container }, use) => use(container.url),
});

const level1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the image', () => {
  test('serves a console that signs in, with nothing but its environment and one folder to write to', async ({
    page,
    request,
    container,
    environment,
  }) => {
    await container.start({ ...environment, VIGIA_FEATURES_REGISTRATION: 'false' });
    expect(await (await request.get('/readyz')).text()).toBe('ready\n');
    await page.goto('/login/es');
    await waitUntilSettled(page);
    await expect(page.getByRole('link', { name: 'Crear una cuenta' })).toHaveCount(0);
    await new EntrancePage(page).fill('ana@vigia.test');
    await expect(level1(page)).toHaveText(/^Búsquedas/);
    await waitUntilSettled(page);
  });

  test('sends the painted form of the sign-in where there is an adapter, and the bare page where there is none', async ({
    page,
    request,
    container,
    environment,
  }) => {
    const signIn = async () => (await request.get('/login/es')).text();
    await container.start(environment);
    expect(await signIn()).toContain('type="password"');
    await container.end();
    await container.start({ ...environment, VIGIA_IDENTITY: 'none', VIGIA_CLIENT_ID: 'vigia-alone' });
    expect(await signIn()).toBe(await (await request.get('/index.html')).text());
    await page.goto('/login/es');
    await waitUntilSettled(page);
    await expect(page.getByLabel('Contraseña')).toHaveCount(0);
  });

  test('is healthy as long as it has all that it serves', async ({ container, environment }) => {
    await container.start(environment);
    expect(container.health()).toEqual({ ok: true, said: '' });
    container.remove('config.json');
    const { ok, said } = container.health();
    expect(ok).toBe(false);
    expect(said).toContain('503');
  });

  test('serves values with quotes, lines and dollars as they were given', async ({
    page,
    request,
    container,
    environment,
  }) => {
    const clientId = '"},\\"$HOME`id`$(id)\n\'</script>; # {';
    await container.start({ ...environment, VIGIA_CLIENT_ID: clientId });
    expect(await (await request.get('/config.json')).json()).toMatchObject({ gateway: '/production', clientId });
    await page.route('**/oidc/auth?*', (route) => route.fulfill({ status: 204 }));
    await page.goto('/marketplace_login/es');
    const authRequest = page.waitForRequest(
      (one) => new URL(one.url()).pathname === '/oidc/auth' && one.method() === 'GET',
    );
    await page.getByRole('button', { name: 'Continuar al marketplace' }).click();
    expect(new URL((await authRequest).url()).searchParams.get('client_id')).toBe(clientId);
  });

  test('ends with a sentence for each variable that is missing, and serves nothing', async ({ container }) => {
    await expect(container.start({ VIGIA_GATEWAY: '/production', VIGIA_IDENTITY: 'none' })).rejects.toThrow(
      /^vigia: VIGIA_UPSTREAM is missing: .+\nvigia: VIGIA_OIDC is missing: .+\nvigia: VIGIA_CLIENT_ID is missing: .+\n$/,
    );
    expect(container.health().ok).toBe(false);
  });
});
