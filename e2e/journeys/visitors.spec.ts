import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/test';

const level1 = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`main [name=${name}]:visible`);
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text);
};
/** The countries that the profile page says one may report in. */
const standing = (page: Page) =>
  page.getByRole('main').locator('section', { hasText: 'Países habilitados' }).getByRole('listitem');
const signIn = async (page: Page, password: string) => {
  await field(page, 'password').fill(password);
  await page.keyboard.press('Enter');
};

test.describe('coming in for the first time, or again', () => {
  test('PRF-21 somebody registers with a code of their e-mail, and is asked inside to verify the account', async ({
    page,
    world,
    accessible,
  }) => {
    await page.goto('/login/es');
    await page.getByRole('link', { name: 'Crear una cuenta' }).click();
    await expect(level1(page)).toHaveText('Crea tu cuenta');
    await waitUntilSettled(page);
    await page.keyboard.press('Enter');
    await expect(field(page, 'email')).toBeFocused();
    await fill(page, {
      email: 'ana@vigia.test',
      givenName: 'Nora',
      familyName: 'Paz',
      password: 'vigia-nueva',
      confirmation: 'vigia-nueva',
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Elige el país.')).toBeVisible();
    await expect(field(page, 'siteId')).toBeFocused();
    await field(page, 'siteId').selectOption({ label: 'México' });
    await field(page, 'password').press('Enter');
    await expect(page.getByText('Ya existe un usuario con ese correo.')).toBeVisible();
    await expect(page.getByText('Elige el país.')).toBeHidden();
    await expect(field(page, 'email')).toBeFocused();
    await field(page, 'email').fill('nora@kumara.example');
    await page.reload();
    await expect(field(page, 'email')).toHaveValue('nora@kumara.example');
    await expect(field(page, 'siteId')).toHaveValue('MLM');
    await expect(field(page, 'password')).toHaveValue('');
    await fill(page, { password: 'vigia-nueva', confirmation: 'vigia-nueva' });
    await page.keyboard.press('Enter');
    await expect(level1(page)).toHaveText('Confirma tu correo');
    await expect(field(page, 'code')).toBeFocused();
    await waitUntilSettled(page);
    await field(page, 'code').fill('abc');
    await page.keyboard.press('Enter');
    await expect(page.getByText('El código no es correcto o ya venció.')).toBeVisible();
    await field(page, 'code').fill(await world.codeSentTo('nora@kumara.example'));
    await page.keyboard.press('Enter');
    await expect(level1(page)).toHaveText('Tu cuenta está lista');
    await accessible('a new account');
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await expect(field(page, 'username')).toHaveValue('nora@kumara.example');
    await expect(field(page, 'password')).toBeFocused();
    await signIn(page, 'vigia-nueva');
    await expect(level1(page)).toHaveText('Mi perfil');
    await expect(page.getByText('Falta verificar tu perfil')).toBeVisible();
    await expect(page.getByRole('main').getByText('Nora', { exact: true })).toBeVisible();
    await expect(standing(page)).toHaveText('México');
    await expect(page.getByRole('main').getByText('Cuenta nueva: puedes enviar una cantidad limitada')).toBeVisible();
    await expect(page.locator('footer').getByRole('link', { name: /Profeco/i })).toBeVisible();
  });

  test('SES-16 a forgotten password is chosen anew, with what was typed kept over a reload and a cut connection', async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/login/pt?redirect=/reported_articles');
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
    await expect(field(page, 'email')).toBeFocused();
    await waitUntilSettled(page);
    await field(page, 'email').fill('ana@vigia.test');
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'formulário' })).toBeVisible();
    await expect(field(page, 'email')).toHaveValue('ana@vigia.test');
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await expect(level1(page)).toHaveText('Escolha outra senha');
    await expect(page.getByText('ana@vigia.test')).toBeVisible();
    await page.reload();
    await expect(field(page, 'email')).toHaveValue('ana@vigia.test');
    await waitUntilSettled(page);
    await fill(page, {
      code: await world.codeSentTo('ana@vigia.test'),
      password: 'outra-senha',
      confirmation: 'outra-senha',
    });
    await page.keyboard.press('Enter');
    await expect(level1(page)).toHaveText('Sua senha foi alterada');
    await page.getByRole('link', { name: 'Entrar' }).click();
    await expect(field(page, 'username')).toHaveValue('ana@vigia.test');
    await signIn(page, 'outra-senha');
    await expect(page).toHaveURL(/\/reported_articles/);
  });
});
