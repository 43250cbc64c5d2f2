import { expect, holdOperation, test } from '../fixtures/test';

const lists = [
  ['what awaits an answer', '/reports/noticed_articles?status=PENDING', 'counterNoticesV3'],
  ['the history', '/reports/noticed_articles', 'noticedArticles'],
  ['what is suspicious', '/reported_articles', 'reportedArticles'],
  ['closed cases', '/case_management/client_closed_cases', 'closedCasesList'],
  ['watched sellers', '/client_accounts/client_black_sellers', 'blackListSellers'],
] as const;

test.use({ worldOptions: { seed: 'demo' } });

test('the place of the table stands where the table will, in every list, wide and on a phone', async ({
  page,
  signIn,
}) => {
  const [wide, phone] = [
    { width: 1440, height: 900 },
    { width: 390, height: 900 },
  ];
  await page.setViewportSize(wide);
  await signIn('ana', '/help_support');
  for (const [what, address, operation] of lists) {
    // Whatever stands over the table and comes by itself is there, but for what comes with the rows.
    const release = await holdOperation(page, operation);
    const due =
      operation === 'counterNoticesV3' ? await holdOperation(page, 'pendingCounterNoticeList') : () => undefined;
    await page.goto(address);
    const place = page
      .locator('main :not([data-whole]) > div:has(> * .v-loading), main > div:has(> * .v-loading)')
      .last();
    await expect(place).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const topOf = async (part: typeof place) => Math.round((await part.boundingBox())?.y ?? 0);
    const stoodAt = async (size: typeof wide) => {
      await page.setViewportSize(size);
      let stood = await topOf(place);
      await expect.poll(async () => [stood, (stood = await topOf(place))].at(-1) === stood).toBe(true);
      return stood;
    };
    const stood = [await stoodAt(wide), await stoodAt(phone)];
    release();
    due();
    const table = page.locator('main table').first();
    await expect(table.locator('tbody tr').first()).toBeVisible();
    const stands = [await topOf(table)];
    await page.setViewportSize(wide);
    stands.unshift(await topOf(table));
    for (const [at, top] of stands.entries())
      expect(Math.abs(top - (stood[at] ?? 0)), `${what}, ${at === 0 ? 'wide' : 'on a phone'}`).toBeLessThanOrEqual(2);
  }
});
