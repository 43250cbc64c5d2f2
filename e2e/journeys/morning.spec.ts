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

  test.describe('three hundred decisions', () => {
    test.use({ worldOptions: { seed: 'demo' } });

    test('a hundred in groups, a hundred and fifty one by one and fifty pasted take at most 340 keys and no mouse, and none is left or lost over a reload', async ({
      page,
      context,
      world,
      signIn,
    }) => {
      test.slow();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const results = new ResultsPage(page);
      let keys = 0;
      const press = async (key: string) => {
        keys += 1;
        await page.keyboard.press(key);
      };
      /** To a screen by the palette: its key, some letters of the name, Enter. */
      const goTo = async (letters: string, heading: RegExp) => {
        await press('ControlOrMeta+k');
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
        for (const letter of letters) await press(letter);
        await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(heading);
        await press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await waitUntilSettled(page);
      };
      const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['item'] ?? '');
      const decided = { trusted: 0, suspicious: 0 };

      // A hundred in groups: the listings of a seller together, two keys a group but for the first report.
      await signIn('ana', '/live_searches');
      await page.goto('/live_searches/60000001?group=seller');
      await waitUntilSettled(page);
      const bar = page.getByRole('toolbar', { name: 'Publicaciones elegidas' }).getByRole('status').first();
      await press('j');
      for (let group = 0; decided.trusted + decided.suspicious < 100; group += 1) {
        await expect.poll(focused).not.toBe('');
        const first = await focused();
        await press('g');
        await expect(bar).toHaveText(/^\d+ elegidas?$/);
        const count = Number.parseInt((await bar.textContent()) ?? '', 10);
        const reports = group % 4 === 3;
        if (!reports) await press('t');
        else if (decided.suspicious > 0) await press('r');
        else {
          await press('s');
          await results.reportByKeys(press);
        }
        decided[reports ? 'suspicious' : 'trusted'] += count;
        await expect.poll(focused, 'the cursor goes on to the next group').not.toBe(first);
      }
      const inGroups = keys;

      // A hundred and fifty one by one: a key each.
      const suggestions = new SuggestionsPage(page);
      await goTo('suger', /^Publicaciones sugeridas/);
      const figure = async (name: string) => Number(await suggestions.figure(name).textContent());
      const before = { trusted: await figure('Confiables'), suspicious: await figure('Sospechosas') };
      const made = { trusted: 0, suspicious: 0 };
      const seen = new Set<string>();
      await press('j');
      while (seen.size < 150) {
        await expect.poll(focused).not.toBe('');
        const id = await focused();
        expect(seen, 'the cursor goes to one that was not decided on').not.toContain(id);
        seen.add(id);
        const what = seen.size % 3 > 0 ? 'trusted' : 'suspicious';
        await press(what === 'trusted' ? 't' : 'r');
        made[what] += 1;
        await expect(suggestions.card(id).getByRole('button', { name: 'Deshacer' })).toBeVisible();
        if (seen.size === 150) break;
        if ((await suggestions.ids()).every((one) => seen.has(one))) {
          keys += 1;
          await page.getByRole('button', { name: /^Ver más|^Mostrar más|^Cargar más/ }).press('Enter');
        }
        await expect(page.locator(`article:focus:not([data-item="${id}"])`)).toHaveCount(1);
      }
      await expect(suggestions.figure('Confiables')).toHaveText(String(before.trusted + made.trusted));
      await expect(suggestions.figure('Sospechosas')).toHaveText(String(before.suspicious + made.suspicious));
      const oneByOne = keys;

      // Fifty pasted: reported together.
      const pasted = world.moreListings('MLA', 50);
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted.join('\n'));
      await goTo('busq', /^Búsquedas/);
      const field = page.getByLabel('¿Qué buscas?');
      for (let tabs = 0; tabs < 40 && !(await field.evaluate((one) => one === document.activeElement)); tabs += 1)
        await press('Tab');
      await press('ControlOrMeta+V');
      const review = page.getByRole('button', { name: 'Revisar juntas las 50 publicaciones' });
      await expect(review).toBeVisible();
      for (let tabs = 0; tabs < 20 && !(await review.evaluate((one) => one === document.activeElement)); tabs += 1)
        await press('Tab');
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Publicaciones pegadas 50' })).toBeVisible();
      await waitUntilSettled(page);
      await press('j');
      await press('a');
      await press('r');
      await expect(page.getByText(/^50 sospechosas$/)).toBeVisible();
      expect(keys, `${inGroups} in groups, ${oneByOne - inGroups} one by one`).toBeLessThanOrEqual(340);

      await goTo('suger', /^Publicaciones sugeridas/);
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
