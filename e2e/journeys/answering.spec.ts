import { draftsKept, expect, settled, test } from '../fixtures/test';

test.describe('answering', () => {
  test('CAS-02 CAS-16 CAS-17 HIS-27 ERR-69 what awaits an answer is found, and a report is confirmed with a rejection reason', async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/reports/noticed_articles?status=PENDING');
    await expect(page.getByRole('heading', { level: 1, name: /Esperan tu respuesta/ })).toBeVisible();
    await settled(page);
    await accessible('what awaits an answer');
    await page
      .getByRole('button', { name: /^Abrir el caso/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/case_management\//);
    await expect(page.getByRole('heading', { name: '¿Qué decides?' })).toBeVisible();
    await settled(page);
    await accessible('a case');
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await expect(page.getByRole('group', { name: 'Por qué no aceptas la respuesta' })).toHaveAccessibleDescription(
      /Elige/,
    );
    await expect(page.getByRole('group', { name: 'Por qué no aceptas la respuesta' }).getByRole('radio')).toHaveCount(
      7,
    );
    await accessible('the confirmation with its fault');
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('textbox').fill('No está autorizado a vender nuestra marca');
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await expect(page.getByRole('heading', { name: /Denuncia cerrada|Nada que decidir ahora/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Publicación' }).click();
    await expect(page).toHaveURL(/tab=listing/);
    await expect(page.getByRole('tabpanel')).toContainText('Finalizada');
  });

  test('CAS-18 CAS-19 CAS-20 CAS-21 a report is retracted with the tick and a reason, and the listing comes back', async ({
    page,
    signIn,
  }) => {
    await signIn('ana', '/reports/noticed_articles?status=PENDING');
    await page
      .getByRole('button', { name: /^Abrir el caso/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Reactivar publicación' }).click();
    await expect(page.getByRole('heading', { name: 'Nada que decidir ahora' })).toBeVisible();
    await page.getByRole('tab', { name: 'Publicación' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Activa');
  });

  test('ERR-51 a reply that fails keeps what was written, over a reload too', async ({ page, world, signIn }) => {
    await signIn('ana', '/reports/noticed_articles?status=PENDING');
    await page
      .getByRole('button', { name: /^Abrir el caso/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('textbox').fill('El documento no se puede leer');
    await world.order({ operation: 'respondCounterNotice', kind: 'refusal', code: 'NOT_ALLOWED' });
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await expect(page.getByText('Lo que escribiste sigue aquí.')).toBeVisible();
    await expect.poll(() => draftsKept(page)).toContain('El documento no se puede leer');
    await page.reload();
    await page.getByRole('button', { name: 'Finalizar publicación' }).click();
    await expect(page.getByRole('textbox')).toHaveValue('El documento no se puede leer');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
  });
});
