import { expect, test } from '../fixtures/explorer';
import { ExplorerPage } from '../pages/explorer-page';

test('a machine is stepped through by mouse, with a payload of one’s own', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  await explorer.open('case');
  await explorer.unfold('Not now');
  const greyed = explorer.refused.getByRole('button', { name: 'confirm.begin', exact: true });
  await expect(greyed).toHaveAccessibleDescription('Only when: the seller has answered and the case is open.');
  await expect(greyed).toBeDisabled();
  await greyed.click({ force: true });
  await expect(explorer.steps).toHaveCount(1);

  await explorer
    .asked('caseDescription')
    .getByRole('button', { name: /^answers status: DOCUMENTATION_PRES/ })
    .click();
  await expect(explorer.state).toHaveText('content.shown · reply.choosing');
  await expect(explorer.lit.filter({ hasText: 'shown' })).toHaveAccessibleName('content.shown, active');
  await explorer.event('confirm.begin').click();
  await expect(explorer.state).toHaveText('content.shown · reply.confirming');

  await explorer.accepted.getByRole('button', { name: /^Change the payload of confirm\.change/ }).click();
  const payload = page.getByRole('textbox', { name: 'Payload of confirm.change' });
  const send = explorer.accepted.getByRole('button', { name: 'Send', exact: true });
  await expect(payload).toHaveText(/"rejectMemberId": "3"/);
  const wrong = '{"type":"confirm.change","values":{"rejectMemberId":7}}';
  await payload.fill(wrong);
  await send.click();
  await expect(payload).toHaveAccessibleDescription(/"values\.rejectMemberId" must be null or a text, not a number\./);
  await expect(payload).toHaveText(wrong);
  await payload.fill('{"type":"confirm.change",');
  await send.click();
  await expect(payload).toHaveAccessibleDescription(/^Line 1: /);
  await expect(explorer.steps).toHaveCount(3);
  await payload.fill(wrong.replace('7', '"7"'));
  await send.click();
  await expect(explorer.here).toHaveText(/^3\. confirm\.change/);

  await explorer.choose('Data');
  const changed = page
    .getByRole('list', { name: 'Context' })
    .getByRole('listitem')
    .filter({ hasText: 'rejectMemberId' });
  await expect(changed.last()).toHaveText(/rejectMemberId "7"\s*changed/);
  await explorer.choose('Step');
  await explorer.event('confirm.submit').click();
  await expect(explorer.state).toHaveText('content.shown · reply.sending');
  await expect(explorer.panel.getByText('to outbox')).toBeVisible();
});
