import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/explorer';
import { faultsOf } from '../fixtures/test';
import { encoded, ExplorerPage } from '../pages/explorer-page';

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

test('a step taken after the browser’s Back leaves a branch, which a link hands on', async ({ page, browser }) => {
  const explorer = await confirming(page);
  await explorer.walk(2);
  await page.goBack();
  await expect(explorer.here).toHaveText(/^1\. caseDescription/);
  await expect(page).toHaveURL(/\/1$/);
  await explorer.event('retract.begin').click();
  await expect(explorer.state).toHaveText('content.shown · reply.retracting');
  await expect(page).not.toHaveURL(/\/1$/);
  await page.goBack();
  await expect(explorer.here).toHaveText(/^1\. caseDescription/);
  await expect(explorer.steps).toHaveText([/^0\. start/, /^1\. caseDescription/, /^2\. retract\.begin/]);
  // The address that the browser came back to holds the other way until what is known since is written there.
  await expect.poll(async () => (await explorer.walk(2)).steps[1]?.event?.type).toBe('retract.begin');
  await expect(page).toHaveURL(/\/1$/);

  const elsewhere = await browser.newPage();
  const faults = faultsOf(elsewhere);
  const other = new ExplorerPage(elsewhere);
  await elsewhere.goto(page.url());
  await expect(other.here).toHaveText(/^1\. caseDescription/);
  await expect(other.steps).toHaveText([/^0\. start/, /^1\. caseDescription/, /^2\. retract\.begin/]);
  await other.tool('Other ways from step 1').click();
  await elsewhere.getByRole('menuitem', { name: /^confirm\.begin/ }).click();
  await expect(other.state).toHaveText('content.shown · reply.confirming');
  await expect(other.tool('Other ways from step 1')).toBeVisible();
  await other.choose('Share');
  await expect(other.panel.getByText('The link also holds 1 walk that you left for this one.')).toBeVisible();
  expect(faults).toEqual([]);
  await elsewhere.close();
});

test('a walk is handed on as a link, a test and a report', async ({ page, context, browser, explorer: baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const explorer = await confirming(page);
  await explorer.choose('Share');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(explorer.panel.getByRole('status')).toHaveText('The link is copied.');
  const link = await copied(page);
  expect(link).toBe(page.url());
  const elsewhere = await browser.newPage();
  const faults = faultsOf(elsewhere);
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
});

test('what the browser does not let us copy stands to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  const explorer = await confirming(page);
  await explorer.choose('Share');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(explorer.faults).toContainText("The browser doesn't let us copy.");
  await expect(page.getByRole('textbox', { name: 'To copy by hand' })).toHaveValue(page.url());
});

test('the chart is saved as SVG and as PNG', async ({ page, context }) => {
  const explorer = await confirming(page);
  await explorer.choose('Share');
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

test('an address that no longer holds says in a sentence what of it is left out, and the rest is shown', async ({
  page,
}) => {
  const explorer = await confirming(page);
  await explorer.event('reply.leave').click();
  await expect(explorer.steps).toHaveCount(4);
  const good = await explorer.walk(3);
  const [asked, begun, left] = good.steps;
  const valueOf = (step: object | undefined) => (step as { outcome?: { value?: object } } | undefined)?.outcome?.value;
  const changed = (more: object) => `case/${encoded({ ...good, ...more })}`;
  const fresh = 'content.asking · reply.choosing';
  const cases: [place: string, sentence: string, steps: number][] = [
    [`case/${encoded(good).slice(0, -9)}`, 'The address is damaged: its walk cannot be read.', 1],
    ['case/%E0%A4%A', 'The address is damaged: its walk cannot be read.', 1],
    [changed({ steps: 'many' }), 'The walk has no steps, or too many.', 1],
    [changed({ steps: [asked, { do: 'jump', to: '' }] }), 'Step 2 of the walk is none that this explorer knows.', 1],
    [`history/${encoded(good)}`, 'The walk in the address is one of "case".', 1],
    [changed({ life: 'a case of old' }), 'The walk begins with "a case of old", which this version of case', 1],
    [
      changed({ steps: [asked, { ...begun, event: { type: 'confirm.ask' } }, left] }),
      'It is shown up to there; that step and the one after it are left out.',
      2,
    ],
    [
      changed({ steps: [asked, begun, { ...left, event: { type: 'confirm.change', values: { rejectMemberId: 7 } } }] }),
      'Step 3 can\'t be taken: "values.rejectMemberId" must be null or a text, not a number. It is shown up to there',
      3,
    ],
    [
      changed({ steps: [{ ...asked, outcome: { ok: true, value: { ...valueOf(asked), caseId: 7 } } }, begun, left] }),
      'must be a text, not a number. It is shown up to there; that step and the 2 after it are left out.',
      1,
    ],
    [changed({ steps: [asked, begun, { ...left, to: '{}' }] }), 'It is shown up to there; that step is left out.', 3],
  ];
  for (const [place, sentence, steps] of cases) {
    await page.goto(`/#/${place}`);
    await expect(explorer.faults).toContainText(sentence);
    await expect(explorer.faults).toHaveCount(1);
    await expect(explorer.steps).toHaveCount(steps);
    await expect(explorer.lit.first()).toBeVisible();
    if (steps === 1 && place.startsWith('case')) await expect(explorer.state).toHaveText(fresh);
  }
  await page.goto(`/#/${changed({ fingerprint: '00000000' })}`);
  await expect(
    page.getByText('This walk was made on another version of the machine. Every step of it still'),
  ).toBeVisible();
  await expect(explorer.steps).toHaveCount(4);
  await page.goto('/#/teapot');
  await expect(explorer.faults).toHaveText('There is no machine "teapot". Choose one of these.');
  await expect(page.getByRole('link', { name: /^case / })).toBeVisible();
});
