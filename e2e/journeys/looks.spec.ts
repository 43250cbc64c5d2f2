import type { Page } from '@playwright/test';
import { expect, heldBack, settled, test, type Account } from '../fixtures/test';

const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Addresses that hold in every world; the others are found by following the first link to one. */
const addresses: Record<string, string> = {
  'live searches': '/live_searches',
  suggestions: '/suggested_listings',
  'the suspicious list': '/reported_articles',
  'the history': '/reports/noticed_articles',
  'what awaits an answer': '/reports/noticed_articles?status=PENDING',
  'the profile': '/profile',
  'an unknown path': '/nope/nope',
  'a listing that does not exist': '/article_detail/MLA9999999999',
  'a case that does not exist': '/case_management/99999999',
  'the support form': '/support_form',
  'a suspended account': '/live_searches',
};
const leads: Record<string, [from: string, link: string, to?: (href: string) => string]> = {
  results: ['/live_searches', 'a[href="/live_searches/60000002"]'],
  'a listing': ['/reported_articles', 'main a[href^="/article_detail/"]'],
  'a notice to send': [
    '/reported_articles',
    'main a[href^="/article_detail/"]',
    (href) => href.replace(/.*\/(\w+).*/, '/send_notice/$1'),
  ],
  'a report': ['/reports/noticed_articles', 'main a[href^="/reports/noticed_articles/"]'],
  'a case': ['/reports/noticed_articles?status=PENDING', 'main a[href^="/case_management/"]'],
};

/** Whose list is short: a row more is the same row again, and each is looked at four times. */
const fewer: Record<string, Account> = { 'the suspicious list': 'carla', 'a suspended account': 'elena' };

async function follow(page: Page, name: string): Promise<void> {
  const [from, link, to = (href: string) => href] = leads[name] ?? ['', ''];
  const address = from === '' ? addresses[name] : undefined;
  if (address === undefined) {
    await page.goto(from);
    await page.goto(to((await page.locator(link).first().getAttribute('href')) ?? ''));
  } else await page.goto(address);
  await settled(page);
}

/** The page in that scheme, once it has it on and no colour changes any more. */
async function worn(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await settled(page);
}

/** Nothing sticks out at any width, so that nobody scrolls sideways. */
async function fits(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
        message: `${what} at ${width}`,
      })
      .toBeLessThanOrEqual(0);
  }
}

/** A message whose words are missing shows its id: dotted words without a space. */
async function wordsOf(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...labels].join('\n');
  });
  return shown.split(/\s+/).filter((word) => /^[a-z][A-Za-z]*\.[A-Za-z_0-9]+\.[a-z][A-Za-z]*$/.test(word));
}

for (const name of [...Object.keys(addresses), ...Object.keys(leads)]) {
  test(`looks: ${name} is accessible in light and dark, wide and narrow, and fits at every width`, async ({
    page,
    signIn,
    accessible,
  }) => {
    await signIn(fewer[name]);
    await follow(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await wordsOf(page)).toEqual([]);
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      for (const colorScheme of schemes) {
        await worn(page, colorScheme);
        await accessible(`${name}, ${colorScheme}, ${size.width}`);
      }
    }
    await fits(page, name);
  });
}

test('looks: a list that is asked for again is as readable meanwhile', async ({ page, signIn, accessible }) => {
  await signIn('ana', '/live_searches');
  const release = await heldBack(page, 'liveSearches');
  await expect(page.locator('[aria-busy]', { has: page.getByRole('table') })).toBeVisible();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await accessible(`asked again, ${colorScheme}`);
  }
  release();
});

for (const lang of ['es', 'en', 'pt']) {
  test(`I18N-01 SES-12 SES-13 SES-14 visitors read ${lang}, in light and dark, at every width`, async ({
    page,
    accessible,
  }) => {
    for (const address of [
      `/${lang}`,
      `/login/${lang}`,
      `/marketplace_login/${lang}`,
      `/no_permission/${lang}/MLA`,
      `/support_form?lang=${lang}`,
    ]) {
      await page.goto(address);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await wordsOf(page)).toEqual([]);
      for (const colorScheme of schemes) {
        await worn(page, colorScheme);
        await accessible(`${address}, ${colorScheme}`);
      }
      await fits(page, address);
    }
  });
}

// In Spanish each screen is read above, where its looks are.
for (const [lang, name] of [
  ['en', 'English'],
  ['pt', 'Português'],
] as const) {
  test(`I18N-01 SHL-03 a person who chooses ${name} reads no message key on any screen`, async ({ page, signIn }) => {
    await signIn();
    await page.getByRole('banner').getByRole('button', { name: 'Idioma: Español' }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    for (const screen of [...Object.keys(addresses), ...Object.keys(leads)]) {
      await follow(page, screen);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      expect(await wordsOf(page), screen).toEqual([]);
    }
  });
}
