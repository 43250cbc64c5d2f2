import { expect, test } from '../fixtures/explorer';
import { ExplorerPage } from '../pages/explorer-page';

// One worker for the file, and so one server.
test.describe.configure({ mode: 'default' });

test('a machine is found on the list by its name, its area and its purpose', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Find a machine' });
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await search.fill('sendNotice');
  await expect(cards).toHaveText([/^sendNotice/]);
  await search.fill(' SEARCH ');
  await expect(page.getByRole('region', { name: 'search' }).getByRole('listitem')).toContainText(['liveSearches']);
  expect(await cards.count()).toBeLessThan(all / 2);
  await search.fill('teapot');
  await expect(page.getByText('No machine has “teapot” in its name, area or purpose.')).toBeVisible();
  await expect(cards).toHaveCount(0);
  await search.fill('pictures, description, questions');
  await expect(cards).toHaveText([/^listing/]);
  await cards.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('listing');
});

test('a region of the chart is collapsed, a state and an event are found in it, and a state is walked to', async ({
  page,
}) => {
  const explorer = new ExplorerPage(page);
  const { chart } = explorer;
  const states = chart.getByRole('treeitem');
  const reply = chart.getByRole('treeitem', { name: /^reply,/ });
  const within = chart.getByRole('treeitem', { name: /^reply\./ });
  await explorer.open('case');
  await page.getByRole('button', { name: 'Fit the whole chart' }).click();
  await expect(reply).toHaveAttribute('aria-expanded', 'true');
  const all = await states.count();
  const inside = await within.count();
  expect(inside).toBeGreaterThan(2);
  const fold = reply.locator('[data-fold]');
  await fold.click();
  await expect(reply).toHaveAttribute('aria-expanded', 'false');
  await expect(within).toHaveCount(0);
  await expect(states).toHaveCount(all - inside);
  await expect(reply).toHaveAccessibleName(/, active/);
  await fold.click();
  await expect(reply).toHaveAttribute('aria-expanded', 'true');
  await expect(states).toHaveCount(all);

  const search = page.getByRole('searchbox', { name: 'Find a state or an event' });
  const found = chart.locator('[aria-label*=", found"]');
  const hits = page.getByRole('region', { name: 'Chart' }).getByRole('status');
  const hitsSaid = async () => {
    await expect(hits).toHaveText(/^[1-9]\d* found$/);
    return Number.parseInt(await hits.innerText(), 10);
  };
  await search.fill('retracting');
  await expect(found).toHaveCount(await hitsSaid());
  await expect(found.first()).toHaveAccessibleName('reply.retracting, found');
  await search.fill('confirm.submit');
  await expect(found).toHaveCount(await hitsSaid());
  await expect(found.first()).toHaveAccessibleName(/^confirm\.submit, stays in reply\.confirming, /);
  await search.fill('teapot');
  await expect(hits).toHaveText('nothing found');

  await search.fill('reply.sending');
  await expect(found.first()).toBeInViewport();
  await chart.getByRole('treeitem', { name: /^reply\.sending/ }).click();
  const card = page.getByRole('complementary', { name: 'About reply.sending' });
  await card.getByRole('button', { name: /^Walk here/ }).click();
  await expect(explorer.state).toHaveText('content.shown · reply.sending');
  await expect(explorer.lit.filter({ hasText: 'sending' })).toHaveAccessibleName(/^reply\.sending, active/);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
});

test('a chart that is fitted is folded until it can be read; what a person folds stays theirs', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  const reading = explorer.chart.getByRole('treeitem', { name: /^reading(,|$)/ });
  const within = explorer.chart.getByRole('treeitem', { name: /^reading\./ });
  const fit = page.getByRole('button', { name: 'Fit the whole chart' });
  const unfold = page.getByRole('button', { name: '2 states folded to fit: unfold' });
  await explorer.open('suspicious');
  await expect(reading).toHaveAttribute('aria-expanded', 'true');
  const inside = await within.count();
  await fit.click();
  await expect(reading).toHaveAttribute('aria-expanded', 'false');
  await expect(within).toHaveCount(0);
  await expect(fit).toHaveAttribute('aria-pressed', 'true');
  const search = page.getByRole('searchbox', { name: 'Find a state or an event' });
  await search.fill('reading.');
  await expect(page.getByRole('region', { name: 'Chart' }).getByRole('status')).toHaveText(/^[1-9]\d* found$/);
  await expect(reading).toHaveAccessibleName(/, found/);
  await search.fill('');
  await unfold.click();
  await expect(within).toHaveCount(inside);
  await expect(fit).toHaveAttribute('aria-pressed', 'false');

  await fit.click();
  await expect(reading).toHaveAttribute('aria-expanded', 'false');
  await reading.locator('[data-fold]').click();
  await expect(within).toHaveCount(inside);
  await expect(unfold).toHaveCount(0);
  await reading.locator('[data-fold]').click();
  await expect(within).toHaveCount(0);
  await fit.click();
  await expect(fit).toHaveAttribute('aria-pressed', 'false');
  await expect(reading).toHaveAttribute('aria-expanded', 'false');
});

test('what a machine runs leads into its chart with its state now, and back; a list and a work are told', async ({
  page,
}) => {
  const explorer = new ExplorerPage(page);
  const { chart } = explorer;
  const within = page.getByRole('button', { name: 'Look into what runs within' });
  await explorer.open('suspicious');
  await within.click();
  await page.getByRole('menuitem', { name: /^the list suspiciousList/ }).click();
  await expect(page.getByRole('group', { name: 'Chart of suspiciousList' })).toBeVisible();
  await expect(page.getByText('list is in asking')).toBeVisible();
  await expect(chart.getByRole('treeitem', { name: /^asking, active/ })).toBeVisible();
  await explorer
    .asked('reportedArticles')
    .getByRole('button', { name: /^answers/ })
    .first()
    .click();
  await expect(page.getByText('list is in shown')).toBeVisible();
  await expect(chart.getByRole('treeitem', { name: /^shown, active/ })).toBeVisible();
  await expect(page).toHaveURL(/within=list/);
  await page.reload();
  await expect(page.getByText('list is in shown')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('list is in asking')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Chart of suspicious', exact: true })).toBeVisible();

  await explorer.open('case');
  await expect(within).toHaveCount(0);
  await explorer.answerCase();
  await chart.getByRole('treeitem', { name: /^content\.shown/ }).click();
  await page.getByRole('button', { name: 'Look into it: browsing' }).click();
  await expect(page.getByRole('group', { name: 'Chart of gallery' })).toBeVisible();
  await explorer.steps.first().click();
  await expect(page.getByText('gallery doesn’t run at this step: this is the chart of case.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Chart of case' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to case' }).click();
  await expect(page.getByRole('button', { name: 'Back to case' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Fit the whole chart' }).click();
  await chart.getByRole('treeitem', { name: /^reply\.sending/ }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'the work reply' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('operation');
});

test('the coverage of every machine leads to the paths of one, and a path is walked', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Coverage' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'login', exact: true }) });
  await expect(row.getByRole('cell').nth(2), 'it is walked').toHaveText(/^\d+$/, { timeout: 90_000 });
  const paths = await row.getByRole('cell').nth(2).innerText();
  await row.getByRole('link').click();
  const { panel, state, here, faults } = new ExplorerPage(page);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${paths} paths`);
  await expect(panel.getByText(/^States: (\d+) of \1 reached$/)).toBeVisible();
  await page.getByRole('button', { name: 'Coverage', pressed: false }).click();
  await expect(page.getByText('all reached', { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find a path by its events or its end' }).fill('submit → search');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`4 of ${paths} paths`);
  await panel.getByRole('list').last().getByRole('button').first().click();
  await expect(state).toHaveText('faulty');
  await expect(here).toHaveText(/^\d\. search\.change/);
  await expect(faults).toHaveCount(0);
});
