import { expect, waitUntilSettled, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';
import { SuggestionsPage } from '../pages/suggestions-page';
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

  test.describe('two hundred suggestions', () => {
    test.use({ worldOptions: { seed: 'demo' } });

    test('are decided on by keys alone, a key each but for the first report, and none is left or lost over a reload', async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn();
      const suggestions = new SuggestionsPage(page);
      await suggestions.open();
      await waitUntilSettled(page);
      const figure = async (name: string) => Number(await suggestions.figure(name).textContent());
      const before = { trusted: await figure('Confiables'), suspicious: await figure('Sospechosas') };
      let keys = 0;
      const press = async (key: string) => {
        keys += 1;
        await page.keyboard.press(key);
      };
      const made = { trusted: 0, suspicious: 0 };
      const seen = new Set<string>();
      await suggestions.cards.first().focus();
      while (seen.size < 200) {
        const id = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['item'] ?? '');
        expect(seen, 'the cursor goes to one that was not decided on').not.toContain(id);
        seen.add(id);
        if (seen.size % 3 > 0) {
          await press('t');
          made.trusted += 1;
        } else if (made.suspicious === 0) {
          await press('s');
          await new ResultsPage(page).reportByKeys(press);
          made.suspicious += 1;
        } else {
          await press('r');
          made.suspicious += 1;
        }
        await expect(suggestions.card(id).getByRole('button', { name: 'Deshacer' })).toBeVisible();
        if (seen.size === 200) break;
        if ((await suggestions.ids()).every((one) => seen.has(one)))
          await page.getByRole('button', { name: /^Ver más|^Mostrar más|^Cargar más/ }).press('Enter');
        await expect(page.locator(`article:focus:not([data-item="${id}"])`)).toHaveCount(1);
      }
      expect(keys).toBeLessThan(210);
      await expect(suggestions.figure('Confiables')).toHaveText(String(before.trusted + made.trusted));
      await expect(suggestions.figure('Sospechosas')).toHaveText(String(before.suspicious + made.suspicious));
      const left = async () => {
        await page.reload();
        await waitUntilSettled(page);
        return (await suggestions.ids()).filter((id) => seen.has(id));
      };
      for (const id of await left())
        await expect(
          suggestions.card(id).getByRole('button', { name: 'Deshacer' }),
          'its answer is still out',
        ).toBeVisible();
      await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    });
  });
});
