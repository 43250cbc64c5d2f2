import type { Locator, Page } from '@playwright/test';
import { expect, holdFile, interceptOperation, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

/** Opened by Enter and closed by Escape, with the focus back where it was. */
async function opensAndReturns(page: Page, opener: Locator, overlay: Locator, look = () => Promise.resolve()) {
  // What waits to know whether it may be done takes no key.
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(overlay).toBeVisible();
  await waitUntilSettled(page);
  await look();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The button of a row or of the page, the first of that name. */
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('the menus of the header and the choice of another profile are accessible, and give the focus back after Escape; on a phone language, currency and looks are changed by keys in the menu of the account', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('ana', '/profile');
  const banner = page.getByRole('banner');
  for (const name of [/^Idioma/, /^Moneda/, /^Apariencia/, /^Cuenta de/]) {
    const opener = banner.getByRole('button', { name });
    await opensAndReturns(page, opener, page.locator('[popover]:popover-open'), () =>
      accessible(`the menu ${String(name)}`, ':popover-open'),
    );
  }
  const account = banner.getByRole('button', { name: /^Cuenta de/ });
  await account.click();
  await page.getByRole('menuitem', { name: 'Cambiar de perfil' }).click();
  const profiles = page.getByRole('dialog');
  await expect(profiles).toBeVisible();
  await expect(profiles.locator('[class*="bone"], [role=status]')).toHaveCount(0);
  await accessible('the profiles', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(profiles).toBeHidden();
  await expect(account).toBeFocused();

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await opensAndReturns(
    page,
    banner.getByRole('button', { name: 'Abrir el menú' }),
    page.getByRole('navigation', { name: 'Menú principal' }),
    () => accessible('the menu of a phone, dark', ':popover-open'),
  );

  const menu = page.locator('[popover]:popover-open');
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  for (const name of ['Apariencia', 'Moneda', 'Idioma']) {
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu.getByLabel('Moneda')).toBeFocused();
  await page.keyboard.press('U');
  await expect(menu.getByLabel('Moneda')).toHaveValue(/^U/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('E');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('My profile');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeHidden();
});

test('what opens over a page gives the focus back after Escape, the first time and the second, and is accessible; the calendar of a day stands over the panel of its field', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('ana', '/live_searches');
  const dialog = page.getByRole('dialog');
  const [drawer, question] = [button(page, 'Más opciones'), button(page, /^Eliminar/)];
  for (const opener of [drawer, question, drawer, question]) await opensAndReturns(page, opener, dialog);

  await page.goto('/live_searches/60000002');
  await waitUntilSettled(page);
  await opensAndReturns(
    page,
    page.getByRole('button', { name: 'Sospechosa', disabled: false }).first(),
    page.getByRole('region', { name: 'Denunciar publicación' }),
    () => accessible('a report', 'main section:has(form)'),
  );

  await page.goto('/reported_articles');
  await waitUntilSettled(page);
  const listing = await page.locator('main a[href^="/article_detail/"]').first().getAttribute('href');
  for (const [name, title] of [
    [/^Enviar todas/, /^¿Enviar/],
    ['Quitar inactivas', /^¿Quitar|^No hay/],
    [/^Quitar de la lista/, /^¿Quitar/],
  ] as const) {
    const isOfRows = name instanceof RegExp && name.source.includes('lista');
    if (isOfRows) await page.locator('tbody input').first().check();
    await opensAndReturns(
      page,
      button(page, name),
      page.getByRole('dialog', { name: title }),
      isOfRows ? () => accessible(String(name), '[role=dialog]') : undefined,
    );
  }

  await page.goto(listing ?? '');
  await waitUntilSettled(page);
  await opensAndReturns(page, button(page, 'Ampliar la foto 1'), dialog, () => accessible('a photo', '[role=dialog]'));

  await page.goto('/reports/noticed_articles');
  await waitUntilSettled(page);
  await opensAndReturns(page, button(page, 'Filtrar y ordenar'), dialog);
  await button(page, 'Buscar por ID o fecha').click();
  for (const name of ['Denunciada desde', 'Denunciada hasta']) {
    const field = page.getByLabel(name);
    await field.click();
    const calendar = page.locator('[data-dates-dropdown]');
    const month = calendar.getByRole('button', { name: 'Elegir el mes' });
    const before = await month.textContent();
    // A pointer presses what it sees: Playwright refuses a button that something else covers.
    await calendar.getByRole('button', { name: 'Mes anterior' }).click();
    await expect(month).not.toHaveText(before ?? '');
    await calendar.getByRole('button', { name: /^15 / }).click();
    await expect(field).toHaveValue(/^15\//);
    await field.click();
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(field, 'Escape closed the calendar alone').toBeFocused();
  }
});

test('SHL-19 a toast stands at the bottom of the page, also while it is scrolled, on a desk and on a phone', async ({
  page,
  signIn,
}) => {
  const errors = [{ message: 'Not now.', extensions: { code: 'NOT_ALLOWED' } }];
  await signIn('ana', '/case_management/client_closed_cases');
  await interceptOperation(page, 'closedCasesList', (route) => route.fulfill({ json: { data: null, errors } }));
  const seller = page.getByRole('textbox', { name: 'Nombre del vendedor' });
  await seller.fill('tienda');
  await seller.press('Enter');
  const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('alert');
  await toast.hover();
  for (const [width, margin] of [
    [1440, 16],
    [390, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 500 });
    await toast.hover();
    for (const down of [0, 10_000]) {
      await page.evaluate((top) => scrollTo(0, top), down);
      await expect
        .poll(async () => {
          const box = await toast.boundingBox();
          return box && [box.y > 250, Math.round(500 - box.y - box.height)];
        })
        .toEqual([true, margin]);
    }
  }
});

test('where what was pressed goes with its decision, the focus stays where it stood; a toast whose code comes late stands for its time once it is there', async ({
  page,
  world,
  signIn,
}) => {
  await page.clock.install();
  const come = await holdFile(page, 'src/parts/notice-cards.tsx');
  await signIn('ana', '/reported_articles');
  const list = new SuspiciousPage(page);
  for (const count of [1, 2]) {
    await waitUntilSettled(page);
    await list.choose(count);
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Enviar \d+ denuncia/ })
      .press('Enter');
    if (count > 1)
      await list
        .summary()
        .getByRole('button', { name: /^Enviar/ })
        .press('Enter');
    await expect(list.counting()).toBeVisible();
    await expect(list.summary()).toBeHidden();
    await expect(page.getByRole('toolbar'), `${count} sent`).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(list.counting()).toBeHidden();
    await expect(page.getByRole('toolbar'), `${count} taken back`).toBeFocused();
  }
  await list.choose(1);
  await list.sendChosen();
  await expect(list.sent(1)).toBeVisible();
  expect((await world.ledger()).listings).toBe(1);
  const toast = page.getByRole('status').filter({ hasText: 'Enviamos 1 denuncia.' });
  await page.clock.fastForward('00:10');
  await expect(toast).toHaveCount(0);
  come();
  await expect(toast).toBeVisible();
  await page.clock.fastForward('00:06');
  await expect(toast).toHaveCount(0);
});

test('what covers the page while console and gateway do not fit takes the keys, and nothing beneath is decided', async ({
  page,
  world,
  openResults,
}) => {
  await page.clock.install();
  const results = await openResults();
  const [first, second] = [await results.titled(0), await results.titled(1)];
  await interceptOperation(page, 'approveArticles', (route) =>
    route.fulfill({ json: { errors: [{ message: 'Cannot query field "x" on type "Mutation".' }] } }),
  );
  await first.focus();
  await page.keyboard.press('t');
  const cover = page.getByRole('alertdialog', { name: 'Estamos mejorando el sitio' });
  const reload = cover.getByRole('button', { name: 'Recargar' });
  await expect(reload).toBeFocused();
  for (const key of ['Escape', 'Escape', 't', 'Tab', 'Shift+Tab', 'r']) await page.keyboard.press(key);
  await expect(cover).toBeVisible();
  await expect(reload).toBeFocused();
  await expect(second).not.toHaveAttribute('data-decided', 'true');
  await second.click({ trial: true, timeout: 2_000 }).then(
    () => Promise.reject(new Error('The listing beneath takes a click.')),
    () => undefined,
  );
  expect((await world.operations()).filter((name) => name === 'approveArticles')).toEqual([]);
  await page.clock.fastForward('01:05');
  await expect(cover).toBeHidden();
  await expect(page.locator('article:focus')).toHaveCount(1);
});
