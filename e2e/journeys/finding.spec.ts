import { expect, waitUntilSettled, test } from '../fixtures/test';

test.describe('finding', () => {
  test('what nobody has is told and stays typed; many lines are looked for one at a time, through a reload, and each has its fate; in a search a filter is told its contradictions, kept, named in the address, there after a reload, and taken away; the keyword changes', async ({
    page,
    context,
    world,
    signIn,
    accessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('ana', '/live_searches');
    const quick = page.getByRole('region', { name: 'Buscar publicaciones' });
    const field = quick.getByLabel('¿Qué buscas?');
    await field.fill('@NADIE_TIENE_ESTE');
    await field.press('Enter');
    await expect(quick.getByRole('alert')).toContainText('Usuario no encontrado.');
    await page.reload();
    await expect(field).toHaveValue('@NADIE_TIENE_ESTE');
    await field.fill('XYZ1234567890');
    await quick.getByRole('button', { name: /^Buscar( vendedor)?$/ }).click();
    await expect(field).toHaveAccessibleDescription(/no es ningún país/);
    await waitUntilSettled(page);
    await accessible('the quick search with its fault');
    await field.fill('');
    await quick.getByRole('button', { name: 'Buscar varias' }).click();
    const lines = quick.getByLabel('¿Qué buscas? Una cosa por línea');
    await expect(lines).toBeFocused();
    const tooMany = Array.from({ length: 10_000 }, (_, at) => `linea ${at}`).join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), tooMany);
    await page.keyboard.press('ControlOrMeta+V');
    await quick.getByRole('button', { name: 'Poner en cola' }).click();
    await expect(lines).toHaveAccessibleDescription(/10\.000 líneas/);

    await world.order({ operation: 'createLiveSearch', kind: 'latency', ms: 800, count: null });
    const words = Array.from({ length: 6 }, (_, at) => `riñonera ${at}`);
    await lines.fill([...words, '', 'MLA9999999999', 'riñonera 0', 'XYZ1234567890'].join('\n'));
    await expect(quick.getByText(/^1 publicación y 6 textos: se crean 6 búsquedas/)).toBeVisible();
    await quick.getByRole('button', { name: 'Poner en cola' }).click();
    const queue = quick.getByRole('region', { name: 'Cola de búsquedas' });
    await expect(queue.getByText(/^[2-5] búsquedas creadas/)).toBeVisible();
    await page.reload();
    await expect(queue.getByText('9 de 9')).toBeVisible();
    await expect(queue.getByRole('listitem').filter({ hasText: 'MLA9999999999' })).toContainText('No encontrada');
    await expect(queue.getByRole('listitem').filter({ hasText: 'XYZ' })).toContainText('De otro marketplace');
    await waitUntilSettled(page);
    await accessible('the queue');
    await queue.getByRole('button', { name: 'Cerrar la cola' }).click();
    await expect(queue).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'riñonera' })).toHaveCount(6);
    await world.clearFaults();

    await page.getByRole('link', { name: 'kumara', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Más opciones' }).click();
    await page.getByRole('button', { name: 'Nuevo filtro' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo filtro' });
    await form.getByLabel('Nombre').fill('Usadas en Brasil');
    await form.getByLabel('Precio desde').fill('20');
    await form.getByLabel('Precio hasta').fill('10');
    await expect(form.getByRole('radio', { name: 'Cualquiera' })).toBeChecked();
    await form.getByRole('button', { name: 'Guardar y aplicar' }).click();
    await expect(form.getByLabel('Precio desde')).toHaveAccessibleDescription(/mayor que el precio hasta/);
    await waitUntilSettled(page);
    await accessible('the filter with its fault', '[role=dialog]');

    await form.getByLabel('Precio desde').fill('');
    await form.getByLabel('Precio hasta').fill('');
    await form.getByRole('checkbox', { name: 'Argentina' }).uncheck();
    await form.getByRole('checkbox', { name: 'Chile' }).uncheck();
    await form.getByRole('radio', { name: 'Usado' }).check();
    await form.getByRole('button', { name: 'Guardar y aplicar' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/filter=/);
    const choice = page.locator('select').filter({ has: page.locator('option', { hasText: 'Sin filtro' }) });
    await expect(choice.locator('option:checked')).toHaveText('Usadas en Brasil');
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText('Usado');
    await expect(cards.filter({ hasText: 'Argentina' })).toHaveCount(0);

    await page.reload();
    await expect(choice.locator('option:checked')).toHaveText('Usadas en Brasil');
    await expect(cards.first()).toContainText('Usado');
    await page.getByRole('button', { name: 'Más opciones' }).click();
    await choice.selectOption({ label: 'Sin filtro' });
    await expect(page).not.toHaveURL(/filter=/);
    await expect(cards.filter({ hasText: 'Argentina' }).first()).toBeVisible();

    await page.getByRole('button', { name: 'Cambiar palabra clave' }).click();
    const keyword = page.getByLabel('Palabra clave');
    await expect(keyword).toBeFocused();
    await keyword.fill('kumara gorra');
    await keyword.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /kumara gorra/ })).toBeVisible();
    await page.getByRole('link', { name: 'Búsquedas', exact: true }).last().click();
    await expect(page.getByRole('link', { name: 'kumara gorra', exact: true }).first()).toBeVisible();
  });
});
