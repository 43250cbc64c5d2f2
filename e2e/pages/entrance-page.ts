import type { Locator, Page } from '@playwright/test';
import { password } from '../fixtures/test';

/** The pages for visitors as a person uses them, in Spanish. */
export class EntrancePage {
  readonly user: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly alarm: Locator;

  constructor(private readonly page: Page) {
    this.user = page.getByLabel('Usuario o correo electrónico');
    this.password = page.getByLabel('Contraseña', { exact: true });
    this.submit = page.getByRole('main').getByRole('button', { name: 'Ingresar', exact: true });
    this.alarm = page.getByRole('alert');
  }

  async fill(user: string, secret = password): Promise<void> {
    await this.user.fill(user);
    await this.password.fill(secret);
    await this.submit.click();
  }

  /** The form of the marketplace itself, which is no page of this console. */
  async fillMarketplace(user: string): Promise<void> {
    await this.page.getByLabel('E-mail o usuario').fill(user);
    await this.page.getByLabel('Contraseña').fill(password);
    await this.page.getByRole('button', { name: 'Ingresar' }).click();
  }
}
