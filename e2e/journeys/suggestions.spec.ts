import { expect, waitUntilSettled, test } from '../fixtures/test';
import { ResultsPage } from '../pages/results-page';
import { SuggestionsPage } from '../pages/suggestions-page';

test.describe('suggestions', () => {
  test('SUG-01 SUG-08 SUG-12 SUG-13 GW-29 GW-30 GW-31 GW-69 are decided on by keys alone: trusted, suspicious, discarded with the reason that asks for words, and taken back', async ({
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
    const [first, second, third, fourth] = await suggestions.ids();
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
    await expect(page).toHaveURL(new RegExp(`discard=${third ?? ''}`));
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

    await expect.poll(async () => (await world.operations()).includes('discardArticles')).toBe(true);
    await expect(page.locator('[data-item][data-unconfirmed]')).toHaveCount(0);
    await page.reload();
    await expect(suggestions.card(fourth)).toBeVisible();
    for (const gone of [first, second, third]) await expect(suggestions.card(gone)).toHaveCount(0);
  });

  test('SUG-06 SUG-16 the pinned one and the country outlive a reload, and the way back closes what was opened', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn();
    const suggestions = new SuggestionsPage(page);
    await suggestions.open();
    /** A save whose answer a reload cut off goes once more: how many there are says at least that one went. */
    const saves = async () => (await world.operations()).filter((one) => one === 'updateProfile').length;
    const [first, , third] = await suggestions.ids();
    await suggestions.card(third).focus();
    await page.keyboard.press('p');
    await expect(suggestions.card(third).getByRole('button', { name: /^Fijar/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(saves).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(async () => (await suggestions.ids())[0]).toBe(third);
    await suggestions.card(third).focus();
    const unpinned = await saves();
    await page.keyboard.press('p');
    await expect.poll(saves).toBeGreaterThan(unpinned);
    await page.reload();
    await expect.poll(async () => (await suggestions.ids())[0]).toBe(first);

    await suggestions.card(first).focus();
    await page.keyboard.press('d');
    await expect(suggestions.drawer).toBeVisible();
    await page.goBack();
    await expect(suggestions.drawer).toBeHidden();
    await expect(suggestions.card(first)).toBeFocused();

    const narrowed = await saves();
    await suggestions.country.selectOption({ label: 'Brasil' });
    await expect(page).toHaveURL(/site=MLB/);
    await expect.poll(async () => (await suggestions.ids()).every((id) => id.startsWith('MLB'))).toBe(true);
    await expect.poll(saves).toBeGreaterThan(narrowed);
    await page.goto('/suggested_listings');
    await expect(suggestions.country).toHaveValue('MLB');
    await expect(suggestions.cards.first()).toBeVisible();
    expect((await suggestions.ids()).every((id) => id.startsWith('MLB'))).toBe(true);
    await suggestions.country.selectOption({ label: 'Todos los países' });
    await expect(suggestions.card(first)).toBeVisible();
  });

  test('SUG-09 a discarded one comes back when its seller edits it, and when somebody asks about it', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn();
    const suggestions = new SuggestionsPage(page);
    await suggestions.open();
    const [edited = '', asked = '', left = ''] = await suggestions.ids();
    for (const [nth, id] of [edited, asked, left].entries()) {
      await suggestions.card(id).getByRole('button', { name: 'Descartar' }).click();
      await expect(suggestions.drawer).toContainText('Volverá a tus sugerencias si el vendedor la edita');
      await suggestions.drawer.getByRole('radio', { name: /No es mi marca/ }).check();
      await suggestions.drawer.getByRole('button', { name: /^Descartar/ }).click();
      await expect(suggestions.drawer).toBeHidden();
      await expect
        .poll(async () => (await world.operations()).filter((one) => one === 'discardArticles').length)
        .toBe(nth + 1);
    }
    await expect(page.locator('[data-item][data-unconfirmed]')).toHaveCount(0);
    await world.editListing(edited, 'Título corregido por su vendedor');
    await world.askQuestion(asked, '¿Es original?');
    // Asked for anew in the same visit: what the console knows of the discarded ones must give way.
    await suggestions.country.selectOption({ index: 1 });
    await expect(page).toHaveURL(/site=M/);
    await suggestions.country.selectOption('');
    await expect(suggestions.card(edited)).toContainText('Título corregido por su vendedor');
    for (const id of [edited, asked])
      await expect(suggestions.card(id).getByRole('button', { name: 'Descartar' })).toBeEnabled();
    await expect(suggestions.card(left)).toHaveCount(0);
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
