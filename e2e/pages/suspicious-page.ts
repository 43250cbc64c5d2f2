import type { Locator, Page } from '@playwright/test';
import { waitUntilSettled } from '../fixtures/test';

/** The suspicious list as a person uses it, in Spanish. */
export class SuspiciousPage {
  readonly rows: Locator;

  constructor(private readonly page: Page) {
    this.rows = page
      .getByRole('table', { name: 'Publicaciones sospechosas' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
  }

  /** The way here, with its count, in the menu. */
  menuEntry(): Locator {
    return this.page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: /sospechosas/ });
  }

  /** How many the menu counts. */
  async inMenu(): Promise<number> {
    return Number(/\d+/.exec(await this.menuEntry().innerText())?.[0] ?? Number.NaN);
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

  /** What the listing of a row is called, counted from 0. */
  async titled(index: number): Promise<string> {
    return this.rows.nth(index).locator('a[href^="/article_detail/"]').innerText();
  }

  /** What is done rarely with a row, counted from 0: opened and chosen by keys. */
  async chooseInMenu(index: number, name: RegExp): Promise<void> {
    const row = this.rows.nth(index);
    await row.getByRole('button', { name: /^Más acciones/ }).press('Enter');
    await row.getByRole('menuitem', { name }).press('Enter');
  }

  /** How many rows of the page could be sent. */
  async sendable(): Promise<number> {
    await waitUntilSettled(this.page);
    return this.sendButtons().count();
  }

  /** The id of the first listing that could be sent. */
  async sendableId(): Promise<string> {
    await waitUntilSettled(this.page);
    const row = this.rows.filter({ has: this.sendButtons() }).first();
    const href = await row.locator('a[href^="/article_detail/"]').getAttribute('href');
    return /[A-Z]{3}\d{10}/.exec(href ?? '')?.[0] ?? '';
  }

  /** The id of the first listing that is ticked. */
  async chosenId(): Promise<string> {
    const href = await this.rows
      .filter({ has: this.page.getByRole('checkbox', { checked: true }) })
      .first()
      .locator('a[href^="/article_detail/"]')
      .getAttribute('href');
    return /[A-Z]{3}\d{10}/.exec(href ?? '')?.[0] ?? '';
  }

  private chosenSend(): Locator {
    return this.page.getByRole('toolbar').getByRole('button', { name: /^Enviar \d+ denuncia/ });
  }

  async askForChosen(): Promise<void> {
    await this.chosenSend().click();
  }

  async sendChosen(): Promise<void> {
    const isOne = /^Enviar 1 /.test(await this.chosenSend().innerText());
    await this.askForChosen();
    if (!isOne) await this.confirm();
    await this.letGo();
  }

  /** What a send would do, as it is told before it is asked for once. */
  summary(): Locator {
    return this.page.getByRole('dialog', { name: /^¿Enviar \d+ denuncias?\?|^Hoy no se pueden enviar todas/ });
  }

  /** Agrees to what the summary tells, and says how many go. */
  async confirm(): Promise<number> {
    const agree = this.summary().getByRole('button', { name: /^Enviar \d+ denuncia/ });
    const count = Number(/\d+/.exec(await agree.innerText())?.[0]);
    await agree.click();
    return count;
  }

  /** Ends the time in which a send can be taken back. */
  async letGo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Enviar ahora' }).press('Enter');
  }

  async askForAll(): Promise<void> {
    await this.page.getByRole('button', { name: /^Enviar (todas|\d+ de \d+)/ }).click();
  }

  /** Sends all that can go, and says how many those are. */
  async sendAll(): Promise<number> {
    await this.askForAll();
    const count = await this.confirm();
    await this.letGo();
    return count;
  }

  /** What stands of the sends, the newest first. */
  private panel(): Locator {
    return this.page.getByRole('region', { name: 'Envío de denuncias' }).first();
  }

  /** The outcome of a send in which that many went out. */
  sent(count: number): Locator {
    return this.panel().getByText(new RegExp(`^(Se envi(ó|aron)|Recibo de) ${count} denuncia`));
  }

  /** The outcome of a send, whatever it is. */
  over(): Locator {
    return this.panel().getByText(/^(Se envi(ó|aron)|Recibo de) \d+ denuncia/);
  }

  /** Sends that aren't over. */
  underWay(): Locator {
    return this.page.locator('section[data-phase]:not([data-phase="done"]):not([data-phase="cancelled"])');
  }

  /** The send can still be taken back. */
  counting(): Locator {
    return this.panel().getByRole('timer');
  }

  async takeBack(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Deshacer envío' }).press('Enter');
  }

  async pause(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Pausar' }).press('Enter');
  }

  async resume(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Reanudar' }).press('Enter');
  }

  /** It was asked to pause while a batch was out. */
  pausing(): Locator {
    return this.panel().getByText('Este grupo ya se envió: el envío se pausa después');
  }

  /** It is paused, and nothing of it is out. */
  resting(): Locator {
    return this.panel().getByText('Pausaste el envío');
  }

  /** The send waits for a connection. */
  waiting(): Locator {
    return this.panel().getByText('Sin conexión: el envío continúa cuando vuelva');
  }

  /** An answer was lost: what it did is being found out. */
  doubting(): Locator {
    return this.panel().getByText('Comprobando qué se envió…');
  }

  /** How many of the newest send stand there: enviadas, rechazadas, sin confirmar. Where all were sent the title alone says how many. */
  async counted(what: string): Promise<number> {
    const panelText = await this.panel().innerText();
    const counts = new RegExp(`(\\d+) ${what}`).exec(panelText);
    const whole = what === 'enviadas' ? /Recibo de (\d+) denuncias/.exec(panelText) : null;
    return Number((counts ?? whole)?.[1] ?? 0);
  }
}
