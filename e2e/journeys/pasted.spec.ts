import { expect, waitUntilSettled, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';
import { SuspiciousPage } from '../pages/suspicious-page';

test.describe('listings of a paste', () => {
  test('SRCH-07 sixty pasted lines are one list: three are trusted and the others reported by keys, what is not there is copied', async ({
    page,
    context,
    world,
    signIn,
    accessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const ids = world.moreListings('MLA', 56);
    const lines = [
      'ID\tTítulo',
      ...ids.map((id, at) =>
        at % 3 === 0 ? `https://articulo.example/${id.slice(0, 3)}-${id.slice(3)}-algo-_JM` : `${id}\tAlgo`,
      ),
      'MLA-12345678901',
      'MLA9999999999',
      '@NADIE_TIENE_ESTE',
    ];
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    const before = await list.total();
    await page.goto('/live_searches');
    const quick = page.getByRole('region', { name: 'Buscar publicaciones' });
    await quick.getByLabel('¿Qué buscas?').focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
    await page.keyboard.press('ControlOrMeta+V');
    await quick.getByRole('button', { name: 'Revisar juntas las 57 publicaciones' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Publicaciones pegadas 56' })).toBeVisible();
    const cards = page.getByRole('list', { name: 'Publicaciones pegadas' }).getByRole('article');
    await expect(cards).toHaveCount(56);
    const missing = page.getByRole('region', { name: '1 no encontrada' });
    await expect(missing).toContainText('MLA9999999999');
    await missing.getByRole('button', { name: 'Copiar el ID' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MLA9999999999');
    const faults = page.getByRole('region', { name: '1 línea no se entiende' });
    await expect(faults).toContainText(/Línea 58.*MLA-12345678901/);
    await waitUntilSettled(page);
    await accessible('the pasted listings');

    await page.reload();
    await expect(cards).toHaveCount(56);
    await cards.first().focus();
    for (const _ of [1, 2, 3]) await page.keyboard.press('t');
    await expect(page.getByText(/^53 por revisar · 3 confiables$/)).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('s');
    const plan = page.getByRole('dialog', { name: /3/ });
    await plan.getByRole('button', { name: /53/ }).press('Enter');
    await new ResultsPage(page).reportByKeys();
    await expect(page.getByText(/^53 sospechosas · 3 confiables$/)).toBeVisible();

    await page.goto('/live_searches');
    const queue = quick.getByRole('region', { name: 'Cola de búsquedas' });
    await expect(queue.getByRole('listitem')).toHaveText([/NADIE_TIENE_ESTE/]);

    await page.goto('/reported_articles');
    await waitUntilSettled(page);
    await expect.poll(() => list.total()).toBe(before + 53);
    await list.askForAll();
    const going = await list.confirm();
    await list.letGo();
    await expect(list.over()).toBeVisible({ timeout: 30_000 });
    expect(await world.ledger()).toEqual({ listings: going, doubled: [] });
  });
});
