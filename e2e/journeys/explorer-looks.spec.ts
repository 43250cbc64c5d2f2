import type { Page } from '@playwright/test';
import { expect, waitUntilSettled, test } from '../fixtures/explorer';
import { ExplorerPage, type Tab } from '../pages/explorer-page';

/** Each scheme once, and each width once: no colour depends on the width. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

/** A case that was answered, on that tab. */
async function answered(page: Page, tab: Tab): Promise<ExplorerPage> {
  const explorer = new ExplorerPage(page);
  await explorer.open('case');
  await explorer.answerCase();
  await explorer.choose(tab);
  return explorer;
}

/** Every page and tab, with as much on it as it ever shows. */
const places: Record<string, (page: Page) => Promise<void>> = {
  'the list': async (page) => {
    await page.goto('/#/teapot');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  coverage: async (page) => {
    await page.goto('/#/coverage');
    await expect(page.getByRole('status'), 'every machine is walked').toHaveText(/^All \d+ machines: /, {
      timeout: 180_000,
    });
  },
  'the step': async (page) => {
    const explorer = await answered(page, 'Step');
    for (const event of ['confirm.begin', 'confirm.change', 'confirm.submit']) await explorer.event(event).click();
    await expect(explorer.panel.getByText('to outbox')).toBeVisible();
    await page.getByRole('button', { name: 'Change the payload of case.reload' }).click();
    const payload = page.getByRole('textbox', { name: 'Payload of case.reload' });
    await payload.fill('{');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(payload).toHaveAccessibleDescription(/^Line 1: /);
    await explorer.steps.nth(2).click();
    await page.getByRole('searchbox', { name: 'Find a state or an event' }).fill('confirm');
    await page.getByRole('button', { name: 'Fit the whole chart' }).click();
    await explorer.chart.getByRole('treeitem', { name: /^reply\.sending/ }).click();
    await expect(page.getByRole('button', { name: /^Walk here/ })).toBeVisible();
  },
  'what takes the arrows': async (page) => {
    const explorer = new ExplorerPage(page);
    await explorer.open('case?arrows=journeys&only=untaken');
    await expect(page.getByRole('status').filter({ hasText: 'arrows' })).toHaveText(
      /^[1-9]\d* of \d+ arrows taken by journeys$/,
    );
    await page.getByRole('combobox', { name: 'Tell arrows apart by' }).selectOption('requirements');
    await page.getByRole('button', { name: /^Nothing stands behind: [1-9]/ }).click();
    await expect(page).toHaveURL(/#\/case\?arrows=requirements&only=untaken$/);
    await page.reload();
    await explorer.chart
      .getByRole('button', { name: /taken by \d+ requirements$/ })
      .first()
      .press('Enter');
    const takers = page.getByRole('region', { name: 'What takes it' });
    for (const name of [/^\d+ requirements$/, /^\d+ journeys?$/]) await takers.getByText(name).click();
    await expect(
      takers
        .getByRole('listitem')
        .filter({ hasText: /^CAS-\d+ \w+/ })
        .first(),
    ).toBeVisible();
    await expect(takers.getByText('e2e/journeys/answering.spec.ts')).toBeVisible();
  },
  'the answers': async (page) => {
    const explorer = await answered(page, 'Step');
    await explorer.event('case.reload').click();
    await page.getByRole('button', { name: 'Write an answer' }).first().click();
    await expect(page.getByRole('textbox', { name: /^Answer of caseDescription/ })).toBeVisible();
  },
  'the data': async (page) => {
    const explorer = await answered(page, 'Data');
    await expect(explorer.panel.getByText('changed', { exact: true }).first()).toBeVisible();
    for (const one of ['confirm', 'retract'])
      await explorer.panel.locator('summary').filter({ hasText: one }).first().click();
  },
  'the screen': async (page) => {
    const { picture } = await answered(page, 'Screen');
    await expect(picture.getByRole('heading', { level: 1 })).toHaveText('Bolso Andes');
  },
  'the paths': async (page) => {
    const explorer = await answered(page, 'Paths');
    await explorer.panel.getByText(/^Transitions: /).click();
    await expect(explorer.panel.getByRole('button', { name: /^Walk to / }).first()).toBeVisible();
  },
  sharing: async (page) => {
    const explorer = await answered(page, 'Share');
    await page.getByRole('button', { name: 'Copy a report' }).click();
    await expect(explorer.faults).toContainText("The browser doesn't let us copy.");
    await expect(page.getByRole('textbox', { name: 'To copy by hand' })).toBeVisible();
  },
};

/** Where only what stands beside the chart is another than on the step, only that is looked at again. */
const besideTheChart = ['the answers', 'the data', 'the paths', 'sharing'];

test('every page and tab is accessible in light wide and in dark narrow, and nobody scrolls sideways, on the smallest phone neither', async ({
  page,
  browser,
  accessible,
  explorer: baseURL,
}) => {
  // All machines are walked in it, and every page is looked at twice.
  test.setTimeout(480_000);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
  });
  for (const [name, arrive] of Object.entries(places)) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: looks[0].width, height: 900 });
      await page.emulateMedia({ colorScheme: looks[0].colorScheme });
      await arrive(page);
      for (const { colorScheme, width } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await waitUntilSettled(page);
        await accessible(`${name}, ${colorScheme}`, besideTheChart.includes(name) ? '[role=tabpanel]' : undefined);
        const beyond = await page
          .locator('html, [role=tabpanel], [role=group][aria-label="Coverage by machine"]')
          .evaluateAll((all) =>
            all.flatMap((element) => [
              element.scrollWidth - element.clientWidth,
              Math.round(element.getBoundingClientRect().right - innerWidth),
            ]),
          );
        expect(Math.max(...beyond), `${name} at ${width}`).toBe(0);
      }
    });
  }

  const phone = await browser.newPage({
    baseURL,
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    isMobile: true,
  });
  const explorer = new ExplorerPage(phone);
  for (const name of ['marketplaceLogin', 'reportDrawer', 'profileSelection', 'operation']) {
    await explorer.open(name);
    expect(await phone.evaluate(() => [innerWidth, document.documentElement.scrollWidth]), name).toEqual([320, 320]);
  }
  await phone.close();
});
