import type { Request } from '@playwright/test';
import { expect, holdFirstRequest, waitUntilSettled, test } from '../fixtures/test';

test.describe('bad input', () => {
  test('HIS-01 a history address with nonsense in it says what was ignored and shows the rest', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', '/reports/noticed_articles?page=-4&status=PENDING,WHAT&size=9&due=2026-99-99');
    await expect(page.getByText(/Se ignoraron datos de la dirección/)).toContainText('page');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });

  test('D05 ids of the wrong shape are not found', async ({ page, signIn }) => {
    await signIn();
    for (const address of [
      '/article_detail/MLA123',
      '/article_detail/MLA12345678',
      '/send_notice/%3Cb%3E',
      '/nope/nope',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toContainText(/no existe|no encontr/i);
    }
  });

  // Each way in which an answer can be bad is tried where it is read, in contracts/client.
  test('the suspicious list says so after a page instead of an answer, and goes on', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn();
    await world.order({ operation: 'reportedArticles', kind: 'html', count: null });
    await page.goto('/reported_articles');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible({ timeout: 60_000 });
    await expect(alert).not.toContainText(/undefined|null|failure\./);
    await world.clearFaults();
    await alert.getByRole('button').click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });

  for (const [address, typed] of [
    ['/reports/noticed_articles', 'https://articulo.example/sin-id'],
    ['/reported_articles', 'https://articulo.example/sin-id'],
  ] as const)
    for (const width of [390, 1440])
      test(`a fault in what is sought moves no field and no button of its form: ${address}, ${width}`, async ({
        page,
        signIn,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await signIn('ana', address);
        const button = page.getByRole('button', { name: 'Buscar', exact: true });
        const form = page.getByRole('main').locator('form').filter({ has: button });
        // The history has its form behind a button.
        if (!(await form.isVisible())) await page.getByRole('button', { name: 'Buscar por ID o fecha' }).press('Enter');
        await expect(form).toBeVisible();
        const places = () =>
          form.evaluate((of) =>
            [...of.querySelectorAll('input, button')].map((one) => one.getBoundingClientRect().top),
          );
        const before = await places();
        await form.getByRole('textbox').first().fill(typed);
        await form.getByRole('button', { name: 'Buscar', exact: true }).click();
        await expect(form.getByRole('alert')).toBeVisible();
        const [first = 0, ...others] = before;
        const [now = 0, ...after] = await places();
        expect(after.map((top) => Math.round(top - now))).toEqual(others.map((top) => Math.round(top - first)));
      });

  test('listings are text, never markup', async ({ page, world, signIn }) => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>oferta</b>';
    await signIn();
    await world.order({
      operation: 'reportedArticles',
      kind: 'patch',
      count: null,
      path: 'reportedArticles.articles.0.article.title',
      value: hostile,
    });
    await page.goto('/reported_articles');
    await waitUntilSettled(page);
    await expect(page.getByText(hostile).first()).toBeVisible();
    expect(await page.title()).not.toMatch(/^[12]$/);
  });

  test('a redirect parameter goes to this console only', async ({ page, world }) => {
    for (const redirect of [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      '/%09/evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/es?redirect=${encodeURIComponent(redirect)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const link of await page.getByRole('link').all()) {
        const href = (await link.getAttribute('href')) ?? '';
        expect(new URL(href, world.url).protocol).toMatch(/^https?:$/);
      }
      expect(new URL(page.url()).origin).toBe(world.url);
    }
  });

  test('a double click sends once, and Back returns to the list as it was left', async ({ page, world, signIn }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await signIn('ana', '/reports/noticed_articles?status=PENDING');
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

  test('a double click on a new search makes one', async ({ page, world, signIn }) => {
    await signIn();
    await page.getByRole('button', { name: 'Más opciones' }).click();
    const form = page.getByRole('dialog', { name: 'Nueva búsqueda' });
    await form.getByLabel('Palabra clave').fill('pantalón');
    await world.order({ operation: 'createLiveSearch', kind: 'latency', ms: 300, count: null });
    await form.getByRole('button', { name: 'Crear búsqueda' }).dblclick();
    await expect(page).toHaveURL(/\/live_searches\/[^/]+$/);
    expect((await world.operations()).filter((operation) => operation === 'createLiveSearch')).toHaveLength(1);
  });

  test('an answer that comes late does not replace the one that was asked for after it', async ({ page, signIn }) => {
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
  });
});
