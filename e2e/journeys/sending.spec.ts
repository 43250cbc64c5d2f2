import { expect, holdOperation, interceptOperation, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';
import { chooseMinuteToUndo } from '../pages/undo-time';

const batch = 25;

test.describe('sending', () => {
  test('all is told before it goes, is taken back, and goes by itself after ten seconds when it is asked for again', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    const total = await list.total();
    await list.askForAll();
    await expect(list.summary()).toContainText('Argentina');
    await waitUntilSettled(page);
    await accessible('what a send would do', '[role=dialog]');
    const going = await list.confirm();
    await expect(list.counting()).toBeVisible();
    await list.takeBack();
    await expect(list.counting()).toBeHidden();
    await expect(page.getByText(`ninguna y las ${going} siguen en la lista.`)).toBeVisible();
    expect(await list.total()).toBe(total);
    expect(await world.operations()).not.toContain('sendNotice');

    await list.askForAll();
    expect(await list.confirm()).toBe(going);
    await expect(list.counting()).toBeVisible();
    expect((await world.ledger()).listings).toBe(0);
    await expect(list.over(), 'it goes by itself').toBeVisible({ timeout: 30_000 });
    expect(await world.ledger()).toEqual({ listings: going, doubled: [] });
  });

  test('a minute is chosen in another tab: a send counts down over a reload and is taken back, and sent again it goes after a minute', async ({
    page,
    context,
    world,
    signIn,
    accessible,
  }) => {
    await page.clock.install();
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    await waitUntilSettled(page);
    const beside = await context.newPage();
    await chooseMinuteToUndo(beside, world);
    await beside.close();

    await list.choose(2);
    await list.askForChosen();
    await expect(list.summary()).toContainText('Se envían a los 60 segundos');
    await list.confirm();
    await expect(list.counting()).toHaveText(/^en ([1-5]\d|60) s$/);
    await accessible('a send that counts down', 'section[data-phase]');
    await page.reload();
    await waitUntilSettled(page);
    await expect(list.counting()).toHaveText(/^en [1-5]?\d s$/);
    await list.takeBack();
    await expect(list.counting()).toBeHidden();
    expect(await world.operations()).not.toContain('sendNotice');

    // A tab that is still there takes the send up while this one is loaded anew, and is asked for it.
    const other = await context.newPage();
    await other.goto('/profile');
    await waitUntilSettled(other);
    await list.choose(2);
    await list.askForChosen();
    await list.confirm();
    await expect(list.counting()).toHaveText(/^en ([1-5]\d|60) s$/);
    await page.reload();
    await waitUntilSettled(page);
    await list.takeBack();
    await expect(list.counting()).toBeHidden();
    await expect(page.getByText('Envío deshecho').first()).toBeVisible();
    expect(await world.operations()).not.toContain('sendNotice');
    await other.close();

    await list.choose(2);
    await list.askForChosen();
    await list.confirm();
    await expect(list.counting()).toHaveText(/^en ([1-5]\d|60) s$/);
    await page.clock.fastForward('00:30');
    await expect(list.counting()).toHaveText(/^en ([12]?\d|30) s$/);
    expect((await world.ledger()).listings).toBe(0);
    await page.clock.fastForward('00:31');
    await expect(list.sent(2)).toBeVisible();
    expect(await world.ledger()).toEqual({ listings: 2, doubled: [] });
  });

  test('SUS-05 SUS-13 SUS-14 SUS-16 all that can go do, twenty-five at a time: a send is paused while a batch is out, stays paused over a reload, goes on while another screen is looked at, and each has its outcome', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    const total = await list.total();
    const letOut = await holdOperation(page, 'sendNotice');
    const going = await list.sendAll();
    await expect(list.rows.filter({ hasText: 'Enviando' }).first()).toBeVisible();
    await expect.poll(() => list.counted('en curso')).toBe(batch);
    await list.pause();
    await expect(list.pausing()).toBeVisible();
    letOut();
    await expect(list.resting()).toBeVisible();
    expect(await list.counted('enviadas')).toBe(batch);
    await page.reload();
    await waitUntilSettled(page);
    await expect(list.resting()).toBeVisible();
    expect(await world.ledger()).toEqual({ listings: batch, doubled: [] });
    await list.resume();
    await page.getByRole('link', { name: 'Historial de denuncias' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Historial de denuncias/ })).toBeVisible();
    await expect(list.over(), 'it is told on every screen').toBeVisible({ timeout: 30_000 });
    const toast = page.getByRole('status').filter({ hasText: `Enviamos ${going} denuncias.` });
    await expect(toast.getByRole('link', { name: 'Ver publicaciones sospechosas' })).toHaveAttribute(
      'href',
      '/reported_articles',
    );
    await list.menuEntry().click();
    expect(await world.ledger()).toEqual({ listings: going, doubled: [] });
    expect(await list.counted('enviadas')).toBe(going);
    const sends = (await world.operations()).filter((operation) => operation === 'sendNotice').length;
    expect(sends).toBe(Math.ceil(going / batch));
    await expect.poll(() => list.total()).toBe(total - going);
    expect(await list.sendable(), 'what stayed is what can not go').toBe(0);
  });

  test('a row that is acted on keeps its place, and its focus, until the person moves on', async ({ page, signIn }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    const rows = page.locator('tbody tr');
    const second = await list.titled(1);
    const topOf = async (index: number) => Math.round((await rows.nth(index).boundingBox())?.y ?? 0);
    const tops = [await topOf(1), await topOf(5)];
    await list.chooseInMenu(0, /^Devolver/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Devolver/ })
      .press('Enter');
    await expect(rows.nth(0)).toContainText('Ya no está en la lista');
    await expect(rows.nth(0)).toBeFocused();
    expect(await list.titled(1)).toBe(second);
    expect([await topOf(1), await topOf(5)], 'no row moves under the pointer').toEqual(tops);

    const third = await list.titled(2);
    const send = rows.nth(1).getByRole('button', { name: /^Enviar la denuncia/ });
    await send.hover();
    await send.press('Enter');
    await page
      .getByRole('region', { name: 'Envío de denuncias' })
      .getByRole('button', { name: 'Enviar ahora' })
      .press('Enter');
    await expect(rows.nth(1)).toContainText('Denuncia enviada');
    expect(await list.titled(2)).toBe(third);
    await page.mouse.move(5, 5);
    await expect(rows.nth(0)).toContainText(third);
  });

  test('SUS-04 SUS-15 SHL-10 the chosen ones go out once though their answer is lost, the rest stays, the menu counts with it, and a summary of another tab sends only what is left', async ({
    page,
    context,
    world,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reported_articles');
    const asking = new SuspiciousPage(page);
    await asking.askForAll();
    const agree = asking.summary().getByRole('button', { name: /^Enviar \d+ denuncia/ });
    const before = Number(/\d+/.exec(await agree.innerText()));
    const beside = await context.newPage();
    await beside.goto('/reported_articles');
    await waitUntilSettled(beside);
    const list = new SuspiciousPage(beside);
    const total = await list.total();
    await expect(list.menuEntry()).toHaveAccessibleName(new RegExp(`${total} publicaciones`));
    await world.order({ operation: 'sendNotice', kind: 'lost-after', count: 1 });
    await list.choose(3);
    await list.sendChosen();
    await expect(list.sent(3)).toBeVisible();
    const toast = beside.getByRole('status').filter({ hasText: 'Enviamos 3 denuncias.' });
    await expect(toast).toBeVisible();
    await expect(toast.getByRole('link'), 'no way to where one is').toHaveCount(0);
    expect(await world.ledger()).toEqual({ listings: 3, doubled: [] });
    await expect.poll(() => list.total()).toBe(total - 3);
    await expect(list.menuEntry()).toHaveAccessibleName(new RegExp(`${total - 3} publicaciones`));
    await beside.reload();
    await waitUntilSettled(beside);
    expect(await list.total()).toBe(total - 3);

    await page.bringToFront();
    await expect(agree).toHaveText(new RegExp(`^Enviar ${before - 3} denuncias`));
    await expect(asking.summary()).toContainText('Esto cambió mientras tanto');
    expect(await asking.confirm()).toBe(before - 3);
    await asking.letGo();
    await expect(asking.sent(before - 3)).toBeVisible();
    await waitUntilSettled(page);
    await accessible('the outcome of a send', 'section[data-phase]');
    expect(await world.ledger()).toEqual({ listings: before, doubled: [] });
  });

  test('where operation keys are ignored, a lost answer is never asked for by sending again', async ({
    page,
    world,
    signIn,
  }) => {
    await world.honourOperationKeys(false);
    await page.clock.install();
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    // The answer is lost here and not on the wire: there a browser sends the request again by itself.
    await interceptOperation(page, 'sendNotice', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await list.choose(4);
    await list.sendChosen();
    await expect(list.doubting()).toBeVisible();
    expect(await world.ledger()).toEqual({ listings: 4, doubled: [] });
    await page.clock.fastForward('01:00');
    await expect(list.sent(4)).toBeVisible();
    expect(await world.ledger()).toEqual({ listings: 4, doubled: [] });
    expect((await world.operations()).filter((operation) => operation === 'sendNotice')).toHaveLength(1);
  });

  test('a bulk send whose connection breaks, and whose page then dies, loses nothing and sends nothing twice', async ({
    page,
    context,
    world,
    signIn,
  }) => {
    await world.markSuspicious(30);
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    const total = await list.total();
    const done = new Set<number>();
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await interceptOperation(page, 'sendNotice', async (route, nth) => {
      if (nth < 2) return route.continue();
      await route.fetch();
      done.add(nth);
      // The first answer that is lost is lost with the connection, the next one with the page.
      if (nth > 2) return undefined;
      await lost;
      return route.abort('internetdisconnected');
    });
    const going = await list.sendAll();
    expect(Math.ceil(going / batch)).toBeGreaterThan(2);
    await expect.poll(() => done.has(2)).toBe(true);
    await context.setOffline(true);
    lose();
    await expect(list.waiting().or(list.doubting())).toBeVisible();
    await expect(page.getByText('Sin conexión: lo que decidas se envía cuando vuelva.')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => done.size, { timeout: 60_000 }).toBe(2);
    await page.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await again.goto('/reported_articles');
    const reopened = new SuspiciousPage(again);
    await expect(reopened.over()).toBeVisible({ timeout: 60_000 });
    expect(await world.ledger()).toEqual({ listings: going, doubled: [] });
    expect(await reopened.counted('enviadas')).toBe(going);
    await expect.poll(() => reopened.total()).toBe(total - going);
    expect(await reopened.sendable(), 'what is left is what can not go').toBe(0);
  });

  test('LIM-09 a restricted account sends no more than its allowance, and is told why', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('diego', '/reported_articles');
    const list = new SuspiciousPage(page);
    const total = await list.total();
    await list.askForAll();
    await expect(page.getByRole('dialog', { name: 'Hoy no se pueden enviar todas' })).toBeVisible();
    const allowed = await list.confirm();
    expect(allowed).toBeLessThan(total);
    await list.letGo();
    await expect(list.sent(allowed)).toBeVisible();
    expect((await world.ledger()).listings).toBe(allowed);
    await page.reload();
    await waitUntilSettled(page);
    await expect(page.getByRole('button', { name: /^Enviar todas/ })).toHaveAccessibleDescription(
      /Hoy no puedes enviar más denuncias/,
    );
    await expect(page.getByRole('button', { name: /^Enviar todas/ })).toHaveAttribute('aria-disabled', 'true');
  });
});
