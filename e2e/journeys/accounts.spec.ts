import type { Page } from '@playwright/test';
import { expect, password, waitUntilSettled, test } from '../fixtures/test';

const level1 = (page: Page) => page.getByRole('heading', { level: 1 });
const way = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test.describe('accounts', () => {
  test('PRF-22 PRF-24 SES-17 a main account makes an auditor, who may not make others, links an account of Chile, and changes its password', async ({
    page,
    context,
    signIn,
    accessible,
  }) => {
    await signIn('ana', '/profile');
    await way(page, 'Crear un auditor').click();
    await expect(level1(page)).toHaveText('Crear un auditor');
    await waitUntilSettled(page);
    const field = (name: string) => page.locator(`[name=${name}]`);
    await page.getByRole('button', { name: 'Crear el auditor' }).click();
    await expect(field('email')).toBeFocused();
    await field('email').fill('vera@kumara.example');
    await field('givenName').fill('Vera');
    await field('familyName').fill('Sosa');
    await field('password').fill('vigia-nueva');
    await field('confirmation').fill('vigia-nueva');
    await field('currentPassword').fill('another-one');
    await page.getByRole('button', { name: 'Crear el auditor' }).click();
    await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible();
    await expect(field('currentPassword')).toBeFocused();
    await page.reload();
    await expect(field('email')).toHaveValue('vera@kumara.example');
    for (const name of ['password', 'confirmation', 'currentPassword']) await expect(field(name)).toHaveValue('');
    await field('password').fill('vigia-nueva');
    await field('confirmation').fill('vigia-nueva');
    await field('currentPassword').fill(password);
    await page.getByRole('button', { name: 'Crear el auditor' }).click();
    await expect(page.getByRole('heading', { name: 'Creamos al auditor Vera Sosa' })).toBeFocused();
    await accessible('an auditor that was created');

    await page.goto('/profile/linked_accounts');
    await waitUntilSettled(page);
    await field('siteId').selectOption('MLU');
    await field('account').fill('KUMARA_URUGUAY');
    await page.getByRole('button', { name: 'Vincular la cuenta' }).click();
    await expect(page.getByText('no tiene permiso para denunciar')).toBeVisible();
    await expect(field('siteId')).toBeFocused();
    await field('siteId').selectOption('MLC');
    await field('account').fill('KUMARA_CHILE');
    await page.getByRole('button', { name: 'Vincular la cuenta' }).click();
    await expect(page.getByRole('heading', { name: 'Vinculamos KUMARA_CHILE (Chile)' })).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: 'Cambiar de perfil' }).click();
    await expect(page.getByRole('dialog').getByText('Quiroga (Chile)')).toBeVisible();

    await page.goto('/profile');
    await way(page, 'Cambiar la contraseña').click();
    await waitUntilSettled(page);
    await field('currentPassword').fill(password);
    await field('password').fill('vigia-propia');
    await field('confirmation').fill('vigia-propia');
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    await expect(page.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeFocused();
    const signedIn = (now: string) =>
      context.request.post('/identity/sign-in', { data: { user: 'ana@vigia.test', password: now } });
    expect((await signedIn(password)).ok()).toBe(false);
    expect((await signedIn('vigia-propia')).ok(), 'it is good for the next sign-in').toBe(true);

    await context.clearCookies();
    await page.goto('/login/es');
    await page.getByRole('textbox', { name: 'Usuario o correo electrónico' }).fill('vera@kumara.example');
    await page.getByLabel('Contraseña', { exact: true }).fill('vigia-nueva');
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await expect(level1(page)).toHaveText(/^Búsquedas/);
    await page.goto('/profile');
    await expect(way(page, 'Cambiar la contraseña')).toBeVisible();
    await expect(way(page, 'Crear un auditor')).toHaveCount(0);
    await page.goto('/profile/auditors');
    await expect(level1(page)).toHaveText('No encontramos esta página');
  });
});
