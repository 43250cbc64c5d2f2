import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { requestsBeforePaint } from '../fixtures/requests-before-paint';
import { holdFile, expect, holdOperation, waitUntilSettled, test } from '../fixtures/test';

const level1 = (page: Page) => page.getByRole('heading', { level: 1 });
const isFile = (url: string) => /\.(js|css)$/.test(new URL(url).pathname);
const pathOf = (url: string) => new URL(url).pathname;

/** What the page itself names. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);

/** A new browser with nothing in its cache, who is signed in as in that page. */
async function anew(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, locale: 'es-AR', baseURL: new URL(page.url()).origin });
  return context.newPage();
}

test.describe('the first paint', () => {
  test('signed out and in, page, what it names, and what that asks for at once; nothing after these three', async ({
    page,
    browser,
    signIn,
  }) => {
    for (const [what, address, heading, signedIn] of [
      [
        'a landing that keeps where somebody goes',
        '/es?redirect=%2Fhistory',
        'Tus derechos, a la vista en todo el marketplace',
        false,
      ],
      [
        'an address of the inside, signed out',
        '/reported_articles',
        'Tus derechos, a la vista en todo el marketplace',
        false,
      ],
      ['a signed-in list', '/reported_articles', /^Publicaciones sospechosas/, true],
      ['the home', '/', /^Búsquedas/, true],
    ] as const)
      await test.step(what, async () => {
        if (signedIn) await signIn('ana', address);
        else await page.goto(address);
        const first = await anew(browser, page);
        await first.goto(address);
        await expect(level1(first)).toHaveText(heading);
        await waitUntilSettled(first);
        let needed: string[] = [];
        await expect.poll(async () => (needed = await requestsBeforePaint(first)).length).toBeGreaterThan(3);
        expect(needed.filter((path) => path.includes('outbox.machine'))).toEqual([]);

        const second = await anew(browser, page);
        const asked = new Set<string>();
        const letGo: (() => void)[] = [];
        let named: string[] = [];
        await second.route(
          (url) => isFile(url.href),
          async (route) => {
            const path = pathOf(route.request().url());
            asked.add(path);
            if (!named.includes(path)) await new Promise<void>((resolve) => letGo.push(resolve));
            await route.continue();
          },
        );
        await second.route(
          (url) => url.pathname === pathOf(new URL(address, page.url()).href),
          async (route) => {
            const answer = await route.fetch();
            named = namedIn(await answer.text());
            await route.fulfill({ response: answer });
          },
        );
        await second.goto(address, { waitUntil: 'commit' });
        await expect.poll(() => needed.filter((path) => !asked.has(path))).toEqual([]);
        letGo.forEach((release) => release());
        await expect(level1(second)).toHaveText(heading);
        await Promise.all([first.context().close(), second.context().close()]);
      });
  });
});

/** Holds every script back but the one that the page waits for. */
async function withoutScripts(page: Page): Promise<() => void> {
  const letGo: (() => void)[] = [];
  let open = false;
  await page.route(
    (url) => /\/assets\/(?!painted-).+\.js$/.test(url.pathname),
    async (route) => {
      if (!open) await new Promise<void>((resolve) => letGo.push(resolve));
      await route.continue();
    },
  );
  return () => {
    open = true;
    letGo.forEach((release) => release());
  };
}

/** Serves what that console serves, but the end of its pages only once that is over. */
async function servedInPieces(console: string, over: Promise<void>) {
  const server = createServer((request, response) => {
    void fetch(`${console}${request.url}`, { method: request.method ?? 'GET' }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      const end = body.indexOf('<div id="root">');
      if (end < 0) return response.end(body);
      response.write(body.subarray(0, end));
      await over;
      response.end(body.subarray(end));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test.describe('a page that is painted by the build', () => {
  test('it begins when it is read to its end, though its code is there before', async ({ page, world }) => {
    for (const address of ['/es', '/es?redirect=%2Fhistory']) {
      let end = () => {};
      const { url, server } = await servedInPieces(world.url, new Promise((resolve) => (end = resolve)));
      await page.goto(`${url}${address}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => {
        const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
        return asked.length > 2 && asked.every(({ href }) => performance.getEntriesByName(href).length > 0);
      });
      // As long as code that is there takes to run; where it waits, nothing happens in it.
      await page.waitForTimeout(1_000);
      end();
      await waitUntilSettled(page);
      await page.getByRole('main').getByRole('link', { name: 'Ingresar', exact: true }).first().click();
      await expect(level1(page)).toHaveText('Ingresa a Vigía');
      server.close();
    }
  });

  const painted = [
    ['/es', 'Tus derechos, a la vista en todo el marketplace', '/login/es'],
    ['/pt', 'Seus direitos, à vista em todo o marketplace', '/login/pt'],
    ['/login/en', 'Sign in to Vigía', '/en'],
    ['/marketplace_login/es', 'Ingresa con tu cuenta del marketplace', '/login/es'],
  ] as const;
  test('each is there before any code, its ways lead on, and nothing moves when the code comes', async ({ page }) => {
    for (const [address, heading, way] of painted) {
      const release = await withoutScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(level1(page)).toHaveText(heading);
      await expect(page.locator(`main a[href="${way}"]`).first()).toBeVisible();
      // Until a font is asked for, all fonts count as loaded.
      await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      await page.evaluate(() => document.fonts.ready);
      const still = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
      const before = await still();
      release();
      await waitUntilSettled(page);
      expect((await still()).equals(before), address).toBe(true);
      await page.unrouteAll();
    }
  });

  test('nothing typed or pressed before any code is there is lost or stands in the address: whoever writes goes on at the same place, whoever signs in is signed in, and then does not see the sign-in, nor a stranger the list', async ({
    page,
    browser,
  }) => {
    const release = await withoutScripts(page);
    await page.goto('/login/es', { waitUntil: 'commit' });
    const user = page.getByLabel('Usuario o correo electrónico');
    await expect(user).toBeFocused();
    await user.pressSequentially('an@vigia');
    for (let step = 0; step < '@vigia'.length; step += 1) await user.press('ArrowLeft');
    release();
    await waitUntilSettled(page);
    await page.keyboard.type('a');
    await expect(user).toHaveValue('ana@vigia');

    await page.unrouteAll();
    const again = await withoutScripts(page);
    await page.goto('/login/es', { waitUntil: 'commit' });
    await page.getByLabel('Usuario o correo electrónico').fill('ana@vigia.test');
    await page.getByLabel('Contraseña', { exact: true }).fill('vigia-demo');
    await page.getByLabel('Contraseña', { exact: true }).press('Enter');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login/es');
    again();
    await expect(level1(page)).toHaveText(/^Búsquedas/);

    await waitUntilSettled(page);
    await page.unrouteAll();
    await withoutScripts(page);
    await page.goto('/login/es', { waitUntil: 'commit' });
    await expect(page.locator('#painted')).toHaveCount(1);
    await expect(level1(page)).toBeHidden();
    const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await withoutScripts(stranger);
    await stranger.goto('/live_searches', { waitUntil: 'commit' });
    await expect(stranger.locator('#painted')).toHaveCount(1);
    await expect(level1(stranger).first()).toBeHidden();
    await stranger.context().close();
  });

  test('the list at which a day begins has its frame and heading at once, in the language of the person, until its rows are there, which are asked for beside the profile', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', '/live_searches');
    await page.evaluate(() => localStorage.setItem('vigia:lang', 'en'));
    const profile = await holdOperation(page, 'profile');
    let come = () => {};
    const session = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/identity/refresh', async (route) => {
      await session;
      await route.continue();
    });
    const release = await withoutScripts(page);
    await page.goto('/live_searches', { waitUntil: 'commit' });
    const heading = level1(page).filter({ visible: true }).first();
    await expect(heading).toHaveText('Searches');
    release();
    await page.waitForRequest('**/identity/refresh');
    await expect(heading).toHaveText('Searches');
    const rows = page.waitForRequest((request) => /\bquery liveSearches\b/.test(request.postData() ?? ''));
    come();
    await page.waitForRequest((request) => /\bquery profile\b/.test(request.postData() ?? ''));
    await rows;
    await expect(heading).toHaveText(/^Searches/);
    await expect(page.locator('main tbody tr')).toHaveCount(0);
    profile();
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    await waitUntilSettled(page);
  });
});

test('what is decided before it is known what a former visit left waits, says why, and is done', async ({
  page,
  openResults,
}) => {
  const results = await openResults();
  const first = await results.titled(0);
  const come = await holdFile(page, 'machines/system/outbox/outbox.machine.ts');
  await page.reload();
  await waitUntilSettled(page);
  await first.getByRole('button', { name: 'Confiable' }).click();
  await expect(page.getByText('Tu decisión espera un momento')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  come();
  await expect(first.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});

test('on the searches what comes late moves nothing: they keep their place when the quick search comes above them, at any width, and the palette that is asked for by its key before its code has come opens once it has', async ({
  page,
  signIn,
}) => {
  await signIn('ana', '/live_searches');
  const open = await holdFile(page, 'machines/system/root/deferred-actors.ts');
  await page.reload();
  await expect(page.getByRole('link', { name: 'kumara', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  open();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.unrouteAll();

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const come = await holdFile(page, 'src/screens/search/live-searches/quick-search-panel.tsx');
    await page.reload();
    const first = page.getByRole('link', { name: 'kumara', exact: true });
    await expect(page.getByText('1 búsqueda en proceso')).toBeHidden();
    await expect(first).toBeVisible();
    const before = await first.boundingBox();
    come();
    await expect(page.getByText('1 búsqueda en proceso')).toBeVisible();
    expect(await first.boundingBox(), `${width}`).toEqual(before);
    await page.unrouteAll();
  }
});
