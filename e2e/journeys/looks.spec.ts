import type { Page } from '@playwright/test';
import {
  findCutTexts,
  findObscuredFocus,
  findOverlaps,
  findOverflow,
  findSqueezedTexts,
  findUntranslated,
} from '../fixtures/layout';
import { installPseudoLocale, collectAnswerTexts } from '../fixtures/pseudo-locale';
import { builtFileOf } from '../fixtures/built-file';
import { holdFile, expect, holdOperation, waitUntilSettled, test, type Account } from '../fixtures/test';
import { visitScreens, locateScreens, type LocatedScreen } from '../fixtures/visit-screens';

/** Each scheme once and each size once: the contrast of every pair of colours is held by the tokens' own test. */
const looks = [
  { colorScheme: 'light', size: { width: 1440, height: 900 } },
  { colorScheme: 'dark', size: { width: 390, height: 844 } },
] as const;
const [{ size: desk }] = looks;
/** Narrower than any phone, and between the two of the looks. */
const otherSizes = [
  { width: 768, height: 900 },
  { width: 360, height: 900 },
];

/** Moments of screens that stand at addresses of their own. */
const moments: LocatedScreen[] = [
  { name: 'what awaits an answer', account: 'ana', at: '/reports/noticed_articles?status=PENDING' },
  { name: 'a listing that does not exist', account: 'ana', at: '/article_detail/MLA9999999999' },
  { name: 'a case that does not exist', account: 'ana', at: '/case_management/99999999' },
];
/** Whose list is short: a row more is the same row again. */
const fewer: Record<string, Account> = { suspicious: 'carla' };
const parts = 8;

/** The page in that scheme, once it has it on and no colour changes any more. */
async function worn(page: Page, colorScheme: (typeof looks)[number]['colorScheme']): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await waitUntilSettled(page);
}

/** Every sentence has its place at this size: none sticks out, is cut, broken within a word, or lies over another. */
async function hasPlace(page: Page, what: string): Promise<void> {
  expect.soft(await findOverflow(page), `${what}: scrolls sideways`).toEqual([]);
  expect.soft(await findCutTexts(page), `${what}: cut`).toEqual([]);
  expect.soft(await findSqueezedTexts(page, 1), `${what}: words are broken`).toEqual([]);
  expect.soft(await findOverlaps(page), `${what}: over each other`).toEqual([]);
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

for (const part of Array.from({ length: parts }, (_, at) => at)) {
  test(`looks: every screen, part ${part + 1} of ${parts}, with every sentence translated and two fifths longer, is accessible in light wide and in dark narrow, fits from 360 to 1440 and hides no focus`, async ({
    page,
    world,
    signIn,
    accessible,
  }) => {
    const isMine = (nth: number) => nth % parts === part;
    const screens = await locateScreens(page, world, signIn, isMine);
    const arrivals = [...screens, ...moments.filter((_, nth) => isMine(nth))].map((arrival) => ({
      ...arrival,
      account: fewer[arrival.name] ?? arrival.account,
    }));
    await installPseudoLocale(page);
    const said = collectAnswerTexts(page);
    await visitScreens(page, signIn, arrivals, async ({ name }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await findUntranslated(page, [...said]), `${name}: sentences that nobody translated`).toEqual([]);
      for (const { colorScheme, size } of looks) {
        await page.setViewportSize(size);
        await worn(page, colorScheme);
        await accessible(`${name}, ${colorScheme}, ${size.width}`);
        expect.soft(await findObscuredFocus(page), `${name}, ${size.width}: the focus is hidden`).toEqual([]);
        await hasPlace(page, `${name} at ${size.width}`);
      }
      for (const size of otherSizes) {
        await page.setViewportSize(size);
        await waitUntilSettled(page);
        await hasPlace(page, `${name} at ${size.width}`);
      }
      await page.setViewportSize(desk);
    });
  });
}

test('looks: a list that is asked for again is as readable meanwhile; the place of a drawer whose code is late, or of what is kept from a former visit, says that it loads', async ({
  page,
  signIn,
  accessible,
}) => {
  await signIn('ana', '/live_searches');
  const release = await holdOperation(page, 'liveSearches');
  await expect(page.locator('[aria-busy]', { has: page.getByRole('table') })).toBeVisible();
  for (const { colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await accessible(`asked again, ${colorScheme}`);
  }
  release();
  await page.emulateMedia({ colorScheme: null });
  for (const late of [
    'src/screens/shared/report-drawer/report-drawer-frame.tsx',
    'machines/system/outbox/outbox.machine.ts',
  ]) {
    const come = await holdFile(page, late);
    const asked = page.waitForRequest(`**/${builtFileOf(late)}`);
    await page.goto('/send_notice/MLA1059961997');
    await asked;
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(/Kumara/);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.getByRole('main').getByText('Cargando…'), late).toHaveCount(1);
    come();
    await waitUntilSettled(page);
    await expect(page.getByRole('radio').first(), late).toBeVisible();
  }
});

// That each sentence stands in all three languages, and comes with its screen, is checked of the words themselves.
/** Each name of the menu stands on one line beside a picture of its own. */
async function menuHasPlace(page: Page, home: string): Promise<void> {
  const entries = page.locator('nav [class*="entry"]');
  await expect(entries.first()).toHaveText(home);
  const seen = await entries.evaluateAll((all) =>
    all.map((entry) => ({
      name: entry.textContent,
      height: entry.querySelector('[class*="name"]')?.getBoundingClientRect().height ?? 0,
      icon: entry.querySelector('svg')?.innerHTML,
    })),
  );
  expect(seen.filter(({ height }) => height > 24)).toEqual([]);
  expect(new Set(seen.map(({ icon }) => icon)).size).toBe(seen.length);
}

test('I18N-01 SHL-03 a person who chooses English, then Portuguese, reads it on each screen from then on, and each name of the menu on one line', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(desk);
  await signIn();
  await menuHasPlace(page, 'Búsquedas');
  for (const [lang, menu, name, heading, home] of [
    ['en', 'Idioma: Español', 'English', /^Suspicious/, 'Searches'],
    ['pt', 'Language: English', 'Português', /suspeit/i, 'Buscas'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
    for (const at of ['/live_searches/60000002', '/reports/noticed_articles', '/profile', '/reported_articles']) {
      await page.goto(at);
      await waitUntilSettled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`));
      expect(await wordsOf(page), at).toEqual([]);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await menuHasPlace(page, home);
  }
});
