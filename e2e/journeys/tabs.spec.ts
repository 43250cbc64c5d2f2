import type { BrowserContext, Page, Request } from '@playwright/test';
import { isRequestFor, expect, collectFaults, waitUntilSettled, test } from '../fixtures/test';

const level1 = (page: Page) => page.getByRole('heading', { level: 1 });
const isRefresh = (request: Request) => request.url().endsWith('/identity/refresh');
const tokenOf = (request: Request) => request.headers()['authorization'];

/** So many tabs of one browser at that address, the first one among them. */
async function tabsAt(context: BrowserContext, first: Page, address: string, count: number): Promise<Page[]> {
  const tabs = [first];
  while (tabs.length < count) {
    const tab = await context.newPage();
    await tab.goto(address);
    await waitUntilSettled(tab);
    tabs.push(tab);
  }
  return tabs;
}

test.describe('one browser, many tabs', () => {
  test('SES-08 five tabs whose token has ended refresh it once and go on; whoever signs out in one of them ends at the provider, is gone from every other, and none of them asks anything more', async ({
    page,
    context,
    world,
    signIn,
  }) => {
    const isAsked = isRequestFor('noticedArticles');
    /** The numbers of its statuses follow the list, with the token that is there by then. */
    const isList = (request: Request) =>
      isAsked(request) && (request.postDataJSON() as { variables: { size: number } }).variables.size > 1;
    await signIn('ana', '/reported_articles');
    const tabs = await tabsAt(context, page, '/reported_articles', 5);
    const faults = tabs.map(collectFaults);

    const refreshes: Request[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/identity/refresh', async (route) => {
      refreshes.push(route.request());
      await held;
      await route.continue();
    });
    await world.order({ operation: 'noticedArticles', kind: 'expired-token', count: null });
    // All at once: the first of them waits for the last, and none waits longer than a call does.
    await Promise.all(
      tabs.map(async (tab) => {
        const refused = tab.waitForResponse((response) => isAsked(response.request()));
        await tab.getByRole('link', { name: 'Historial de denuncias' }).click();
        await refused;
      }),
    );
    const repeated: (string | undefined)[] = [];
    context.on('request', (request) => {
      if (isList(request)) repeated.push(tokenOf(request));
    });
    await world.clearFaults();
    release();
    for (const tab of tabs) {
      await expect(level1(tab)).toHaveText(/^Historial de denuncias/);
      await waitUntilSettled(tab);
      await expect(tab.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expect(tab).toHaveURL(/\/reports\/noticed_articles$/);
    }
    expect(refreshes.length).toBe(1);
    expect(repeated.length, 'each asks once more').toBe(5);
    expect(new Set(repeated).size, 'all with the token that one of them got').toBe(1);
    expect(faults.flat()).toEqual([]);

    // Each rests: the numbers of its statuses, which it asks for behind the list, are there.
    for (const tab of tabs) await expect(tab.getByRole('checkbox', { name: / \d+$/ })).toHaveCount(6);
    const others = tabs.slice(1);

    let out = 0;
    const gone = new Set<Page>();
    const after: string[] = [];
    for (const tab of tabs)
      tab.on('request', (request) => {
        if (request.url().includes('/identity/sign-out')) out += 1;
        // A tab may have asked before it heard of it: what counts is what it asks once it shows that it is out.
        else if (gone.has(tab) && (tokenOf(request) !== undefined || isRefresh(request)))
          after.push(`${request.url()} ${request.postData() ?? ''}`);
      });
    await page.bringToFront();
    await page.getByRole('button', { name: 'Cuenta de Ana Quiroga' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/identity\/end/);
    await expect(level1(page)).toHaveText('Cerraste tu sesión');
    gone.add(page);
    for (const other of others) {
      await expect(level1(other)).toHaveText('Ingresa a Vigía');
      gone.add(other);
      await expect(other.getByRole('table')).toHaveCount(0);
      // What asks anew when a tab comes back into sight, or is online again, has nobody to ask for.
      await other.bringToFront();
      await other.evaluate(() => {
        for (const name of ['online', 'focus']) dispatchEvent(new Event(name));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await waitUntilSettled(other);
    }
    expect([out, after]).toEqual([1, []]);
    const [other] = others;
    await other?.goto('/reported_articles');
    await expect(level1(other ?? page)).toHaveText('Tus derechos, a la vista en todo el marketplace');
    expect(other?.url()).toContain('/es?redirect=');
    expect(faults.slice(1).flat()).toEqual([]);
  });
});
