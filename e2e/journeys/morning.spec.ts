import { decideMany } from '../fixtures/decide-many';
import { expect, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

/** A send of four hundred is over within seconds: a look a second may come after its end. */
const often = { timeout: 60_000, intervals: [50] };

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
      await expect.poll(() => list.counted('enviadas'), often).toBeGreaterThan(50);
      await context.setOffline(true);
      await expect(list.waiting()).toBeVisible();
      const cut = (await world.ledger()).listings;
      expect(cut).toBeLessThan(going);
      await context.setOffline(false);
      await expect.poll(async () => (await world.ledger()).listings, often).toBeGreaterThan(cut + 50);

      await context.setOffline(true);
      await page.close();
      expect((await world.ledger()).listings).toBeLessThan(going);
      await context.setOffline(false);
      const next = await context.newPage();
      await next.goto('/reported_articles');
      await waitUntilSettled(next);
      const again = new SuspiciousPage(next);
      await expect(again.over()).toBeVisible({ timeout: 120_000 });
      expect(await world.ledger()).toEqual({ listings: going, doubled: [] });
      await expect.poll(() => again.total()).toBeLessThan(20);
    });
  }

  test.describe('sixty decisions', () => {
    test.use({ worldOptions: { seed: 'demo' } });

    // Three hundred of them are `npm run soak -- morning`.
    test('twenty in groups, thirty one by one and ten pasted take at most 70 keys and no mouse, and none is left or lost over a reload', async ({
      page,
      world,
      signIn,
    }) => {
      const keys = await decideMany({ page, world, signIn }, { inGroups: 20, oneByOne: 30, pasted: 10 });
      expect(keys.inGroups + keys.oneByOne + keys.pasted, JSON.stringify(keys)).toBeLessThanOrEqual(70);
    });
  });
});
