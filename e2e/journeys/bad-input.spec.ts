import type { Request } from '@playwright/test';
import { expect, holdFirstRequest, waitUntilSettled, test } from '../fixtures/test';

test.describe('bad input', () => {
  test('a fault in what is sought moves no field and no button of its form', async ({ page, signIn }) => {
    await signIn('ana', '/profile');
    for (const address of ['/reports/noticed_articles', '/reported_articles']) {
      await page.goto(address);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const button = page.getByRole('button', { name: 'Buscar', exact: true });
        const form = page.getByRole('main').locator('form').filter({ has: button });
        await waitUntilSettled(page);
        // The history has its form behind a button.
        if (!(await form.isVisible())) await page.getByRole('button', { name: 'Buscar por ID o fecha' }).press('Enter');
        await expect(form).toBeVisible();
        await waitUntilSettled(page);
        const places = () =>
          form.evaluate((of) =>
            [...of.querySelectorAll('input, button')].map((one) => one.getBoundingClientRect().top),
          );
        await form.getByRole('textbox').first().fill('');
        await expect(form.getByRole('alert')).toHaveCount(0);
        const before = await places();
        await form.getByRole('textbox').first().fill('https://articulo.example/sin-id');
        await form.getByRole('button', { name: 'Buscar', exact: true }).click();
        await expect(form.getByRole('alert')).toBeVisible();
        const [first = 0, ...others] = before;
        const [now = 0, ...after] = await places();
        expect(
          after.map((top) => Math.round(top - now)),
          `${address}, ${width}`,
        ).toEqual(others.map((top) => Math.round(top - first)));
      }
    }
  });

  // Each way in which an answer can be bad is tried where it is read, in contracts/client.
  test('in the suspicious list listings are text, never markup; it says so after a page instead of an answer, and goes on', async ({
    page,
    world,
    signIn,
  }) => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>oferta</b>';
    await world.order({
      operation: 'reportedArticles',
      kind: 'patch',
      count: null,
      path: 'reportedArticles.articles.0.article.title',
      value: hostile,
    });
    await signIn('ana', '/reported_articles');
    await expect(page.getByText(hostile).first()).toBeVisible();
    expect(await page.title()).not.toMatch(/^[12]$/);

    await world.clearFaults();
    await world.order({ operation: 'reportedArticles', kind: 'html', count: null });
    await page.reload();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible({ timeout: 60_000 });
    await expect(alert).not.toContainText(/undefined|null|failure\./);
    await world.clearFaults();
    await alert.getByRole('button').click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });

  test('an answer that comes late does not replace the one that was asked for after it; a double click sends once, and Back returns to the list as it was left', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('ana', '/reports/noticed_articles');
    const isFirst = (request: Request) => request.postData()?.includes('REJECTED') === true;
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isFirst),
      page.waitForEvent('requestfailed', isFirst),
    ]);
    const first = await holdFirstRequest(page, isFirst);
    await page.getByRole('checkbox', { name: 'Rechazada' }).check();
    await first.left;
    await page.getByRole('checkbox', { name: 'Rechazada' }).uncheck();
    // What awaits an answer is a list of its own, without this choice.
    await page.getByRole('checkbox', { name: 'Espera tu respuesta' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Respuestas pendientes \d+$/);
    first.release();
    await ended;
    await expect(async () => {
      const rows = await page
        .getByRole('row')
        .filter({ has: page.getByRole('cell') })
        .count();
      const pending = await page.getByRole('cell').filter({ hasText: 'Espera tu respuesta' }).count();
      expect(rows).toBeGreaterThan(0);
      expect([pending, await heading.textContent()]).toEqual([rows, `Respuestas pendientes ${String(rows)}`]);
    }).toPass({ timeout: 30_000 });

    await page.setViewportSize({ width: 390, height: 900 });
    await page
      .getByRole('link', { name: /^(Responder: caso|Ver caso) / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await page.getByRole('radio').first().check();
    await world.order({ operation: 'respondCounterNotice', kind: 'latency', ms: 300, count: null });
    await page.getByRole('button', { name: 'Finalizar publicación' }).dblclick();
    await expect(
      page.getByRole('heading', { name: /Tu respuesta se envía/ }),
      'the second press, where there is something else by then, neither takes it back nor lets it go',
    ).toBeVisible();
    await page
      .getByRole('region', { name: 'Tu decisión' })
      .getByRole('button', { name: 'Enviar ahora' })
      .press('Enter');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('heading', { name: /Denuncia cerrada|Nada que decidir ahora/ })).toBeVisible();
    expect((await world.operations()).filter((operation) => operation === 'respondCounterNotice')).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL('/reports/noticed_articles?status=PENDING');
    await expect(page.getByRole('heading', { level: 1, name: /^Respuestas pendientes/ })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/case_management\//);
  });
});
