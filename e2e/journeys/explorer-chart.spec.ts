import { expect, test } from '../fixtures/explorer';
import { ExplorerPage } from '../pages/explorer-page';

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
  await expect(found.first(), 'events are left out where they could not be read').toHaveAccessibleName(
    'reply.confirming, found',
  );
  await page.getByRole('button', { name: /to fit: show all$/ }).click();
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
