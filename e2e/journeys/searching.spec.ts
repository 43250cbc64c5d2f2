import { expect, waitUntilSettled, test } from '../fixtures/test';

test.describe('searching', () => {
  test('SRCH-21 SRCH-22 SRCH-23 LSV-03 a live search is told its faults at the field, is created once by a double click, watched, and its results open', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    await signIn();
    await expect(page.getByRole('heading', { level: 1, name: /^Búsquedas/ })).toBeVisible();

    await page.getByRole('button', { name: 'Más opciones' }).click();
    const form = page.getByRole('dialog', { name: 'Nueva búsqueda' });
    await expect(form).toBeVisible();
    const keyword = form.getByLabel('Palabra clave');
    await form.getByRole('checkbox', { name: 'Argentina' }).uncheck();
    await form.getByRole('button', { name: 'Crear búsqueda' }).click();
    await expect(keyword).toHaveAccessibleDescription(/Escribe al menos una palabra/);
    await expect(form.getByRole('group', { name: 'Países' })).toHaveAccessibleDescription(/país/i);
    await waitUntilSettled(page);
    await accessible('the form with its faults', '[role=dialog]');

    await keyword.fill('mochila');
    await form.getByRole('checkbox', { name: 'Argentina' }).check();
    await form.getByRole('checkbox', { name: 'Brasil' }).check();
    await world.order({ operation: 'createLiveSearch', kind: 'latency', ms: 300, count: null });
    await form.getByRole('button', { name: 'Crear búsqueda' }).dblclick();
    await expect(page).toHaveURL(/\/live_searches\/[^/]+$/);
    expect((await world.operations()).filter((operation) => operation === 'createLiveSearch')).toHaveLength(1);
    await world.clearFaults();
    await expect(page.getByRole('heading', { level: 1, name: /mochila/i })).toBeVisible();
    await world.advanceDays(1);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: 'Más opciones' }).click();
    await expect(page.getByText(/Terminada el/)).toBeVisible();

    await page.goto('/live_searches');
    await page.getByRole('button', { name: 'Más opciones' }).click();
    await keyword.fill('Mochila');
    await form.getByRole('checkbox', { name: 'Argentina' }).check();
    await form.getByRole('checkbox', { name: 'Brasil' }).check();
    await form.getByRole('button', { name: 'Crear búsqueda' }).click();
    await expect(keyword).toHaveAccessibleDescription(/ya existe|ya tienes/i);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Más opciones' }).click();
    await expect(keyword, 'what was typed is offered again').toHaveValue('Mochila');
  });

  test('ERR-17 deleting a search that the gateway refuses puts its row back and says so', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn();
    const rows = page.getByRole('row');
    const remove = page.getByRole('button', { name: /^Eliminar la búsqueda/ });
    await expect(remove.first()).toBeVisible();
    const before = await rows.count();
    await world.order({ operation: 'deleteLiveSearch', kind: 'refusal', code: 'NOT_ALLOWED' });
    await remove.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar búsqueda' }).click();
    await expect(page.getByRole('alert')).toContainText('No pudimos eliminar la búsqueda');
    await expect(rows).toHaveCount(before);
    await remove.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar búsqueda' }).click();
    await expect(rows).toHaveCount(before - 1);
    await page.reload();
    await expect(remove.first()).toBeVisible();
    await expect(rows).toHaveCount(before - 1);
  });

  test('SHL-17 SHL-48 results are filtered to one seller of the whole search, marked there, rated beneath by keys, and stand so through a reload and a way back; a filter with words, sellers and a category leaves what fits, and each is told beside it', async ({
    page,
    world,
    openResults,
    accessible,
  }) => {
    const results = await openResults();
    const narrowing = page.getByRole('dialog', { name: 'Filtrar resultados' });
    const seller = narrowing.getByLabel('Vendedor');
    const tab = page.getByRole('tab', { name: /^Por revisar/ });
    const whole = await tab.textContent();

    await page.getByRole('button', { name: 'Filtrar resultados' }).click();
    await narrowing.getByLabel(/^Precio desde/).fill('20');
    await narrowing.getByLabel(/^Precio hasta/).fill('10');
    await narrowing.getByRole('button', { name: 'Aplicar' }).click();
    await expect(narrowing.getByLabel(/^Precio desde/)).toHaveAccessibleDescription(/mayor|menor|supera/i);
    await waitUntilSettled(page);
    await accessible('the filters within the results with their fault', '[role=dialog]');
    await narrowing.getByRole('button', { name: 'Limpiar' }).click();
    await expect(narrowing.getByLabel(/^Precio desde/)).toHaveValue('');
    const [, option = ''] = await seller.getByRole('option').allTextContents();
    const nickname = option.replace(/ \(.*$/, '');
    await seller.selectOption({ label: option });
    await narrowing.getByRole('button', { name: 'Aplicar' }).click();
    await expect(narrowing).toBeHidden();

    const chip = page.getByRole('button', { name: new RegExp(`Vendedor: ${nickname}`) });
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/seller=/);
    await expect(page.getByText(/leídas$/)).toBeHidden();
    await expect(page.getByRole('progressbar', { name: 'Leyendo toda la búsqueda' })).toBeHidden();
    const narrowed = await results.ids();
    await expect(results.cards.filter({ hasText: nickname })).toHaveCount(narrowed.length);
    await expect(tab).not.toHaveText(whole ?? '');

    const open = await results.undecidedIds();
    const [marked = ''] = open;
    await page.locator(`[data-item="${marked}"]`).focus();
    await page.keyboard.press('t');
    await expect(page.getByRole('tab', { name: 'Confiables 1' })).toBeVisible();
    await expect(results.unconfirmed).toHaveCount(0);
    await expect(page.locator(`[data-item="${marked}"]`)).toBeVisible();

    const survey = page.getByRole('region', { name: /^¿Te sirvieron/ });
    await survey.scrollIntoViewIfNeeded();
    await waitUntilSettled(page);
    await accessible('the survey', 'section[aria-label^="¿Te sirvieron"]');
    await survey.getByRole('button', { name: '4 de 5' }).focus();
    await page.keyboard.press('Enter');
    await expect(survey.getByText('Gracias: tu respuesta nos ayuda')).toBeVisible();
    await expect.poll(world.operations).toContain('insertStatistics');

    await page.reload();
    await expect(chip).toBeVisible();
    const left = narrowed.filter((id) => id !== marked);
    await expect.poll(async () => (await results.ids()).toSorted()).toEqual(left.toSorted());
    await waitUntilSettled(page);
    await expect(survey).toHaveCount(0);
    await page.getByRole('link', { name: 'Búsquedas', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Búsquedas/ })).toBeVisible();
    await page.goBack();
    await expect(chip).toBeVisible();
    await expect.poll(async () => (await results.ids()).toSorted()).toEqual(left.toSorted());
    await chip.click();
    await expect(chip).toBeHidden();
    await expect(page).not.toHaveURL(/seller=/);

    const titles = () => results.cards.getByRole('heading').or(results.cards.getByRole('link')).allTextContents();
    await page.getByRole('button', { name: 'Más opciones' }).click();
    await page.getByRole('button', { name: 'Nuevo filtro' }).click();
    const form = page.getByRole('dialog', { name: 'Nuevo filtro' });
    await form.getByLabel('Nombre').fill('Originales');
    const category = form.getByRole('radiogroup', { name: 'Categoría' });
    await expect(category.getByRole('radio').first()).toBeChecked();
    await category.getByRole('radio', { name: /^Calzado/ }).check();
    const required = form.getByRole('textbox', { name: 'Palabras obligatorias' });
    await required.fill('kumara, kumara');
    await expect(form.getByText('“kumara” ya está en la lista.')).toBeVisible();
    const avoided = form.getByRole('textbox', { name: 'Palabras excluidas' });
    await avoided.fill('KUMARA');
    await avoided.press('Enter');
    const unwanted = form.getByRole('combobox', { name: 'Vendedores excluidos' });
    await unwanted.fill('NADIE_TIENE_ESTE');
    await unwanted.press('Enter');
    await form.getByRole('button', { name: 'Guardar y aplicar' }).click();
    await expect(avoided).toBeFocused();
    await expect(avoided).toHaveAccessibleDescription(/obligatoria y excluida a la vez/);
    await waitUntilSettled(page);
    await accessible('the filter with a contradiction', '[role=dialog]');
    await form.getByRole('button', { name: 'Quitar KUMARA', exact: true }).click();
    await form.getByRole('button', { name: 'Guardar y aplicar' }).click();
    await expect(unwanted).toHaveAccessibleDescription(/Nadie vende con el apodo NADIE_TIENE_ESTE/);
    await form.getByRole('button', { name: 'Quitar NADIE_TIENE_ESTE' }).click();
    await avoided.fill('runner');
    await form.getByRole('button', { name: 'Guardar y aplicar' }).click();
    await expect(form).toBeHidden();
    const facts = page.getByRole('list', { name: 'Lo que filtra' });
    await expect(facts.getByRole('listitem')).toHaveText(['Originales', 'Calzado', 'Con kumara', 'Sin runner']);
    const fitting = async () => (await titles()).every((title) => !/runner/i.test(title));
    await expect.poll(fitting).toBe(true);
    await page.reload();
    await expect(facts.getByRole('listitem')).toHaveText(['Originales', 'Calzado', 'Con kumara', 'Sin runner']);
    await page.getByRole('button', { name: 'Más opciones' }).click();
    await page.getByRole('button', { name: 'Editar filtro' }).click();
    const again = page.getByRole('dialog', { name: 'Editar filtro' });
    await expect(again.getByRole('radio', { name: /^Calzado/ })).toBeChecked();
    await expect(again.getByRole('button', { name: 'Quitar runner' })).toBeVisible();
  });

  test('many results are selected by keys and Shift, reported together, country by country where they belong to several, trusted and taken back', async ({
    page,
    world,
    openResults,
    accessible,
  }) => {
    const results = await openResults();
    const bar = page.getByRole('toolbar', { name: 'Publicaciones elegidas' });
    const tick = (id: string) => page.locator(`[data-item="${id}"]`).getByRole('checkbox');
    const open = await results.undecidedIds();
    const here = open.filter((id) => id.startsWith('MLA'));
    const [first = '', second = '', third = '', fourth = ''] = here;
    const abroad = open.find((id) => !id.startsWith('MLA')) ?? '';

    await tick(first).check();
    await tick(abroad).check();
    await waitUntilSettled(page);
    await accessible('results with a selection');
    await bar.getByRole('button', { name: 'Marcar 2 como sospechosas' }).click();
    const question = page.getByRole('dialog', { name: 'Publicaciones de 2 países' });
    await expect(question).toContainText('Argentina (1)');
    await question.getByRole('button', { name: 'Ir país por país' }).click();
    await results.reachComment();
    await results.drawer.getByRole('textbox').fill('Es una copia de nuestro producto');
    await results.drawer.locator('button[type=submit]').click();
    await expect(results.drawer).toContainText(abroad);
    await page.keyboard.press('Escape');
    await expect(results.drawer).toBeHidden();
    await expect(tick(abroad)).toBeChecked();
    await page.keyboard.press('z');
    await expect(page.locator(`[data-item="${first}"]`).getByRole('button', { name: 'Sospechosa' })).toBeVisible();
    await page.locator(`[data-item="${first}"]`).focus();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();

    await page.keyboard.press('x');
    await tick(second).check();
    await bar.getByRole('button', { name: 'Marcar 2 como sospechosas' }).click();
    await expect(results.drawer).toBeVisible();
    await results.reachComment();
    await results.drawer.getByRole('textbox').fill('Es una copia de nuestro producto');
    await results.drawer.locator('button[type=submit]').click();
    await expect(results.drawer).toBeHidden();
    await expect(bar).toBeHidden();
    for (const id of [first, second])
      await expect(page.locator(`[data-item="${id}"]`).getByText('Sospechosa', { exact: true })).toBeVisible();

    await tick(third).check();
    await tick(fourth).check();
    await tick(second).check();
    await bar.getByRole('button', { name: 'Marcar 2 como confiables' }).click();
    const plan = page.getByRole('dialog', { name: 'Una de las elegidas queda fuera' });
    await expect(plan.getByRole('listitem')).toHaveCount(1);
    await plan.getByRole('button', { name: 'Marcar 2 como confiables' }).click();
    await expect(bar.getByText('2 marcadas como confiables')).toBeVisible();
    await expect(page.locator('[data-item][data-unconfirmed]')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    for (const id of [third, fourth])
      await expect(page.locator(`[data-item="${id}"]`).getByRole('button', { name: 'Confiable' })).toBeEnabled();
    await expect.poll(async () => (await world.operations()).filter((one) => one === 'articleUndo').length).toBe(3);
    expect((await world.operations()).filter((one) => one === 'reportArticles')).toHaveLength(2);
  });
});
