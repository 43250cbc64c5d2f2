import { expect, type Locator, type Page } from '@playwright/test';

/** The suggestions as a person uses them, in Spanish. */
export class SuggestionsPage {
  readonly cards: Locator;
  readonly drawer: Locator;
  readonly week: Locator;
  readonly country: Locator;

  constructor(private readonly page: Page) {
    this.cards = page.getByRole('list', { name: 'Sugerencias' }).getByRole('article');
    this.drawer = page
      .getByRole('dialog', { name: 'Descartar sugerencia' })
      .or(page.getByRole('region', { name: 'Descartar sugerencia' }));
    // Told whether its panel is open or not.
    this.week = page.locator('section[aria-labelledby=suggestions-week]');
    this.country = page.getByRole('combobox', { name: 'País' });
  }

  /** From the menu. */
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Publicaciones sugeridas' }).click();
    await expect(this.cards.first()).toBeVisible();
  }

  /** The listings shown, in their order. */
  async ids(): Promise<string[]> {
    return this.cards.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['item'] ?? ''));
  }

  /** The card of that listing, whatever becomes of it. */
  card(id: string | undefined): Locator {
    return this.page.locator(`[data-item="${id ?? ''}"]`);
  }

  figure(name: string): Locator {
    return this.week.locator('dl > div').filter({ hasText: name }).locator('dd');
  }
}
