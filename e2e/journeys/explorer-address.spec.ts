import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/explorer';
import { collectFaults } from '../fixtures/test';
import { ExplorerPage } from '../pages/explorer-page';

// One worker for the file, and so one server.
test.describe.configure({ mode: 'default' });

/** A case that was answered and whose confirmation was begun. */
async function confirming(page: Page): Promise<ExplorerPage> {
  const explorer = new ExplorerPage(page);
  await explorer.open('case');
  await explorer.answerCase();
  await explorer.event('confirm.begin').click();
  await expect(explorer.state).toHaveText('content.shown · reply.confirming');
  return explorer;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a reload and the browser’s own ways keep the walk, the step, the tab and how the screen looks', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^case / }).click();
  const explorer = new ExplorerPage(page);
  await explorer.answerCase();
  await explorer.event('confirm.begin').click();
  await explorer.event('confirm.submit').click();
  await explorer.steps.nth(2).click();
  await explorer.choose('Screen');
  for (const name of ['English', 'Dark']) await page.getByRole('button', { name, exact: true }).click();
  const stands = async () => {
    await expect(explorer.tab('Screen')).toHaveAttribute('aria-selected', 'true');
    await expect(explorer.here).toHaveText(/^2\. confirm\.begin/);
    await expect(explorer.steps).toHaveCount(4);
    await expect(explorer.state).toHaveText('content.shown · reply.confirming');
    for (const name of ['English', 'Dark'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  };
  await stands();
  await expect(page).toHaveURL(/\?tab=screen&lang=en&scheme=dark$/);
  await page.reload();
  await stands();
  for (const here of [/^3\. confirm\.submit/, /^2\. confirm\.begin/, /^1\. caseDescription/, /^0\. start/]) {
    await page.goBack();
    await expect(explorer.here).toHaveText(here);
    await expect(explorer.steps).toHaveCount(4);
    await expect(page, 'what is known since is written').toHaveURL(/\?tab=screen&lang=en&scheme=dark$/);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines of the console');
  for (const here of [/^0\. start/, /^1\. caseDescription/, /^2\. confirm\.begin/]) {
    await page.goForward();
    await expect(explorer.here).toHaveText(here);
  }
  await stands();
  expect(await explorer.walk(3)).toMatchObject({
    machine: 'case',
    steps: [{ do: 'answer' }, { event: { type: 'confirm.begin' } }, { event: { type: 'confirm.submit' } }],
  });
});

test('a walk is handed on as a link, a test, a report and a picture of its chart', async ({
  page,
  context,
  browser,
  explorer: baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const explorer = await confirming(page);
  await explorer.choose('Share');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(explorer.panel.getByRole('status')).toHaveText('The link is copied.');
  const link = await copied(page);
  expect(link).toBe(page.url());
  const elsewhere = await browser.newPage();
  const faults = collectFaults(elsewhere);
  const other = new ExplorerPage(elsewhere);
  await elsewhere.goto(link);
  await expect(other.state).toHaveText('content.shown · reply.confirming');
  expect(await other.steps.allTextContents()).toEqual(await explorer.steps.allTextContents());
  expect(faults).toEqual([]);
  await elsewhere.close();

  const expected = page.getByRole('textbox', { name: 'Expected at the end instead' });
  await expected.fill('nowhere');
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect(explorer.faults).toHaveText('There is no state "nowhere" in case.');
  await expected.fill('retracting');
  await page.getByRole('button', { name: 'Copy as test' }).click();
  await expect(explorer.panel.getByRole('status')).toHaveText('The test is copied.');
  const written = await copied(page);
  for (const part of [
    "import { caseMachine } from './case.machine';",
    'it("caseDescription answers → confirm.begin"',
    JSON.stringify('{"content":"shown","reply":"retracting"}'),
  ])
    expect(written).toContain(part);

  await page.getByRole('button', { name: 'Copy a report' }).click();
  await expect(explorer.panel.getByRole('status')).toHaveText('The report is copied.');
  const report = await copied(page);
  for (const part of [link, '```mermaid', '"rejectMemberId": null', '## Expected', written.trimEnd()])
    expect(report).toContain(part);
  await expect(expected).toHaveValue('retracting');

  const saved = async (button: string) => {
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await begun;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const svg = await saved('Save the chart as SVG');
  expect(svg.name).toBe('case.svg');
  const blank = await context.newPage();
  const drawn = await blank.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    const words = [...root.querySelectorAll('text')].map(({ textContent }) => textContent);
    return { root: root.nodeName, width: Number(root.getAttribute('width')), words };
  }, svg.bytes.toString());
  expect(drawn.root).toBe('svg');
  expect(drawn.words).toEqual(expect.arrayContaining(['confirming', 'retracting', 'confirm.begin']));
  const png = await saved('Save the chart as PNG');
  expect(png.name).toBe('case.png');
  expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(png.bytes.readUInt32BE(16)).toBe(2 * drawn.width);
  expect(png.bytes.length).toBeGreaterThan(20_000);
});
