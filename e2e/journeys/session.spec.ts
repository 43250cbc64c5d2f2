import type { Page } from '@playwright/test';
import { requestsBeforePaint } from '../fixtures/requests-before-paint';
import { createGate, expect, password, waitUntilSettled, test } from '../fixtures/test';
import { EntrancePage } from '../pages/entrance-page';

const level1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('starting', () => {
  test('all code of the first paint comes while the session is restored, of home and of a list', async ({
    page,
    signIn,
  }) => {
    await signIn();
    for (const [address, heading] of [
      ['/', /^Búsquedas/],
      ['/reported_articles', /^Publicaciones sospechosas/],
    ] as const) {
      await page.goto(address);
      await expect(level1(page)).toHaveText(heading);
      await waitUntilSettled(page);
      const needed = await requestsBeforePaint(page);
      expect(needed.length).toBeGreaterThan(5);
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      const held = createGate();
      await page.route('**/identity/refresh', async (route) => {
        await held.opened;
        await route.continue();
      });
      await page.reload();
      await expect.poll(() => needed.filter((path) => !asked.has(path)), address).toEqual([]);
      held.open();
      await expect(level1(page)).toHaveText(heading);
      await page.unroute('**/identity/refresh');
    }
  });

  test('a person who was never signed in fetches nothing of the inside, whatever the address, and what comes is kept for good', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/reported_articles');
    await expect(level1(page)).toHaveText('Tus derechos, a la vista en todo el marketplace');
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => /inside|create-gateway|signed-in-shell/.test(url))).toEqual([]);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')].map(
        (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
      ),
    );
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const answer = await page.request.get(address);
      expect([address, answer.headers()['cache-control']]).toEqual([address, 'public, max-age=31536000, immutable']);
    }
  });
});

test.describe('signing in', () => {
  test('SES-01 SES-03 SES-06 SES-07 ERR-01 ERR-02 a protected address leads to the landing, through a password that is wrong at first, and back to where it was', async ({
    page,
    accessible,
  }) => {
    const wanted = '/reports/noticed_articles?status=PENDING';
    await page.goto(wanted);
    await expect(level1(page)).toHaveText('Tus derechos, a la vista en todo el marketplace');
    expect(new URL(page.url()).pathname).toBe('/es');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(wanted);
    await expect(page.getByText('Ingresa para continuar a la página que pediste.')).toBeVisible();
    await page.getByRole('link', { name: 'Ingresar', exact: true }).first().click();
    const entrance = new EntrancePage(page);
    await entrance.submit.click();
    await expect(entrance.user).toHaveAccessibleDescription('Escribe tu usuario.');
    await expect(entrance.password).toHaveAccessibleDescription('Escribe tu contraseña.');
    await entrance.fill('ana@vigia.test', 'otra-clave');
    await expect(entrance.alarm).toHaveText('El usuario o la contraseña no son correctos.');
    await expect(entrance.user, 'what was typed stays').toHaveValue('ana@vigia.test');
    await accessible('a sign-in that failed');
    await entrance.fill('shop@vigia.test');
    await expect(entrance.alarm).toHaveText(/no es de este programa/);
    await entrance.fill('ana@vigia.test');
    await expect(level1(page)).toHaveText(/^Respuestas pendientes/);
    await expect(page).toHaveURL(wanted);
    await page.reload();
    await expect(level1(page)).toHaveText(/^Respuestas pendientes/);
    await expect(page).toHaveURL(wanted);
    await page.goto('/login/es?redirect=%2Freported_articles');
    await expect(level1(page)).toHaveText(/^Publicaciones sospechosas/);
    await expect(page).toHaveURL('/reported_articles');
  });

  test('SES-04 SES-09 SES-10 ERR-08 a report asked for by address leads through the marketplace account, not with one that may not report in a country, and to that report', async ({
    page,
    world,
  }) => {
    const entrance = new EntrancePage(page);
    const wanted = `/send_notice/${await world.reportedListing()}`;
    const byMarketplace = async (user: string) => {
      await page.goto(wanted);
      await expect(level1(page)).toHaveText('Ingresa con tu cuenta del marketplace');
      expect(new URL(page.url()).pathname).toBe('/marketplace_login/es');
      await page.getByRole('button', { name: 'Continuar al marketplace' }).click();
      await expect(page).toHaveURL(/\/oidc\//);
      await entrance.fillMarketplace(user);
    };
    await byMarketplace('noperm@vigia.test');
    await expect(level1(page)).toHaveText('Tu usuario no puede denunciar en este país: Uruguay');
    await page.getByRole('link', { name: 'Ingresar con otra cuenta' }).click();
    await entrance.fill('noperm@vigia.test');
    await expect(page).toHaveURL('/no_permission/es/MLU');
    await byMarketplace('ana@vigia.test');
    await expect(page).toHaveURL(wanted);
    await expect(level1(page)).toHaveText('Enviar una denuncia');
    await page.reload();
    await expect(level1(page)).toHaveText('Enviar una denuncia');
  });
});

/** Everything that this browser keeps of the console, as text. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }, history.state];
    for (const name of await caches.keys()) found.push(name);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error(`${name} can't be read.`));
      });
      for (const store of database.objectStoreNames)
        found.push(
          await new Promise((resolve) => {
            const rows = database.transaction(store).objectStore(store).getAll();
            rows.onsuccess = () => resolve([store, rows.result]);
          }),
        );
      database.close();
    }
    return JSON.stringify(found);
  });

test.describe('what vouches for a person', () => {
  test('is in memory and in a cookie that no script reads: no token and no password is kept or stands in an address', async ({
    page,
    context,
  }) => {
    const secrets = new Set([password]);
    const addresses: string[] = [];
    page.on('request', (request) => {
      addresses.push(request.url());
      const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
      if (token !== undefined) secrets.add(token);
    });
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto('/register/es');
    await page.getByLabel('Correo electrónico').first().fill('nueva@vigia.test');
    for (const field of await page.locator('main input[type=password]').all()) await field.fill(password);
    await page.goto('/login/es?redirect=/reported_articles');
    await new EntrancePage(page).fill('ana@vigia.test');
    await expect(level1(page)).toHaveText(/^Publicaciones sospechosas/);
    await waitUntilSettled(page);
    await page.goto('/support_form');
    await page.getByRole('textbox').first().fill('No encuentro el recibo');
    await page.goto('/profile/password');
    for (const field of await page.locator('main input[type=password]').all()) await field.fill(`${password}-1`);
    await page.reload();
    await waitUntilSettled(page);
    const refresh = (await context.cookies()).find(({ name }) => name === 'vigia_refresh');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    secrets.add(refresh?.value ?? '');
    expect(secrets.size, 'tokens were seen on their way').toBeGreaterThan(2);
    // The key of the gateway is told to everybody with the page.
    const kept = (await keptOf(page)).replaceAll('vigia-demo-key', '');
    expect(kept).toContain('vigia');
    for (const secret of secrets) {
      expect(kept).not.toContain(secret);
      expect(addresses.filter((address) => address.includes(encodeURIComponent(secret)))).toEqual([]);
    }
    expect(kept).not.toContain('eyJ');
  });
});

test.describe('a token that lives for seconds', () => {
  test.use({ worldOptions: { tokenLife: 3 } });

  test('is renewed unseen while a person works, until the session ends elsewhere: the sign-in leads back to the same place', async ({
    page,
    world,
    signIn,
  }) => {
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/identity/refresh')) renewals += 1;
    });
    await signIn('ana', '/live_searches');
    await expect.poll(() => renewals, { timeout: 60_000 }).toBeGreaterThan(2);
    await page.getByRole('link', { name: 'Historial de denuncias' }).click();
    await expect(level1(page)).toHaveText(/^Historial de denuncias/);
    await waitUntilSettled(page);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await world.endSessions();
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /Tu sesión/ }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login\/es\?redirect=/);
    await new EntrancePage(page).fill('ana@vigia.test');
    await expect(level1(page)).toHaveText(/^Historial de denuncias/);
  });
});

test.describe('who may see what', () => {
  test('SES-18 SES-19 an account that must be verified sees its profile at every address; what was typed outlives a reload, and the console opens once it is taken', async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn('bruno', '/reported_articles');
    await expect(page.getByRole('dialog', { name: 'Verifique seu perfil' })).toBeVisible();
    await waitUntilSettled(page);
    await accessible('the question about the verification');
    await page.getByRole('button', { name: 'Lembrar mais tarde' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/live_searches/1?sort=price');
    await expect(level1(page)).toHaveText('Meu perfil');
    await expect(page.getByRole('region', { name: 'Falta verificar o seu perfil' })).toBeVisible();
    await expect(page).toHaveURL('/live_searches/1?sort=price');

    await page.getByRole('button', { name: 'Lembrar mais tarde' }).click();
    await page.getByRole('button', { name: 'Completar os dados' }).click();
    const form = page.getByRole('dialog', { name: 'Verificar a conta' });
    await form.getByLabel('Tipo de conta').selectOption('attorney');
    const values = {
      'Nome do procurador': 'Estudio Paz',
      'Pessoa de contato': 'Bruno Lima',
      'Código do país': '+55',
      Telefone: '11 4321 8765',
      'E-mail de contato': 'bruno@estudiopaz.example',
      'Nome público': 'Estudio Paz',
      'E-mail público': 'denuncias@estudiopaz.example',
    };
    for (const [label, text] of Object.entries(values))
      await form.getByRole('textbox', { name: label, exact: true }).fill(text);
    await waitUntilSettled(page);
    await accessible('the form of the account', '[role=dialog]');
    await page.reload();
    await page.getByRole('button', { name: 'Lembrar mais tarde' }).click();
    await page.getByRole('button', { name: 'Completar os dados' }).click();
    await expect(form.getByRole('textbox', { name: 'E-mail público', exact: true })).toHaveValue(
      values['E-mail público'],
    );

    await form.getByRole('button', { name: 'Enviar para verificação' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Os dados da conta foram salvos.')).toBeVisible();
    await page.goto('/live_searches');
    await expect(level1(page)).not.toHaveText('Meu perfil');
  });
});
