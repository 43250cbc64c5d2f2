import type { Locator, Page } from '@playwright/test';
import { expect, holdOperation, waitUntilSettled, test } from '../fixtures/test';

/** How far from the top of the window the first of them stands. */
async function topOf(rows: Locator): Promise<number> {
  await expect(rows.first()).toBeVisible();
  return (await rows.first().boundingBox())?.y ?? Number.NaN;
}

/** How many of them are in a window of that height whole. */
const countWholeIn = (rows: Locator, height: number): Promise<number> =>
  rows.evaluateAll(
    (all, bottom) =>
      all.map((one) => one.getBoundingClientRect()).filter((box) => box.top >= 0 && box.bottom <= bottom).length,
    height,
  );

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilSettled(page);
}

/** What stands over the first card or row may take so many pixels of a window of that size. */
const sizes = [
  { width: 1440, height: 900, cards: 200, cases: 220, rows: 260 },
  { width: 390, height: 844, cards: 300, cases: 500, rows: 400 },
] as const;

test('work begins near the top of each list, on a desk and on a phone', async ({ page, signIn }) => {
  await signIn();
  const lists = [
    ['results', '/live_searches/60000002', 'cards'],
    ['suggestions', '/suggested_listings', 'cards'],
    ['what awaits an answer', '/reports/noticed_articles?status=PENDING', 'cases'],
    ['what is suspicious', '/reported_articles', 'rows'],
    ['the history', '/reports/noticed_articles', 'rows'],
  ] as const;
  const places = {
    cards: page.locator('[data-item]'),
    cases: page.locator('tbody tr').filter({ has: page.getByRole('link', { name: /^(Responder: caso|Ver caso) / }) }),
    rows: page.locator('tbody tr'),
  };
  for (const [list, address, kind] of lists) {
    await page.setViewportSize(sizes[0]);
    await visit(page, address);
    for (const { width, height, ...most } of sizes) {
      await page.setViewportSize({ width, height });
      await waitUntilSettled(page);
      expect.soft(await topOf(places[kind]), `${list} at ${width} × ${height}`).toBeLessThanOrEqual(most[kind]);
    }
  }
});

test('no row of the suspicious list moves while rows are chosen; what is done with them lies over none of the first, in one line on a desk and at the foot of a phone', async ({
  page,
  signIn,
}) => {
  await signIn('ana', '/reported_articles');
  const rows = page.locator('tbody tr');
  const tops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top + scrollY));
  const bar = page.getByRole('toolbar', { name: 'Acciones de la lista' });
  const one = page.locator('tbody input[type=checkbox]').first();
  const all = page.locator('thead input[type=checkbox]');
  const foot = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  for (const { width, height } of [...sizes, { width: 1024, height: 768 }]) {
    await page.setViewportSize({ width, height });
    await waitUntilSettled(page);
    const at = `${width} × ${height}`;
    const before = await tops();
    if (width === 390) expect(await foot()).toBeLessThan(height);
    await one.press('Space');
    await expect(bar.getByRole('status')).toHaveText('1 elegida');
    expect(await tops(), at).toEqual(before);
    await all.press('Space');
    await expect(bar.getByRole('button', { name: /^Elegir las/ })).toBeVisible();
    expect(await tops(), at).toEqual(before);
    const [over, first] = [await bar.boundingBox(), await rows.first().boundingBox()];
    if (over === null || first === null) throw new Error('Neither has a box.');
    expect(over.y + over.height <= first.y + 1 || over.y >= first.y + 24, at).toBe(true);
    if (width === 1440) {
      const boxes = await Promise.all((await bar.getByRole('button').all()).map((button) => button.boundingBox()));
      const middles = boxes.map((box) => (box === null ? Number.NaN : box.y + box.height / 2));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
      const ends = boxes.map((box) => (box === null ? Number.NaN : box.x + box.width)).slice(0, -1);
      expect(ends.every((end, nth) => end <= (boxes[nth + 1]?.x ?? Number.NaN))).toBe(true);
      await expect(bar.locator('kbd').filter({ visible: true })).toHaveCount(4);
    }
    if (width === 390) {
      await expect.poll(foot).toBe(height);
      await page.mouse.wheel(0, 3000);
      await expect.poll(foot).toBe(height);
      await page.evaluate(() => scrollTo(0, 0));
    }
    await all.press('Space');
    await expect(bar.getByRole('status')).toHaveText('0 elegidas');
  }
});

test('ten cards of the results are in sight, six kinds of reasons beside a listing, a toast lies over no foot of a report, and a line of the list takes 56 px', async ({
  page,
  world,
  openResults,
}) => {
  const results = await openResults();
  const listings = page.locator('[data-item]');
  await expect.poll(() => countWholeIn(listings, 900)).toBeGreaterThanOrEqual(10);

  await page.setViewportSize({ width: 1280, height: 720 });
  await (await results.titled(0)).focus();
  await page.keyboard.press('s');
  const choices = results.drawer.locator('label:has(input[type=radio])');
  await expect(choices).toHaveCount(6);
  await waitUntilSettled(page);
  const foot = (await results.drawer.locator('footer').boundingBox())?.y ?? 0;
  expect(foot).toBeLessThan(720);
  for (const choice of await choices.all()) {
    const box = await choice.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
  }
  await page.keyboard.press('Escape');
  await expect(results.drawer).toBeHidden();

  const toast = page.locator('.mantine-Notification-root');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await waitUntilSettled(page);
    const [first, second] = [await results.titled(0), await results.titled(1)];
    const release = await holdOperation(page, 'approveArticles');
    await world.order({ operation: 'approveArticles', kind: 'refusal', code: 'ALREADY_AUDITED' });
    await first.getByRole('button', { name: 'Confiable' }).click();
    await second.getByRole('button', { name: 'Sospechosa' }).click();
    await expect(results.drawer).toBeVisible();
    release();
    await expect(toast).toBeVisible();
    await waitUntilSettled(page);
    const [over, submit] = [
      await toast.boundingBox(),
      await results.drawer.locator('button[type=submit]').boundingBox(),
    ];
    if (over === null || submit === null) throw new Error('Neither has a box.');
    const isBeside = over.x + over.width <= submit.x || over.y + over.height <= submit.y;
    expect(isBeside, JSON.stringify({ width, over, submit })).toBe(true);
    await page.unroute('**/gql');
    await toast.getByRole('button').last().click();
    await expect(toast).toHaveCount(0);
    await results.drawer.getByRole('button', { name: 'Cerrar' }).click();
    await expect(results.drawer).toBeHidden();
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${page.url()}?look=list`);
  const row = listings.first();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(56);
  const stock = row.getByText(/ vendidos$/);
  expect(await stock.evaluate(({ parentElement: line }) => line !== null && line.scrollWidth <= line.clientWidth)).toBe(
    true,
  );
});

/** Where the parts of the page stand, from the top of the document, in whole pixels. */
const placesOf = (page: Page) =>
  page
    .locator('main h1, main [data-item]')
    .evaluateAll((all) => all.slice(0, 2).map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));

test('nothing on the page moves while a report counts down, is taken back, and the connection goes and comes back; what is chosen stands above it at the foot, beside the pane', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('ana', '/reported_articles');
  const rows = page.locator('main [data-item]');
  const counting = page.getByRole('region', { name: 'Envío de denuncias' });
  const offline = page.getByText('Sin conexión');
  const send = () =>
    rows
      .first()
      .getByRole('button', { name: /^Enviar la denuncia/ })
      .click();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await waitUntilSettled(page);
    await expect.poll(async () => (await placesOf(page)).length).toBe(2);
    const before = await placesOf(page);
    for (const _ of [1, 2]) {
      await send();
      await expect(counting).toBeInViewport({ ratio: 1 });
      expect(await placesOf(page)).toEqual(before);
      await page.keyboard.press('Control+z');
      await expect(counting).toBeHidden();
      expect(await placesOf(page)).toEqual(before);
    }
    await context.setOffline(true);
    await expect(offline.filter({ visible: true }).first()).toBeInViewport();
    expect(await placesOf(page)).toEqual(before);
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    expect(await placesOf(page)).toEqual(before);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await send();
  await expect(counting).toBeVisible();
  await page.getByRole('link', { name: 'Búsquedas', exact: true }).first().click();
  await page.getByRole('link', { name: 'kumara runner', exact: true }).click();
  await waitUntilSettled(page);
  await page.keyboard.press('x');
  const chosen = page.getByRole('toolbar', { name: 'Publicaciones elegidas' });
  await expect(chosen).toBeVisible();
  const [dock, bar, pane] = await Promise.all(
    [counting, chosen, page.getByRole('region', { name: 'Publicación elegida' })].map((one) => one.boundingBox()),
  );
  if (!dock || !bar || !pane) throw new Error('One of them has no box.');
  expect(bar.y + bar.height).toBeLessThanOrEqual(dock.y);
  expect(dock.x + dock.width).toBeLessThanOrEqual(pane.x);
  expect(dock.y + dock.height).toBe(900);
});
