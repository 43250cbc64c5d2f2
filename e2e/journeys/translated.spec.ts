import { readFileSync, readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { translateTexts } from '../../tests/translate-texts';
import { expect, waitUntilSettled, test } from '../fixtures/test';
import { visitScreens, locateScreens } from '../fixtures/visit-screens';

/** Translates what is shown there now as Chrome does: each text becomes an element. Answers how many. */
const translate = (place: Locator) => place.evaluate(translateTexts, 'replace' as const);

const crashed = 'Esta pantalla dejó de funcionar';
/** What is shown, without the marks of the translation. */
const plain = (text: string) => text.replace(/[«»]/g, '').trim();

/** Names of the fields in which answers carry what a seller, an auditor or a listing says. */
const theirs =
  /^(title|description|text|answer|question|comment|sellerComment|auditorComment|sellerResponse|content|denounceComment)$/;

/** What the console itself says in Spanish: an answer may say the same. */
const own = new Set(
  readdirSync('locales/es').flatMap((file) =>
    Object.values(JSON.parse(readFileSync(`locales/es/${file}`, 'utf8')) as Record<string, string>),
  ),
);

function collectTexts(value: unknown, into: Set<string>): void {
  if (value === null || typeof value !== 'object') return;
  for (const [name, each] of Object.entries(value)) {
    if (typeof each === 'string' && theirs.test(name) && /\p{L}{2}.* /u.test(each.trim()) && !own.has(each))
      into.add(each.trim());
    collectTexts(each, into);
  }
}

/** Those texts that stand on the page without the language that they are in. */
function textsWithoutLanguage(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (known.includes(data.trim()) && parentElement?.closest('body [lang], textarea, script') == null)
        found.push(data.trim());
    }
    return found;
  }, texts);
}

/** What a person can do on any screen without sending anything: keys, tabs, dialogs, what unfolds, the next page. */
async function actEverywhere(page: Page, what: string): Promise<void> {
  const body = page.locator('body');
  const act = async (doing: string, does: () => Promise<unknown>) => {
    await translate(body);
    await does();
    await expect(page.getByText(crashed), `${what}: ${doing}`).toHaveCount(0);
  };
  const anItem = page.locator('main [data-item]').first();
  if ((await anItem.count()) > 0) await anItem.focus();
  for (const key of ['j', 'j', 'k', 'x', 'x']) await act(key, () => page.keyboard.press(key));
  const tabs = page.locator('main [role=tab]:visible');
  for (let at = (await tabs.count()) - 1; at >= 0; at -= 1) await act(`tab ${at}`, () => tabs.nth(at).click());
  const openers = page.locator('main [aria-haspopup=dialog]:visible, main [aria-expanded=false]:visible');
  for (let at = 0; at < Math.min(6, await openers.count()); at += 1) {
    const opener = openers.nth(at);
    if ((await opener.getAttribute('data-disabled')) !== null) continue;
    const dialog = (await opener.getAttribute('aria-haspopup')) === 'dialog';
    const opened = page.locator('[role=dialog]:visible, main section form');
    await act(`opening ${at}`, () => opener.click());
    if (dialog) await expect(opened.first(), `${what}: opening ${at}`).toBeVisible();
    await waitUntilSettled(page);
    await act(`closing ${at}`, () => page.keyboard.press('Escape'));
    await expect(page.locator('[role=dialog]:visible')).toHaveCount(0);
    await waitUntilSettled(page);
  }
  const next = page.getByRole('link', { name: /siguiente/i }).first();
  if (await next.isVisible()) {
    await act('next page', () => next.click());
    await waitUntilSettled(page);
  }
}

const parts = 4;
for (const part of Array.from({ length: parts }, (_, at) => at))
  test(`every screen that a browser translates, part ${part + 1} of ${parts}, goes on, and says which language a text is in`, async ({
    page,
    world,
    signIn,
  }) => {
    const texts = new Set<string>();
    page.on('response', (response) => {
      if (response.url().includes('/gql'))
        response
          .json()
          .then((answer: unknown) => collectTexts(answer, texts))
          .catch(() => undefined);
    });
    const arrivals = await locateScreens(page, world, signIn, (nth) => nth % parts === part);
    await visitScreens(page, signIn, arrivals, async ({ name }) => {
      expect(await textsWithoutLanguage(page, [...texts]), `${name}: texts without a language`).toEqual([]);
      await actEverywhere(page, name);
      await translate(page.locator('body'));
      // The whole screen goes and another one comes, under the same frame.
      await page.locator('a[href^="/"]:visible').first().click();
      await expect(page.getByText(crashed), `${name}: leaving`).toHaveCount(0);
    });
  });

// On the results, with its title alone translated and in each way of translators, that is tried beside the results.
test('on suggestions the listing that is shown is the one that is decided, with body translated', async ({
  page,
  signIn,
}) => {
  await signIn('ana', '/suggested_listings');
  const cards = page.getByRole('main').locator('article[data-item]');
  await expect(cards.nth(5)).toBeVisible();
  const titles = Object.fromEntries(
    await cards.evaluateAll((all) =>
      all.map((card) => [(card as HTMLElement).dataset['item'] ?? '', card.getAttribute('aria-label') ?? '']),
    ),
  );
  const pane = page.getByRole('region', { name: 'Publicación elegida' });
  const title = pane.getByRole('heading', { level: 2 });
  /** The listing under the cursor, once the pane shows it: its title, its id and what may be decided on it. */
  const shown = async () => {
    const id = (await page.locator('article[aria-current]').getAttribute('data-item')) ?? '';
    await expect.poll(async () => plain(await title.innerText())).toBe(titles[id]);
    await expect(pane.getByText(id)).toBeVisible();
    return id;
  };
  const translateScope = async () => {
    await translate(page.locator('body'));
  };
  /** Goes on to one that may be decided on so; the key is in the names of its buttons. */
  const goTo = async (key: 't' | 's') => {
    const control = pane.locator(`button[aria-keyshortcuts=${key} i]:not([data-disabled])`);
    for (let steps = 0; steps < 12; steps += 1) {
      await translateScope();
      await page.keyboard.press('j');
      await shown();
      if ((await control.count()) > 0) break;
    }
    await expect(control).toHaveAttribute('translate', 'no');
    await translateScope();
    return shown();
  };
  await cards.first().focus();
  await shown();
  const seen = new Set<string>();
  for (const key of ['j', 'j', 'k', 'j', 'j']) {
    await translateScope();
    await page.keyboard.press(key);
    seen.add(await shown());
  }
  expect(seen.size).toBeGreaterThan(2);

  const trusted = await goTo('t');
  const left = page.locator('main span[role=status]').filter({ hasText: /\d/ }).first();
  const leftBefore = plain(await left.innerText());
  await page.keyboard.press('t');
  // A text beside nothing else, which React writes by itself: it is seen only where the page is followed.
  await expect.poll(async () => plain(await left.innerText())).not.toBe(leftBefore);
  await expect(page.locator(`article[data-item="${trusted}"]`)).toHaveAttribute('data-decided', 'true');
  await expect(page.locator('article[data-decided]')).toHaveCount(1);

  const reported = await goTo('s');
  await page.keyboard.press('s');
  const drawer = page.getByRole('region', { name: 'Denunciar' });
  await expect(drawer).toContainText(reported);
  await expect(drawer).toContainText(titles[reported] ?? '');
  await translate(page.locator('body'));
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(reported);
  await expect(page.getByText(crashed)).toHaveCount(0);
});
