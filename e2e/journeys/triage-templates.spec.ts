import { expect, waitUntilSettled, test } from '../fixtures/test';

test('what was written of a template outlives Escape and a reload; once shown as kept it is kept, is filled in from the next listing, and says what it lacks', async ({
  page,
  openResults,
  accessible,
}) => {
  const results = await openResults();
  const [first] = await results.undecidedIds();
  const begin = async () => {
    await page.locator(`[data-item="${first ?? ''}"]`).focus();
    await page.keyboard.press('s');
    await results.reachComment();
  };
  const write = () => results.drawer.getByRole('button', { name: 'Guardar como plantilla' }).click();
  const comment = results.drawer.getByRole('textbox').first();
  const name = results.drawer.getByRole('textbox', { name: 'Nombre' });
  await begin();
  await comment.fill('Copia de {{marca}}, modelo {{modelo}}');
  await expect(results.drawer.getByText('Completa lo que falta: {{marca}}, {{modelo}}').first()).toBeVisible();
  await write();
  await name.fill('Modelo a medias');
  await waitUntilSettled(page);
  await accessible('a template', 'main section:has(form)');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(comment).toHaveValue('Copia de {{marca}}, modelo {{modelo}}');
  await write();
  await expect(name).toHaveValue('Modelo a medias');

  await page.reload();
  await expect(results.cards.first()).toBeVisible();
  await begin();
  await results.drawer.getByRole('button', { name: 'Continuar con ella' }).click();
  await write();
  await expect(name).toHaveValue('Modelo a medias');
  await name.fill('Modelo copiado');
  // The page goes in the same breath in which the template is shown.
  await page.evaluate(() => {
    const shown = () =>
      [...document.querySelectorAll('button')].some((it) => it.textContent.startsWith('Modelo copiado'));
    new MutationObserver(() => {
      if (shown()) location.reload();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const gone = page.waitForEvent('framenavigated');
  await page.keyboard.press('Enter');
  await gone;
  await expect(results.cards.first()).toBeVisible();
  const [, second] = await results.undecidedIds();
  await page.locator(`[data-item="${second ?? ''}"]`).focus();
  await page.keyboard.press('s');
  await results.reachComment();
  await expect(results.drawer.getByRole('button', { name: /^Modelo copiado/ })).toBeVisible();
  await expect(results.drawer.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Alt+1');
  await expect(results.drawer.getByRole('textbox')).toHaveValue('Copia de Kumara, modelo {{modelo}}');
  await expect(results.drawer.getByText('Completa lo que falta: {{modelo}}').first()).toBeVisible();
  await waitUntilSettled(page);
  await accessible('templates', 'main section:has(form)');
});

test('on a phone Escape leaves the drawer open, and what was written of a template is there after a reload', async ({
  page,
  openResults,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const results = await openResults();
  const begin = async () => {
    await (await results.titled(0)).focus();
    await page.keyboard.press('s');
    await results.reachComment();
  };
  await begin();
  const write = () => results.drawer.getByRole('button', { name: 'Guardar como plantilla' }).click();
  const name = results.drawer.getByRole('textbox', { name: 'Nombre' });
  await results.drawer.getByRole('textbox').fill('Copia de nuestro modelo');
  await write();
  await name.fill('Modelo a medias');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(results.drawer.getByRole('textbox')).toHaveValue('Copia de nuestro modelo');
  await write();
  await expect(name).toHaveValue('Modelo a medias');

  await page.reload();
  await begin();
  await results.drawer.getByRole('button', { name: 'Continuar con ella' }).click();
  await write();
  await expect(name).toHaveValue('Modelo a medias');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(results.drawer).toBeHidden();
});
