import { expect, test } from '../fixtures/explorer';
import { ExplorerPage, pressKeyUntilFocused } from '../pages/explorer-page';

// One worker for the file, and so one server.
test.describe.configure({ mode: 'default' });

test('a machine is found, a payload written, the walk played and its link taken by keys alone', async ({
  page,
  context,
  explorer: baseURL,
}) => {
  await context.grantPermissions(['clipboard-write'], { origin: baseURL });
  const explorer = new ExplorerPage(page);
  const press = async (target: Parameters<typeof pressKeyUntilFocused>[1]) => {
    await pressKeyUntilFocused(page, target);
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await pressKeyUntilFocused(page, page.getByRole('searchbox', { name: 'Find a machine' }));
  await page.keyboard.type('profilePage');
  await press(page.getByRole('link', { name: /^profilePage / }));
  await expect(explorer.steps).toHaveCount(1);
  const edit = explorer.accepted.getByRole('button', { name: /^Change the payload of verification\.check/ });
  await press(edit);
  const payload = page.getByRole('textbox', { name: 'Payload of verification.check' });
  await pressKeyUntilFocused(page, payload);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"type":"verification.uncheck"}');
  await page.keyboard.press('Control+Enter');
  await expect(payload).toHaveAccessibleDescription('"type" must stay "verification.check".');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"type":"verification.check"}');
  await page.keyboard.press('Control+Enter');
  await expect(explorer.here).toHaveText(/^1\. verification\.check/);
  await expect(explorer.state).toHaveText('profile.checking · person.closed · account.closed');

  const [start, play] = [explorer.tool('To the start'), explorer.tool('Play on')];
  await pressKeyUntilFocused(page, start, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(explorer.here).toHaveText(/^0\. start/);
  await expect(start).toBeFocused();
  await press(play);
  await expect(explorer.here).toHaveText(/^1\. verification\.check/);
  await expect(play).toBeDisabled();
  await expect(play).toBeFocused();
  await press(explorer.steps.first());
  await expect(explorer.here).toHaveText(/^0\. start/);

  await pressKeyUntilFocused(page, explorer.tab('Step'));
  await page.keyboard.press('End');
  await expect(explorer.tab('Share')).toBeFocused();
  await press(page.getByRole('button', { name: 'Copy the link' }));
  await expect(explorer.panel.getByRole('status')).toHaveText('The link is copied.');
});

test('the real screen is used by keys alone', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  await explorer.open('case');
  await explorer.answerCase();
  await pressKeyUntilFocused(page, explorer.tab('Step'), 'Shift+Tab');
  for (const name of ['Data', 'Screen'] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(explorer.tab(name)).toBeFocused();
  }
  await pressKeyUntilFocused(page, page.getByRole('button', { name: 'English', exact: true }));
  await page.keyboard.press('Space');
  const { picture } = explorer;
  await expect(picture.getByRole('tab', { name: 'Seller’s answer' })).toBeVisible();
  await pressKeyUntilFocused(page, picture.getByRole('tab', { name: 'Seller’s answer' }));
  await page.keyboard.press('ArrowRight');
  await expect(explorer.here).toHaveText(/^2\. tab\.choose/);
  await expect(picture.getByRole('tab', { name: 'Report' })).toBeFocused();
  await pressKeyUntilFocused(page, picture.getByRole('button', { name: 'End listing' }));
  await page.keyboard.press('Enter');
  await expect(explorer.here).toHaveText(/^3\. confirm\.begin/);
  await expect(explorer.state).toHaveText('content.shown · reply.confirming');
});
