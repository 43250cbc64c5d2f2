import { expect, interceptOperation, waitUntilSettled, test } from '../fixtures/test';

/** Seeded as one of those that take part in a catalogue page. */
const ofCatalogue = '/article_detail/MLA1060602065';

test.describe('a catalogue page', () => {
  test('CAT-06 CAT-10 CAT-18 CAT-19 LST-49 its photos open large, what a seller answered is read from its row, and it is reported from a listing that takes part in it to its case, which is found again', async ({
    page,
    context,
    world,
    signIn,
    accessible,
  }) => {
    // Where keys are honoured it is sent once more by itself, after a while.
    await world.honourOperationKeys(false);
    await signIn('ana', ofCatalogue);
    const link = page.locator('dd a[href^="/article_catalogo_detail/"]');
    const id = (await link.textContent()) ?? '';
    await link.click();
    await expect(page).toHaveURL(`/article_catalogo_detail/${id}`);
    await waitUntilSettled(page);

    await page.getByRole('button', { name: 'Ampliar la foto 2' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const earlier = page.getByRole('button', { name: /^Buscar las respuestas de/ }).first();
    await earlier.click();
    await expect(page.getByRole('dialog')).toContainText('respuestas enviadas');
    await waitUntilSettled(page);
    await accessible('the earlier reports of a seller');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(earlier).toBeFocused();

    const sellers = page.getByRole('table', { name: 'Vendedores que participan' }).locator('tbody tr');
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('dearest');
    await expect(page).toHaveURL(`/article_catalogo_detail/${id}?sort=dearest`);
    const prices = (await sellers.getByRole('cell', { name: /^ARS/ }).allTextContents()).map((text) =>
      Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
    );
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));

    await page.getByRole('button', { name: 'Denunciar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Denunciar página de catálogo' });
    await drawer.getByRole('radio', { name: /^Uso ilegal de marca/ }).check();
    await waitUntilSettled(page);
    await accessible('why a catalogue page is reported');
    await drawer.getByRole('button', { name: 'Continuar', exact: true }).click();
    const place = drawer.getByRole('combobox', { name: 'Lugar de la infracción' });
    const comment = drawer.getByRole('textbox', { name: 'Comentario' });
    await expect(place).toBeFocused();
    await place.selectOption('sheet');
    await comment.fill('La ficha usa nuestra marca');
    await drawer.getByRole('button', { name: 'Cerrar' }).click();
    await expect(drawer).toBeHidden();
    await page.reload();
    await waitUntilSettled(page);
    await page.getByRole('button', { name: 'Denunciar' }).click();
    await expect(comment).toHaveValue('La ficha usa nuestra marca');
    await expect(place).toHaveValue('sheet');

    let sent = 0;
    await interceptOperation(page, 'sendBrandInfringement', async (route, nth) => {
      sent = nth;
      await (nth === 1 ? route.abort('connectionreset') : route.continue());
    });
    await drawer.getByRole('button', { name: 'Enviar denuncia' }).dblclick();
    await expect(drawer.getByRole('alert')).toContainText(
      'Ocurrió un error al enviar la denuncia. Vuelve a intentarlo.',
    );
    expect(sent).toBe(1);
    await waitUntilSettled(page);
    await accessible('a report that failed');
    await drawer.getByRole('button', { name: 'Enviar de nuevo' }).click();
    await expect(drawer.getByRole('heading', { name: 'Gracias por tu denuncia' })).toBeVisible();
    const caseId = (await drawer.getByRole('button', { name: /70\d{6}/ }).textContent())?.match(/70\d{6}/)?.[0] ?? '';
    expect(caseId).not.toBe('');
    await waitUntilSettled(page);
    await accessible('a report that was taken');
    const cookie = (await context.cookies()).find(({ name }) => name === `brand_infringement_${id}`);
    expect(cookie?.value).toBe(caseId);
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 3_600_000).toBeCloseTo(48, 0);
    await drawer.locator('footer, [class*="foot"]').getByRole('button', { name: 'Cerrar' }).click();
    await expect(drawer).toBeHidden();

    await page.goto('/');
    await page.goto(`/article_catalogo_detail/${id}`);
    await expect(page.getByText('Ya denunciaste esta página de catálogo. Número de caso:')).toContainText(caseId);
    await expect(page.getByRole('button', { name: 'Ya denunciada' })).toHaveAttribute('aria-disabled', 'true');
  });
});
