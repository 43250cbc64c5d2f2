import { inflateRawSync } from 'node:zlib';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A walk as an address holds it, as far as the journeys read and change it. */
export interface AddressWalk {
  format: number;
  machine: string;
  fingerprint: string;
  life: string;
  steps: { do: string; to: string; event?: { type: string } }[];
}

export const tabs = ['Step', 'Data', 'Screen', 'Paths', 'Sequence', 'Share'] as const;
export type Tab = (typeof tabs)[number];

/** One machine in the explorer, as a person uses it. */
export class ExplorerPage {
  /** The state that the machine is in, in words. */
  readonly state: Locator;
  readonly chart: Locator;
  /** The innermost states that are lit, and those around them. */
  readonly lit: Locator;
  /** The start and every step of the walk. */
  readonly steps: Locator;
  readonly here: Locator;
  readonly panel: Locator;
  readonly accepted: Locator;
  readonly refused: Locator;
  readonly faults: Locator;
  /** The real screen. */
  readonly picture: FrameLocator;

  constructor(readonly page: Page) {
    const walk = page.getByRole('region', { name: 'Walk' });
    this.state = page.getByRole('main').locator('p[aria-live] code');
    this.chart = page.getByRole('group', { name: /^Chart of / });
    this.lit = this.chart.getByRole('treeitem', { name: /, active/ });
    this.steps = walk.getByRole('listitem').getByRole('button', { name: /^\d+\. / });
    this.here = walk.locator('[aria-current=step]');
    this.panel = page.getByRole('tabpanel');
    this.accepted = page.getByRole('region', { name: 'Events' });
    this.refused = page.getByRole('region', { name: /^Not now/ });
    this.faults = page.getByRole('alert');
    this.picture = page.frameLocator('iframe');
  }

  /** Opens a machine, or the place behind `#/`. */
  async open(place: string): Promise<void> {
    await this.page.goto(`/#/${place}`);
    await expect(this.steps.first()).toBeVisible();
  }

  async choose(tab: Tab): Promise<void> {
    await this.tab(tab).click();
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }

  /** Opens what is folded under that name. */
  async unfold(name: 'Not now' | 'Asked before'): Promise<void> {
    await this.panel.locator('summary').filter({ hasText: name }).first().click();
  }

  tab(name: Tab): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}( \\d+)?$`) });
  }

  /** The button of an accepted event, the first where it has several payloads. */
  event(type: string): Locator {
    return this.accepted.getByRole('button', { name: new RegExp(`^${type}( |$)`) }).first();
  }

  /** What was asked of a port, latest first. */
  asked(port: string): Locator {
    return this.panel
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: port, exact: true }) });
  }

  /** Answers the case that the machine of that name begins by asking for. */
  async answerCase(): Promise<void> {
    await this.choose('Step');
    await this.asked('caseDescription')
      .getByRole('button', { name: /^answers/ })
      .first()
      .click();
    await expect(this.state).toHaveText('content.shown · reply.choosing');
  }

  tool(name: string): Locator {
    return this.page.getByRole('region', { name: 'Walk' }).getByRole('button', { name });
  }

  /** The walk of the address, once it holds that many steps: it is written after the step is shown. */
  async walk(steps: number): Promise<AddressWalk> {
    const read = () => {
      const text = new URL(this.page.url()).hash.split('?')[0]?.split('/')[2] ?? '';
      return JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString()) as AddressWalk;
    };
    await expect(() => expect(read().steps).toHaveLength(steps)).toPass({ timeout: 30_000 });
    return read();
  }
}

/** Presses Tab, Shift and Tab to go back, or an arrow, until that is focused. */
export async function pressKeyUntilFocused(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reached by ${key}`).toBeFocused({ timeout: 1 });
}
