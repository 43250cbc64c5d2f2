import type { Page } from '@playwright/test';
import { builtFileOf } from '../fixtures/built-file';
import { expect, test, waitUntilSettled } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

/** What is needed to go on has come by itself: nobody has opened anything of it. */
const waitForCode = (page: Page, sources: string[]) =>
  page.waitForFunction(
    (files) => {
      const came = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.every((file) => came.some((name) => name.endsWith(file)));
    },
    sources.map((source) => builtFileOf(source)),
  );

test.describe('without a connection', () => {
  test('whoever loses it before the first send sees that send count down, undoes it, and sends again: it goes once, when it is back; and the drawers of a decision open on the first listing that is decided on', async ({
    page,
    context,
    world,
    signIn,
  }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    await waitUntilSettled(page);
    await waitForCode(page, ['src/screens/shared/sending/sends.tsx', 'src/parts/notice-cards.tsx']);
    await context.setOffline(true);
    const send = page
      .getByRole('table')
      .getByRole('button', { name: /^Enviar / })
      .nth(1);
    await send.press('Enter');
    await expect(list.counting()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(list.counting()).toBeHidden();
    await expect(page.getByText(/^Envío deshecho: la denuncia de .+ no se envió y sigue en la lista\.$/)).toBeVisible();
    await send.press('Enter');
    await expect(list.counting()).toBeVisible();
    await expect(list.waiting(), 'it waits for the connection').toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await expect(list.over()).toBeVisible({ timeout: 30_000 });
    expect(await world.ledger()).toEqual({ listings: 1, doubled: [] });

    await page.goto('/suggested_listings');
    await waitUntilSettled(page);
    await waitForCode(page, [
      'src/screens/shared/discard-drawer/discard-drawer-frame.tsx',
      'src/screens/shared/report-drawer/report-drawer-frame.tsx',
    ]);
    await context.setOffline(true);
    await page.keyboard.press('j');
    for (const [key, name] of [
      ['s', 'Denunciar publicación'],
      ['d', 'Descartar sugerencia'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name })).toBeHidden();
    }
    await page.keyboard.press('t');
    await context.setOffline(false);
    await expect.poll(async () => (await world.operations()).filter((one) => one === 'approveArticles').length).toBe(1);
  });
});
