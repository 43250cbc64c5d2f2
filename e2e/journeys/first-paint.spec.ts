import type { Browser, Page } from '@playwright/test';
import { askedBeforePaint } from '../fixtures/before-paint';
import { expect, heldBack, settled, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';

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
  for (const [what, address, heading, signedIn] of [
    ['the landing', '/es', 'Tus derechos, a la vista en todo el marketplace', false],
    ['the landing in another language', '/pt', 'Seus direitos, à vista em todo o marketplace', false],
    ['the sign-in', '/login/es', 'Ingresa a Vigía', false],
    [
      'an address of the inside, signed out',
      '/reported_articles',
      'Tus derechos, a la vista en todo el marketplace',
      false,
    ],
    ['a signed-in list', '/reported_articles', /^Publicaciones sospechosas/, true],
    ['the home', '/', /^Búsquedas activas/, true],
  ] as const) {
    test(`${what}: page, what it names, and what that asks for at once; nothing after these three`, async ({
      page,
      browser,
      signIn,
    }) => {
      if (signedIn) await signIn('ana', address);
      else await page.goto(address);
      await expect(level1(page)).toHaveText(heading);
      await settled(page);
      const first = await anew(browser, page);
      await first.goto(address);
      await expect(level1(first)).toHaveText(heading);
      let needed: string[] = [];
      await expect.poll(async () => (needed = await askedBeforePaint(first)).length).toBeGreaterThan(3);
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
  }
});

test('the rows are asked for beside the profile, and shown once that is known', async ({ page, signIn }) => {
  await signIn('ana', '/reported_articles');
  const release = await heldBack(page, 'profile');
  const rows = page.waitForRequest((request) => /\bquery reportedArticles\b/.test(request.postData() ?? ''));
  await page.reload({ waitUntil: 'commit' });
  await rows;
  await expect(level1(page)).toHaveCount(0);
  release();
  await expect(level1(page)).toHaveText(/^Publicaciones sospechosas/);
  await settled(page);
});

test('what is decided before it is known what a former visit left waits, says why, and is done', async ({
  page,
  signIn,
}) => {
  await signIn();
  const results = new ResultsPage(page);
  await results.openFirst();
  const first = await results.titled(0);
  let come = () => {};
  const outbox = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/outbox.machine-*.js', async (route) => {
    await outbox;
    await route.continue();
  });
  await page.reload();
  await settled(page);
  await first.getByRole('button', { name: 'Confiable' }).click();
  await expect(page.getByText('Tu decisión espera un momento')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  come();
  await expect(first.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});
