import type { Locator, Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/test';

/** Where a person stands: the address, how far down, and what has the focus. */
const standsIn = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    const item = active?.closest<HTMLElement>('[data-item]')?.dataset['item'];
    return {
      href: location.pathname + location.search,
      y: Math.round(scrollY),
      on: item ?? active?.textContent ?? null,
    };
  });

/** The page stands as it was left, once it is as long again. */
async function standsAs(page: Page, left: Awaited<ReturnType<typeof standsIn>>) {
  await expect.poll(() => standsIn(page)).toEqual(left);
}

const crumb = (page: Page) => page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link').last();

async function openByEnter(page: Page, address: RegExp) {
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
}

/** Opens what has the focus and comes back by the history, by the breadcrumb, and once both pages were loaded anew. */
async function comesBack(page: Page, address: RegExp) {
  await waitUntilSettled(page);
  const left = await standsIn(page);
  expect(left.y).toBeGreaterThan(0);
  await openByEnter(page, address);
  await page.goBack();
  await standsAs(page, left);
  await openByEnter(page, address);
  await crumb(page).click();
  await standsAs(page, left);
  await page.reload();
  await standsAs(page, left);
  await openByEnter(page, address);
  await page.reload();
  await waitUntilSettled(page);
  await page.goBack();
  await standsAs(page, left);
}

test.use({ worldOptions: { seed: 'demo' } });

test.describe('coming back to where one was', () => {
  test('in the results of a search, far down and on a tab of them; far from the cursor what is decided on is what is seen there, and what was decided on meanwhile leaves its place to the next', async ({
    page,
    openResults,
  }) => {
    const results = await openResults();
    await results.readOn();
    await results.cards.nth(120).focus();
    await page.keyboard.press('k');
    await comesBack(page, /article_detail/);

    await results.cards.nth(1).focus();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    await page.getByRole('link', { name: 'Ayuda', exact: true }).first().click();
    await expect(page).toHaveURL(/help/);
    await page.goBack();
    const current = page.locator('article[data-item][aria-current]');
    await expect(current).toBeInViewport();
    const title = (await current.getAttribute('aria-label')) ?? '';
    await expect(
      page.getByRole('region', { name: 'Publicación elegida' }).getByRole('heading', { level: 2 }),
    ).toHaveText(title);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);

    const decided = await results.ids();
    await results.cards.nth(30).focus();
    await page.keyboard.press('j');
    await expect(results.cards.nth(31)).toBeFocused();
    await results.cards.nth(31).getByRole('button', { name: 'Confiable' }).click();
    await expect(results.cards.nth(31)).not.toHaveAttribute('data-unconfirmed');
    await page.reload();
    await expect(page.locator(`[data-item="${decided[32] ?? ''}"]`)).toBeFocused();

    await results.openTab('Sospechosas');
    await results.cards.nth(20).focus();
    await page.keyboard.press('j');
    await comesBack(page, /article_detail/);
  });

  test('a search that is opened anew begins at its first listing', async ({ page, openResults }) => {
    const results = await openResults();
    await results.cards.nth(30).focus();
    await page.keyboard.press('j');
    await page.goBack();
    await results.openFirst();
    await page.reload();
    await waitUntilSettled(page);
    await expect(results.cards.first()).toBeFocused();
    expect((await standsIn(page)).y).toBe(0);
    await results.cards.nth(30).focus();
    await page.keyboard.press('j');
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await waitUntilSettled(page);
    await expect(results.cards.first()).toBeFocused();
    expect((await standsIn(page)).y).toBe(0);
  });

  test('among the suggestions and what was trusted of late', async ({ page, signIn }) => {
    await signIn('ana', '/suggested_listings');
    const cards = page.getByRole('article');
    await cards.nth(20).focus();
    await page.keyboard.press('j');
    await comesBack(page, /article_detail/);
    for (let trusted = 0; trusted < 14; trusted += 1) await page.keyboard.press('t');
    await expect(page.locator('[data-item][data-unconfirmed]')).toHaveCount(0);
    await page.goto('/recently_trusted');
    await expect(cards).toHaveCount(14);
    await cards.nth(12).focus();
    await page.keyboard.press('j');
    await comesBack(page, /article_detail/);
  });

  test('in tables: the suspicious listings on their second page, and the sellers', async ({ page, signIn }) => {
    const on = async (link: Locator) => {
      await link.focus();
      await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    };
    await signIn('ana', '/reported_articles?page=2');
    const rows = page.getByRole('main').getByRole('row');
    await on(rows.nth(9).getByRole('link').first());
    await comesBack(page, /article_detail/);
    // By keys alone: the row itself has the focus.
    await page.keyboard.press('j');
    await expect(page.locator('tr[data-item]:focus')).toHaveCount(1);
    await comesBack(page, /article_detail/);
    await page.setViewportSize({ width: 1440, height: 400 });
    for (const list of ['/client_accounts/client_black_sellers', '/client_accounts/client_white_sellers']) {
      await page.goto(list);
      await waitUntilSettled(page);
      await on(rows.last().getByRole('link').first());
      await comesBack(page, /\/sellers\//);
    }
  });
});
