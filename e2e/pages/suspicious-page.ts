import { expect, type Locator, type Page } from '@playwright/test';

/** The suspicious list as a person uses it, in Spanish. */
export class SuspiciousPage {
  readonly rows: Locator;

  constructor(private readonly page: Page) {
    this.rows = page
      .getByRole('table', { name: 'Publicaciones sospechosas' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
  }

  async open(): Promise<void> {
    await this.page.goto('/reported_articles');
    await expect(this.rows.first()).toBeVisible();
  }

  /** How many the heading counts. */
  async total(): Promise<number> {
    const heading = await this.page.getByRole('heading', { level: 1 }).innerText();
    return Number(/(\d+)\s*$/.exec(heading)?.[1] ?? Number.NaN);
  }

  /** Ticks the first so many rows that can be sent. */
  async choose(count: number): Promise<void> {
    const sendable = this.sendButtons();
    for (let index = 0; index < count; index += 1) {
      await this.rows.filter({ has: sendable }).nth(index).getByRole('checkbox').check();
    }
  }

  private sendButtons(): Locator {
    return this.page.locator('button[aria-label^="Enviar la denuncia"]:not([aria-disabled="true"])');
  }

  /** How many rows of the page could be sent. */
  async sendable(): Promise<number> {
    await this.page.waitForLoadState('networkidle');
    return this.sendButtons().count();
  }

  async sendChosen(): Promise<void> {
    await this.page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Enviar \d+ denuncia/ })
      .click();
  }

  async sendAll(): Promise<void> {
    await this.page.getByRole('button', { name: /^Enviar todas/ }).click();
  }

  /** The outcome of a send in which that many went out. */
  sent(count: number): Locator {
    return this.page.getByRole('heading', { name: new RegExp(`Se envi(ó|aron) ${count} denuncia`) });
  }

  /** The outcome of a send, whatever it is. */
  over(): Locator {
    return this.page.getByRole('heading', { name: /^Se envi(ó|aron) \d+ denuncia/ });
  }
}
