import { expect, settled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

test.describe("a morning's work", () => {
  for (const honoured of [true, false]) {
    test(`four hundred reports are sent with the network cut twice, the second time for a page that was closed: nothing is lost, nothing doubled, operation keys ${honoured ? 'honoured' : 'ignored'}`, async ({
      page,
      context,
      world,
      signIn,
    }) => {
      await world.honourOperationKeys(honoured);
      await world.markSuspicious(400);
      await signIn('ana', '/reported_articles');
      const list = new SuspiciousPage(page);
      const going = await list.sendAll();
      expect(going).toBeGreaterThanOrEqual(400);
      await expect.poll(() => list.counted('enviadas'), { timeout: 60_000 }).toBeGreaterThan(50);
      await context.setOffline(true);
      await expect(list.waiting()).toBeVisible();
      const cut = (await world.ledger()).listings;
      expect(cut).toBeLessThan(going);
      await context.setOffline(false);
      await expect.poll(async () => (await world.ledger()).listings, { timeout: 60_000 }).toBeGreaterThan(cut + 50);

      await context.setOffline(true);
      await page.close();
      expect((await world.ledger()).listings).toBeLessThan(going);
      await context.setOffline(false);
      const next = await context.newPage();
      await next.goto('/reported_articles');
      await settled(next);
      const again = new SuspiciousPage(next);
      await expect(again.over()).toBeVisible({ timeout: 120_000 });
      expect(await world.ledger()).toEqual({ listings: going, doubled: [] });
      await expect.poll(() => again.total()).toBeLessThan(20);
    });
  }
});
