import type { Page } from '@playwright/test';
import { saveReceipt, receiptListings, maxReceiptNodes } from '../fixtures/saved-receipt.mjs';
import { expect, waitUntilSettled, test } from '../fixtures/test';

/** What the page holds once its garbage is collected: nodes of every document. */
async function nodesHeld(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return nodes;
}

test.describe('counts that never grow', () => {
  test('a mark renders the listing that it is about and no other, and listings that were opened and left are forgotten', async ({
    page,
    openResults,
  }) => {
    await openResults();
    const cards = page.locator('article[data-item]');
    await page.evaluate(() => {
      const changed = new Set<string>();
      Object.assign(document, { changed });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          // A picture that can't be had is told in its card when that is known.
          if (element?.closest('[class*="_picture"]')) continue;
          const card = element?.closest('article[data-item]');
          if (card) changed.add(card.getAttribute('data-item') ?? '');
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const marked = cards.filter({ has: page.getByRole('button', { name: 'Confiable', disabled: false }) }).nth(3);
    const id = await marked.getAttribute('data-item');
    await marked.getByRole('button', { name: 'Confiable' }).click();
    await expect(page.locator(`article[data-item="${id}"]`).getByRole('button', { name: 'Confiable' })).toHaveCount(0);
    const changed = await page.evaluate(() => [...(document as Document & { changed: Set<string> }).changed]);
    expect(changed).toEqual([id]);

    const visits = async (from: number, to: number) => {
      for (let nth = from; nth < to; nth += 1) {
        await cards.nth(nth).getByRole('link').first().click();
        await page.waitForURL(/article_detail/);
        await waitUntilSettled(page);
        await page.goBack();
        await expect(cards.first()).toBeVisible();
      }
    };
    await visits(0, 8);
    const before = await nodesHeld(page);
    await visits(8, 24);
    expect((await nodesHeld(page)) - before).toBeLessThan(500);
  });

  test('a receipt of 30,000 listings has some of them in the page at a time, wherever it is scrolled to', async ({
    page,
    signIn,
    world,
  }) => {
    await signIn();
    await saveReceipt(page, world.url);
    await page.goto('/send_receipts/many');
    await waitUntilSettled(page);
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', String(receiptListings + 1));
    for (const at of [0, 0.31, 0.77, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), at);
      const wanted = Math.round(at * receiptListings);
      await expect
        .poll(async () => {
          const rows = await table
            .locator('[aria-rowindex]')
            .evaluateAll((found) => found.map((row) => Number(row.getAttribute('aria-rowindex'))));
          return Math.min(...rows.map((row) => Math.abs(row - wanted)));
        })
        .toBeLessThan(60);
      expect(await table.locator('*').count()).toBeLessThanOrEqual(maxReceiptNodes);
    }
    await expect(table.getByText(`MLA${1_000_000_000 + receiptListings - 1}`)).toBeInViewport();
  });
});
