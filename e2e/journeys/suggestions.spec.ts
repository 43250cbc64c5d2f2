import { expect, waitUntilSettled, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';
import { SuggestionsPage } from '../pages/suggestions-page';

test.describe('suggestions', () => {
  test('SUG-01 SUG-06 SUG-08 SUG-09 SUG-12 SUG-13 SUG-16 GW-29 GW-30 GW-31 GW-69 are decided on by keys alone and taken back; a discarded one comes back when its seller edits it or somebody asks; the pinned one and the country outlive a reload', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    await signIn();
    const suggestions = new SuggestionsPage(page);
    await suggestions.open();
    await waitUntilSettled(page);
    expect(await world.operations()).toEqual(
      expect.arrayContaining(['suggestedArticles', 'suggestedStats', 'suggestedReportedCount']),
    );
    const [first, second, third = '', fourth = '', fifth = '', sixth] = await suggestions.ids();
    const trusted = Number(await suggestions.figure('Confiables').textContent());
    const entry = page.getByRole('link', { name: 'Publicaciones sospechosas' });
    const digits = /\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? '';
    const waiting = Number(digits.slice(0, digits.length / 2));
    const suspicious = Number(await suggestions.figure('Sospechosas').textContent());

    await suggestions.card(first).focus();
    await page.keyboard.press('t');
    await expect(suggestions.card(first).getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await expect(suggestions.figure('Confiables')).toHaveText(String(trusted + 1));
    await expect(suggestions.card(second)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('z');
    await expect(suggestions.card(first).getByRole('button', { name: 'Confiable' })).toBeVisible();
    await expect(suggestions.figure('Confiables')).toHaveText(String(trusted));
    await page.keyboard.press('t');
    await expect(suggestions.card(second)).toBeFocused();

    await page.keyboard.press('s');
    const results = new ResultsPage(page);
    await results.reportByKeys();
    await expect(suggestions.figure('Sospechosas')).toHaveText(String(suspicious + 1));
    await expect(entry).toContainText(`${waiting + 1} publicaciones`);
    await expect(suggestions.card(third)).toBeFocused();

    await page.keyboard.press('d');
    await expect(suggestions.drawer).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`discard=${third}`));
    await page.goBack();
    await expect(suggestions.drawer, 'the way back closes what was opened').toBeHidden();
    await expect(suggestions.card(third)).toBeFocused();
    await page.keyboard.press('d');
    await expect(suggestions.drawer).toBeVisible();
    await waitUntilSettled(page);
    await accessible('the discard drawer', 'main section:has(form)');
    await page.keyboard.press('4');
    await expect(suggestions.drawer.getByRole('textbox')).toBeFocused();
    await waitUntilSettled(page);
    await accessible('the comment of the discard drawer', 'main section:has(form)');
    await page.keyboard.type('La revisamos con el licenciatario');
    await page.keyboard.press('Control+Enter');
    await expect(suggestions.drawer).toBeHidden();
    await expect(page).toHaveURL(/\/suggested_listings$/);
    await expect(suggestions.card(third).getByText('Descartada')).toBeVisible();

    for (const id of [fourth, fifth]) {
      await suggestions.card(id).getByRole('button', { name: 'Descartar' }).click();
      await expect(suggestions.drawer).toContainText('Volverá a tus sugerencias si el vendedor la edita');
      await suggestions.drawer.getByRole('radio', { name: /No es mi marca/ }).check();
      await suggestions.drawer.getByRole('button', { name: /^Descartar/ }).click();
      await expect(suggestions.drawer).toBeHidden();
    }
    const discards = async () => (await world.operations()).filter((one) => one === 'discardArticles').length;
    await expect.poll(discards).toBe(3);
    await expect(page.locator('[data-item][data-unconfirmed]')).toHaveCount(0);
    await world.editListing(third, 'Título corregido por su vendedor');
    await world.askQuestion(fourth, '¿Es original?');
    // Asked for anew in the same visit: what the console knows of the discarded ones must give way.
    await suggestions.country.selectOption({ index: 1 });
    await expect(page).toHaveURL(/site=M/);
    await suggestions.country.selectOption('');
    await expect(suggestions.card(third)).toContainText('Título corregido por su vendedor');
    for (const id of [third, fourth])
      await expect(suggestions.card(id).getByRole('button', { name: 'Descartar' })).toBeEnabled();
    await expect(suggestions.card(fifth)).toHaveCount(0);

    /** A save whose answer a reload cut off goes once more: how many there are says at least that one went. */
    const saves = async () => (await world.operations()).filter((one) => one === 'updateProfile').length;
    const unpinned = await saves();
    await suggestions.card(sixth).focus();
    await page.keyboard.press('p');
    await expect(suggestions.card(sixth).getByRole('button', { name: /^Fijar/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(saves).toBeGreaterThan(unpinned);
    await page.reload();
    await expect.poll(async () => (await suggestions.ids())[0]).toBe(sixth);
    for (const gone of [first, second, fifth]) await expect(suggestions.card(gone)).toHaveCount(0);
    const narrowed = await saves();
    await suggestions.country.selectOption({ label: 'Brasil' });
    await expect(page).toHaveURL(/site=MLB/);
    await expect.poll(async () => (await suggestions.ids()).every((id) => id.startsWith('MLB'))).toBe(true);
    await expect.poll(saves).toBeGreaterThan(narrowed);
    await page.goto('/suggested_listings');
    await expect(suggestions.country).toHaveValue('MLB');
    await expect(suggestions.cards.first()).toBeVisible();
    expect((await suggestions.ids()).every((id) => id.startsWith('MLB'))).toBe(true);
  });

  test('one whose answer is still out when the page is loaded anew stands as decided, and can be taken back', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn();
    const suggestions = new SuggestionsPage(page);
    await suggestions.open();
    await waitUntilSettled(page);
    await world.order({ operation: 'approveArticles', kind: 'latency', ms: 20_000, count: null });
    const [first] = await suggestions.ids();
    await suggestions.card(first).focus();
    await page.keyboard.press('t');
    const undo = suggestions.card(first).getByRole('button', { name: 'Deshacer' });
    await expect(undo).toBeVisible();
    await page.reload();
    await expect(undo).toBeVisible();
    await undo.click();
    await expect(suggestions.card(first).getByRole('button', { name: 'Confiable' })).toBeVisible();
  });
});
