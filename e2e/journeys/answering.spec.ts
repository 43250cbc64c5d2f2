import type { Page } from '@playwright/test';
import { readSavedDrafts, expect, waitUntilSettled, test } from '../fixtures/test';
import type { World } from '../fixtures/world';
import { SuspiciousPage } from '../pages/suspicious-page';
import { chooseMinuteToUndo } from '../pages/undo-time';

const decision = (page: Page) => page.getByRole('region', { name: 'Tu decisión' });
const countsDown = (page: Page) => decision(page).getByRole('heading', { name: /Tu respuesta se envía/ });

/** The reply that was just given goes out at once. */
async function letGo(page: Page): Promise<void> {
  await expect(countsDown(page)).toBeVisible();
  await decision(page).getByRole('button', { name: 'Enviar ahora' }).press('Enter');
}

const repliesOf = async (world: World) =>
  (await world.operations()).filter((operation) => operation === 'respondCounterNotice').length;

test.describe('answering', () => {
  test('LSV-16 CAS-02 CAS-16 CAS-17 HIS-27 what awaits an answer is found and read beside its list, on a phone in the list alone, and a report is confirmed with a rejection reason', async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/profile');
    // The countdown is audited as a whole page, which can take more than ten seconds.
    await chooseMinuteToUndo(page, world);
    await page.goto('/reports/noticed_articles?status=PENDING');
    await expect(page.getByRole('heading', { level: 1, name: /Respuestas pendientes/ })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    const pane = page.getByRole('region', { name: 'Caso elegido' });
    const rows = page.locator('tbody [data-item]');
    await expect(pane.getByRole('heading', { name: 'Lo que dice el vendedor' })).toBeVisible();
    const [list, beside] = [await rows.first().boundingBox(), await pane.boundingBox()];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
    await page.keyboard.press('j');
    const second = await rows.nth(1).getByRole('link').first().textContent();
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(second ?? '');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pane).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await rows.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: second ?? '' })).toBeVisible();
    await page.goBack();
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(second ?? '');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole('link', { name: /^(Responder: caso|Ver caso) / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/case_management\//);
    await expect(page.getByRole('heading', { name: '¿Qué decides?' })).toBeVisible();
    const focused = decision(page).locator(':focus');
    await page.getByRole('button', { name: 'Finalizar publicación' }).press('Enter');
    await expect(focused, 'the form has the focus').toHaveCount(1);
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await expect(page.getByRole('radiogroup', { name: 'Por qué no aceptas la respuesta' })).toHaveAccessibleDescription(
      /Elige/,
    );
    await expect(
      page.getByRole('radiogroup', { name: 'Por qué no aceptas la respuesta' }).getByRole('radio'),
    ).toHaveCount(7);
    await waitUntilSettled(page);
    await accessible('the confirmation with its fault');
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('textbox').fill('No está autorizado a vender nuestra marca');
    await page.getByRole('button', { name: 'Finalizar publicación' }).press('Enter');
    await expect(countsDown(page)).toBeVisible();
    await expect(focused, 'what was given has the focus').toHaveCount(1);
    await accessible('a reply that counts down');
    await letGo(page);
    await expect(page.getByRole('heading', { name: /Denuncia cerrada|Nada que decidir ahora/ })).toBeVisible();
    await expect(focused, 'the focus stays with what was decided').toHaveCount(1);
    await page.getByRole('tab', { name: 'Publicación' }).click();
    await expect(page).toHaveURL(/tab=listing/);
    await expect(page.getByRole('tabpanel')).toContainText('Finalizada');
  });

  test('a confirmation is taken back with its text, and where it fails keeps that over a reload; given again it waits ten seconds, over another page too, and goes out once', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('ana', '/reports/noticed_articles?status=PENDING');
    await page
      .getByRole('link', { name: /^(Responder: caso|Ver caso) / })
      .first()
      .click();
    const strip = page.getByRole('region', { name: 'Envío de una respuesta' });
    const confirmation = page.getByRole('button', { name: 'Finalizar publicación' });
    await confirmation.click();
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('textbox').fill('No está autorizado a vender nuestra marca');
    await confirmation.press('Enter');
    await expect(countsDown(page)).toBeVisible();
    await expect(strip, 'one countdown is enough').toBeHidden();
    await decision(page).getByRole('button', { name: 'Deshacer envío' }).press('Enter');
    await expect(page.getByRole('textbox')).toHaveValue('No está autorizado a vender nuestra marca');
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expect(decision(page).locator(':focus'), 'the form has the focus').toHaveCount(1);

    await world.order({ operation: 'respondCounterNotice', kind: 'refusal', code: 'NOT_ALLOWED' });
    await confirmation.press('Enter');
    await letGo(page);
    await expect(page.getByText('Lo que escribiste sigue aquí.')).toBeVisible();
    await expect.poll(() => readSavedDrafts(page)).toContain('No está autorizado a vender nuestra marca');
    await page.reload();
    await confirmation.click();
    await expect(page.getByRole('textbox')).toHaveValue('No está autorizado a vender nuestra marca');
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    const refused = await repliesOf(world);
    expect(refused).toBe(1);

    const given = Date.now();
    await confirmation.press('Enter');
    await expect(countsDown(page)).toBeVisible();
    expect(await repliesOf(world)).toBe(refused);
    await page.goto('/reports/noticed_articles?status=PENDING');
    await expect.poll(() => repliesOf(world), { message: 'it goes by itself', timeout: 30_000 }).toBe(refused + 1);
    expect(Date.now() - given, 'not before its time, though the page was loaded anew').toBeGreaterThan(9_500);
    await expect(strip).toBeHidden();
    await waitUntilSettled(page);
    expect(await repliesOf(world)).toBe(refused + 1);
    expect(await readSavedDrafts(page)).not.toContain('No está autorizado');
  });
});

test.describe('from the report to its end', () => {
  test('LSV-16 HIS-01 HIS-40 CAS-18 CAS-19 CAS-20 CAS-21 CAS-22 a listing is found, marked, sent, followed on the page of its report, moderated, answered by the seller, found each time with its pill, its report retracted with the tick and a reason, and the listing comes back', async ({
    page,
    world,
    openResults,
  }) => {
    const results = await openResults();
    const found = await results.titled(0);
    const id = (await found.getAttribute('data-item')) ?? '';
    await found.getByRole('button', { name: 'Sospechosa' }).click();
    await results.reachComment();
    await results.drawer.getByRole('textbox').fill('Es una réplica con nuestra marca');
    await results.drawer.getByRole('button', { name: 'Marcar como sospechosa' }).click();
    await expect(found.getByText('Sospechosa')).toBeVisible();
    const list = new SuspiciousPage(page);
    await list.menuEntry().click();
    await list.rows.filter({ hasText: id }).getByRole('checkbox').check();
    await list.sendChosen();
    await expect(list.sent(1)).toBeVisible();
    const pill = async (name: string | RegExp) => {
      await page.goto(`/reports/noticed_articles?item=${id}`);
      await expect(page.getByRole('row').filter({ hasText: id })).toContainText(name);
    };
    await page.getByRole('link', { name: 'Historial de denuncias' }).first().click();
    await page.getByRole('button', { name: 'Buscar por ID o fecha' }).press('Enter');
    await page.getByRole('textbox', { name: 'Publicación' }).fill(id);
    await page.getByRole('textbox', { name: 'Publicación' }).press('Enter');
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toHaveCount(1);
    await expect(row.locator('button[data-state=sending]')).toHaveText(/Denuncia creada|En moderación/);
    await page.getByRole('checkbox', { name: 'En proceso' }).check();
    await expect(row).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'En proceso' }).uncheck();
    await row.locator('a[href^="/reports/noticed_articles/"]').click();
    const step = page.getByRole('region', { name: 'Recorrido de la denuncia' }).locator('[aria-current=step]');
    await expect(step).toHaveText(/Denuncia enviada|Moderación del marketplace/);
    await world.moderate(id);
    await page.reload();
    await expect(step).toContainText('Respuesta del vendedor');
    await pill('Espera al vendedor');
    await world.sellerAnswers(id);
    await pill('Espera tu respuesta');
    await page.goto('/reports/noticed_articles?status=PENDING');
    await page
      .getByRole('row')
      .filter({ hasText: id })
      .getByRole('link', { name: /^(Responder: caso|Ver caso) / })
      .click();
    await expect(page.getByRole('heading', { name: '¿Qué decides?' })).toBeVisible();
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('textbox').fill('El vendedor mostró su contrato');
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await letGo(page);
    await expect(page.getByRole('heading', { name: 'Nada que decidir ahora' })).toBeVisible();
    await page.getByRole('tab', { name: 'Publicación' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Activa');
    await pill('Retirada');
  });

  test('a report that the seller left unanswered is closed by time, and can still be taken back', async ({
    page,
    world,
    signIn,
  }) => {
    await signIn('ana', '/reported_articles');
    const list = new SuspiciousPage(page);
    await list.choose(1);
    const id = await list.chosenId();
    await list.sendChosen();
    await expect(list.sent(1)).toBeVisible();
    await world.moderate(id, { silent: true });
    await world.advanceDays(8);
    await page.goto(`/reports/noticed_articles?item=${id}`);
    const row = page.getByRole('row').filter({ hasText: id });
    await expect(row).toContainText('El vendedor no respondió');
    await row.getByRole('link', { name: /^(Responder: caso|Ver caso) / }).click();
    await expect(page.getByRole('heading', { name: 'Denuncia cerrada' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Finalizar publicación' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await letGo(page);
    await expect(page.getByRole('heading', { name: 'Nada que decidir ahora' })).toBeVisible();
    await page.getByRole('tab', { name: 'Publicación' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Activa');
  });
});
