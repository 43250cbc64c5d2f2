import { expect, type Locator, type Page } from '@playwright/test';

/** The results of a live search as a person uses them, in Spanish. */
export class ResultsPage {
  readonly cards: Locator;
  /** The cards whose decision the gateway hasn't taken yet. */
  readonly unconfirmed: Locator;
  readonly drawer: Locator;

  constructor(private readonly page: Page) {
    this.cards = page.getByRole('list', { name: 'Resultados' }).getByRole('article');
    this.unconfirmed = page.locator('[data-item][data-unconfirmed]');
    this.drawer = page
      .getByRole('dialog', { name: /denuncia/i })
      .or(page.getByRole('region', { name: /^(Denunciar|Editar)/ }));
  }

  /** Opens the search that found most, from the list of searches. */
  async openFirst(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'kumara', exact: true }).click();
    await expect(this.cards.first()).toBeVisible();
  }

  /** The cards that no one decided on yet and that both marks are open to. */
  private undecided(): Locator {
    return this.cards
      .filter({ has: this.page.getByRole('button', { name: 'Confiable', disabled: false }) })
      .filter({ has: this.page.getByRole('button', { name: 'Sospechosa', disabled: false }) });
  }

  /** The card of that listing, whatever becomes of it. */
  async titled(index: number): Promise<Locator> {
    const id = await this.undecided().nth(index).getAttribute('data-item');
    return this.page.locator(`[data-item="${id ?? ''}"]`);
  }

  /** The listings that no one decided on yet, in their order. */
  async undecidedIds(): Promise<string[]> {
    return this.undecided().evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['item'] ?? ''));
  }

  /** The listings shown, in their order. */
  async ids(): Promise<string[]> {
    return this.cards.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['item'] ?? ''));
  }

  /** Opens the listings that stand there: `Por revisar`, `Sospechosas`, `Enviadas` or `Confiables`. */
  async openTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect(this.page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible();
  }

  /** Goes to the last of those that are shown, whereupon more are. */
  async readOn(): Promise<void> {
    const before = await this.cards.count();
    await this.cards.last().scrollIntoViewIfNeeded();
    await expect(this.cards.nth(before)).toBeAttached();
  }

  /** Whether a category was left for its reasons, and not for the comment: one that has a single reason. */
  async reasonIsAsked(): Promise<boolean> {
    const reasons = this.drawer.getByText('¿Cuál es el motivo?', { exact: true });
    const comment = this.drawer.getByRole('textbox');
    await expect(reasons.or(comment).first()).toBeVisible();
    return reasons.isVisible();
  }

  /** Takes the first category and the first reason offered, up to the comment. */
  async reachComment(): Promise<void> {
    await this.drawer.getByRole('radio').first().click();
    const next = this.drawer.getByRole('button', { name: 'Continuar', exact: true });
    const comment = this.drawer.getByRole('textbox');
    await next.click();
    if (await this.reasonIsAsked()) {
      await this.drawer.getByRole('radio').first().click();
      await next.click();
    }
    await expect(comment).toBeVisible();
  }

  /** Reports what is in the drawer by keys alone, with the first category and the first reason. Each key is pressed by `press`. */
  async reportByKeys(press: (key: string) => Promise<void> = (key) => this.page.keyboard.press(key)): Promise<void> {
    await expect(this.drawer.getByRole('radio').first()).toBeVisible();
    await press('1');
    if (await this.reasonIsAsked()) await press('1');
    await expect(this.drawer.getByRole('textbox')).toBeFocused();
    await this.page.keyboard.type('Copia de nuestro modelo');
    await press('Control+Enter');
    await expect(this.drawer).toBeHidden();
  }
}
