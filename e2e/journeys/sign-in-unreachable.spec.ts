import type { Page, Request, Route } from '@playwright/test';
import { createGate, expect, interceptOperation, isRequestFor, waitUntilSettled, test } from '../fixtures/test';
import { builtFileOf } from '../fixtures/built-file';
import { EntrancePage } from '../pages/entrance-page';

const wanted = '/reported_articles?sort=price';
async function expectWantedPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Publicaciones sospechosas/);
  await expect(page).toHaveURL(wanted);
}

/** The words of what is around every screen. */
const homeWords = '\0virtual:words/es/home';

const refused = (route: Route) => route.abort('connectionrefused');
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' });

const identityAway = 'El servicio de ingreso de Vigía no está disponible. Vuelve a intentarlo en un momento.';
const providerAway = 'La página de ingreso del marketplace no está disponible. Vuelve a intentarlo en un momento.';
const gatewayAway = 'El servidor de datos de Vigía no está disponible. Vuelve a intentarlo en un momento.';

/** The end of a request that meets that outage: refused, it has none but the failure. */
const waitForFailure = (page: Page, outage: (route: Route) => Promise<void>, isIt: (request: Request) => boolean) =>
  outage === refused ? page.waitForEvent('requestfailed', isIt) : page.waitForEvent('requestfinished', isIt);

/** While a service refuses the connection, then while it answers 503: does that, and looks at the page once a request of that path has failed. */
async function inEachOutage(page: Page, path: string, act: () => Promise<void>, look: () => Promise<void>) {
  for (const outage of [refused, unavailable]) {
    const isOfIt = (request: Request) => new URL(request.url()).pathname.endsWith(path);
    await page.route(`**${path}`, outage);
    const failed = waitForFailure(page, outage, isOfIt);
    await act();
    await failed;
    await look();
    await page.unroute(`**${path}`);
  }
}

test.describe('signing in while a service is not there', () => {
  test('the password form says which service is away or refuses this console; the next try leads to the page asked for, where the same is said of the data server', async ({
    page,
    accessible,
  }) => {
    const entrance = new EntrancePage(page);
    const refuses = (route: Route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body: '{"error":"OTHER_ORIGIN"}' });
    await page.goto(`/login/es?redirect=${encodeURIComponent(wanted)}`);
    await inEachOutage(
      page,
      '/identity/sign-in',
      () => entrance.fill('ana@vigia.test'),
      async () => {
        await expect(entrance.alarm).toHaveText(identityAway);
        await expect(entrance.user).toHaveValue('ana@vigia.test');
      },
    );
    await accessible('a sign-in without the service');

    await page.route('**/identity/sign-in', refuses);
    await entrance.fill('ana@vigia.test');
    await expect(entrance.alarm).toHaveText(
      'El servicio de ingreso de Vigía rechaza a esta consola (403). Avisa a quien la administra.',
    );
    await page.unroute('**/identity/sign-in');

    await interceptOperation(page, 'profile', refuses);
    await entrance.fill('ana@vigia.test');
    await expect(page.getByRole('main')).toContainText(
      'El servidor de datos de Vigía rechaza a esta consola (403). Avisa a quien la administra.',
    );
    await page.unroute('**/gql');
    const retry = page.getByRole('button', { name: 'Reintentar' });
    for (const outage of [refused, unavailable]) {
      await interceptOperation(page, 'profile', outage);
      const failed = waitForFailure(page, outage, isRequestFor('profile'));
      await retry.click();
      await failed;
      await expect(page.getByRole('main')).toContainText(gatewayAway);
      await page.unroute('**/gql');
    }
    await retry.click();
    await expectWantedPage(page);
  });

  test('a session that the gateway ends by answering 503 is said to have ended by the data server', async ({
    page,
  }) => {
    const entrance = new EntrancePage(page);
    await interceptOperation(page, 'allowedNotices', unavailable);
    await page.goto(`/login/es?redirect=${encodeURIComponent(wanted)}`);
    for (const _ of [1, 2]) {
      const ended = page.waitForResponse('**/identity/sign-out?*');
      await entrance.fill('ana@vigia.test');
      await ended;
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(gatewayAway);
    }
    await page.unroute('**/gql');
    await entrance.fill('ana@vigia.test');
    await expectWantedPage(page);
  });

  test('the provider refuses, then answers 503: nobody leaves for a page that is not there; back from it while the adapter refuses, then answers 503, the same answer is tried again, and leads to the page asked for', async ({
    page,
    accessible,
  }) => {
    const entrance = new EntrancePage(page);
    const goOn = page.getByRole('button', { name: 'Continuar al marketplace' });
    await page.goto(`/marketplace_login/es?redirect=${encodeURIComponent(wanted)}`);
    for (const part of ['/.well-known/openid-configuration', '/oidc/auth'])
      await inEachOutage(
        page,
        part,
        () => goOn.click(),
        async () => {
          await expect(entrance.alarm).toHaveText(providerAway);
          await expect(page).toHaveURL(/\/marketplace_login\/es\?redirect=/);
        },
      );

    const retry = page.getByRole('button', { name: 'Reintentar' });
    await goOn.click();
    let tries = 0;
    await inEachOutage(
      page,
      '/identity/token',
      () => ((tries += 1) === 1 ? entrance.fillMarketplace('ana@vigia.test') : retry.click()),
      () => expect(entrance.alarm).toHaveText(identityAway),
    );
    await accessible('a return without the service');
    await expect(page.getByRole('link', { name: 'Ingresar con usuario y contraseña' })).toHaveAttribute(
      'href',
      `/login/es?redirect=${wanted.replace('?', '%3F').replace('=', '%3D')}`,
    );
    await inEachOutage(
      page,
      '/.well-known/openid-configuration',
      () => retry.click(),
      () => expect(entrance.alarm).toHaveText(providerAway),
    );
    await retry.click();
    await expectWantedPage(page);
  });

  test('a sign-in that begins anew after one that failed leads to the page that the first was for', async ({
    page,
  }) => {
    const entrance = new EntrancePage(page);
    await page.route('**/identity/token', refused);
    await page.goto(`/marketplace_login/es?redirect=${encodeURIComponent(wanted)}`);
    await page.getByRole('button', { name: 'Continuar al marketplace' }).click();
    await entrance.fillMarketplace('ana@vigia.test');
    await expect(entrance.alarm).toHaveText(identityAway);
    await page.unroute('**/identity/token');
    await page.getByRole('button', { name: 'Ingresar con la cuenta del marketplace' }).click();
    await expectWantedPage(page);
  });

  test('a former session that can not be asked about: the page says so and stays, and asks less and less often', async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn('ana', wanted);
    await page.clock.install();
    let asked = 0;
    // On a slow machine the next try comes before this one was looked at: each is answered when it was.
    const looked = [createGate(), createGate(), createGate()];
    await page.route('**/identity/refresh', async (route) => {
      asked += 1;
      await looked[asked - 2]?.opened;
      await unavailable(route);
    });
    await page.reload();
    await expect(page.getByRole('main')).toContainText(identityAway);
    await accessible('a session that can not be asked about');
    const retry = page.getByRole('button', { name: 'Reintentar ahora' });
    for (const [before, { open }] of looked.entries()) {
      await page.clock.fastForward(2 ** (before + 1) * 1000);
      await expect.poll(() => asked).toBe(before + 2);
      await expect(retry).toHaveAttribute('aria-busy', 'true');
      if (before === 0) await accessible('the same page while it is asked again');
      open();
      await expect(retry).toBeEnabled();
      await expect(retry).not.toHaveAttribute('aria-busy');
    }
    await page.unroute('**/identity/refresh');
    await retry.click();
    await expectWantedPage(page);
  });

  test('who is offline is told of their own connection; once it is back, the page that was asked for is there, though nothing of it had come', async ({
    page,
    context,
  }) => {
    const files = ['src/screens/shell/signed-in-shell.tsx', homeWords].map((source) => `**/${builtFileOf(source)}`);
    for (const file of files) await page.route(file, (route) => route.abort('internetdisconnected'));
    await page.goto(`/login/es?redirect=${encodeURIComponent(wanted)}`);
    await waitUntilSettled(page);
    await context.setOffline(true);
    const entrance = new EntrancePage(page);
    await entrance.fill('ana@vigia.test');
    await expect(entrance.alarm).toHaveText('Estás sin conexión. Vuelve a intentarlo en un momento.');
    for (const file of files) await page.unroute(file);
    await context.setOffline(false);
    await entrance.submit.click();
    await expectWantedPage(page);
  });

  test('a page whose own code can not be had comes alive by itself once it can, with what was typed', async ({
    page,
    signIn,
  }) => {
    const code = `**/${builtFileOf('src/main.tsx')}`;
    const entrance = new EntrancePage(page);
    const lost = () =>
      page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname.endsWith(code.slice(3)));
    await page.route(code, (route) => route.abort('connectionfailed'));
    await Promise.all([lost(), page.goto('/login/es')]);
    await entrance.fill('ana@vigia.test');
    await page.unroute(code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Búsquedas/);

    await signIn('ana', wanted);
    await page.route(code, (route) => route.abort('connectionfailed'));
    await Promise.all([lost(), page.reload()]);
    await page.unroute(code);
    await expectWantedPage(page);
  });
});
