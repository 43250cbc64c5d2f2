import { readFile } from 'node:fs/promises';
import { expect, holdOperation, waitUntilSettled, test } from '../fixtures/test';
import { SuspiciousPage } from '../pages/suspicious-page';

const batch = 25;

test.describe('the suspicious list', () => {
  test('SUS-02 SUS-27 SUS-29 is searched, filtered, ordered and grouped through its address, which a reload keeps; several of one country are reported together, with one reason and one comment', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    const total = await list.total();
    const newest = await list.titled(0);

    await page.getByRole('button', { name: 'Filtrar y ordenar' }).click();
    await page.getByLabel('Más antiguas').check();
    await page.getByLabel('Argentina').check();
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(page).toHaveURL(/sites=MLA/);
    await waitUntilSettled(page);
    const found = await list.total();
    expect(found).toBeLessThan(total);
    await expect(page.locator('tbody tr').filter({ hasText: 'Brasil' })).toHaveCount(0);

    await page.getByLabel('Agrupar por').selectOption('Motivo');
    await expect(page).toHaveURL(/group=reason/);
    await expect(page.getByRole('rowheader').first()).toContainText('publicaci');
    await page.reload();
    await waitUntilSettled(page);
    expect(await list.total()).toBe(found);
    await expect(page.getByRole('rowheader').first()).toContainText('publicaci');
    await accessible('a grouped list', 'main');

    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.poll(() => list.total()).toBe(total);
    await page.getByLabel('Agrupar por').selectOption('Sin agrupar');
    await expect.poll(() => list.titled(0)).toBe(newest);

    await page.goto('/reported_articles?sites=MLA');
    await waitUntilSettled(page);
    const free = list.rows.filter({
      has: page.locator('button[aria-label^="Enviar la denuncia"]:not([aria-disabled="true"])'),
    });
    await free.nth(0).getByRole('checkbox').check();
    await free
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await page.getByRole('toolbar').getByRole('button', { name: 'Cambiar motivo y comentario' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Marca').first().check();
    await drawer.getByRole('button', { name: /^Continuar/ }).click();
    await drawer.getByLabel('Uso ilegal de marca').check();
    await drawer.getByRole('button', { name: /^Continuar/ }).click();
    await drawer.getByLabel('Comentario').fill('Usan nuestra marca sin permiso');
    await drawer.locator('button[type=submit]').click();
    await expect(page.getByText('Guardamos los cambios de la denuncia.')).toBeVisible();
    expect((await world.operations()).filter((operation) => operation === 'editReportedArticles')).toHaveLength(1);
    await page.reload();
    await waitUntilSettled(page);
    expect(await list.rows.filter({ hasText: 'Usan nuestra marca sin permiso' }).count()).toBeGreaterThanOrEqual(3);
  });

  test('a send with refusals leaves a receipt that survives a reload, is saved as a file, and what failed goes once more', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    const letOut = await holdOperation(page, 'sendNotice');
    const edited = await list.sendableId();
    await list.askForAll();
    const going = await list.confirm();
    await list.letGo();
    await expect.poll(() => list.counted('en curso')).toBe(batch);
    await world.editListing(edited, 'Otra cosa');
    await page.getByRole('button', { name: 'Detener envío' }).press('Enter');
    letOut();
    await page.getByRole('link', { name: 'Ver el recibo' }).press('Enter');

    const stayed = page.getByRole('button', { name: `No enviadas (${going - batch})` });
    await expect(stayed).toBeVisible();
    await expect(page.getByRole('button', { name: `Enviadas (${batch - 1})` })).toBeVisible();
    await page.reload();
    await waitUntilSettled(page);
    await expect(
      page
        .locator('tbody')
        .getByRole('link', { name: /^\d{8}$/ })
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Rechazada (1)' }).click();
    await expect(page).toHaveURL(/outcome=refused/);
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
    await accessible('a receipt', 'main');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar CSV' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFFID', edited]);

    await page.getByRole('button', { name: /^Reintentar las/ }).click();
    expect(await list.confirm()).toBeGreaterThanOrEqual(going - batch);
    await list.letGo();
    await expect.poll(async () => (await world.ledger()).listings, { timeout: 60_000 }).toBe(going - 1);
    expect((await world.ledger()).doubled).toEqual([]);
  });
});
