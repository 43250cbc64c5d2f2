import { expect, test } from '../fixtures/explorer';
import { ExplorerPage } from '../pages/explorer-page';

test('what is pressed on the real screen is a step of the walk in any language and colour, it is as wide as was chosen, and its links lead nowhere', async ({
  page,
}) => {
  const explorer = new ExplorerPage(page);
  const { picture, steps, state } = explorer;
  await explorer.open('case');
  await explorer.answerCase();
  await explorer.choose('Screen');
  await picture.getByRole('button', { name: 'Finalizar publicación' }).click();
  await expect(explorer.here).toHaveText(/^2\. confirm\.begin/);
  await expect(state).toHaveText('content.shown · reply.confirming');

  for (const name of ['Português', 'Dark']) await page.getByRole('button', { name, exact: true }).click();
  await expect(picture.getByRole('heading', { name: 'Encerrar o anúncio' })).toBeVisible();
  await expect(picture.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(picture.locator('html')).toHaveCSS('color-scheme', 'dark');
  await picture.getByRole('radio', { name: 'O documento está ilegível' }).check();
  await expect(explorer.here).toHaveText(/^3\. confirm\.change/);
  await picture.getByRole('textbox', { name: /^Comentário/ }).fill('Não dá para ler o número.');
  await expect(explorer.here).toHaveText(/^4\. confirm\.change/);
  await picture.getByRole('button', { name: 'Encerrar anúncio' }).click();
  await expect(explorer.here).toHaveText(/^5\. confirm\.submit/);
  await expect(state).toHaveText('content.shown · reply.sending');
  const { steps: kept } = await explorer.walk(5);
  const said = kept.flatMap(({ event }) => event?.type ?? []);
  expect(said).toEqual(['confirm.begin', 'confirm.change', 'confirm.change', 'confirm.submit']);

  await page.reload();
  await expect(state).toHaveText('content.shown · reply.sending');
  await steps.nth(4).click();
  await expect(picture.getByRole('radio', { name: 'O documento está ilegível' })).toBeChecked();
  await expect(picture.getByRole('textbox', { name: /^Comentário/ })).toHaveValue('Não dá para ler o número.');
  await steps.nth(1).click();
  await picture.getByRole('button', { name: 'Reativar anúncio' }).click();
  await expect(steps).toHaveText([/^0\. start/, /^1\. caseDescription/, /^2\. retract\.begin/]);
  await expect(state).toHaveText('content.shown · reply.retracting');

  // Another walk, from its start: where its links lead, and how wide it is.
  const width = () => picture.locator('html').evaluate(() => innerWidth);
  await explorer.open('case?tab=screen');
  await expect(picture.getByRole('heading', { level: 1 })).toHaveText('Caso 10000002');
  await explorer.answerCase();
  await explorer.choose('Screen');
  await expect(picture.getByRole('heading', { level: 1 })).toHaveText('Bolso Andes');
  expect(await width()).toBeGreaterThanOrEqual(1280);
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect.poll(width).toBe(390);
  await picture.getByRole('link', { name: 'Respuestas pendientes' }).click();
  const leads = explorer.panel.getByRole('status');
  await expect(leads).toHaveText(
    'The link leads to /reports/noticed_articles?status=PENDING. The picture stays with this machine.',
  );
  await picture.getByRole('tab', { name: 'Vendedor', exact: true }).click();
  await expect(explorer.here).toHaveText(/^2\. tab\.choose/);
  await expect(leads.filter({ hasText: 'The link leads' })).toHaveCount(0);
  await expect(explorer.steps).toHaveCount(3);
  expect((await explorer.walk(2)).machine).toBe('case');

  const asks = explorer.panel.getByRole('status');
  await expect(asks).toContainText('The screen asks to go to /case_management/10000002?site=MLA&tab=seller.');
  await explorer.panel.getByRole('button', { name: 'Send search.change' }).click();
  await expect(explorer.here).toHaveText(/^3\. search\.change/);
  await expect(picture.getByRole('tab', { name: 'Vendedor', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(asks).toHaveCount(0);

  await explorer.open('drafts?tab=screen');
  await expect(explorer.panel.getByText('This machine has no screen.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
