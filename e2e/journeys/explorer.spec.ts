import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/explorer';
import { root } from '../fixtures/served';
import { ExplorerPage } from '../pages/explorer-page';

// One worker for the file, and so one server.
test.describe.configure({ mode: 'default' });

/** The names of every machine, as the roster is written. */
const machines = ['roster.ts', 'screen-machines.ts'].flatMap((file) =>
  [...readFileSync(join(root, 'machines', file), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name),
);

test('every machine of the roster opens from the list, lit, with something to do', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Vigía · Machine explorer');
  expect(machines.length).toBeGreaterThan(20);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(machines.length);
  for (const name of machines) {
    await page.getByRole('listitem').getByText(name, { exact: true }).click();
    await expect(page).toHaveTitle(`${name} · Machine explorer`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(explorer.lit.first()).toBeVisible();
    await expect(explorer.steps).toHaveText([/^0\. start/]);
    await expect(explorer.accepted.getByRole('listitem').or(explorer.openAsks).first(), name).toBeVisible();
    await expect(explorer.faults).toHaveCount(0);
    await page.goBack();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines of the console');
});

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

test('a double click takes what was under the pointer, and nothing that comes there in between', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  await explorer.open('case');
  await explorer.answerCase();
  await explorer.event('confirm.begin').dblclick();
  await expect(explorer.here).toHaveText(/^2\. confirm\.begin/);
  await explorer.walk(2);
  await explorer.open('root');
  await explorer.event('session.entered').dblclick();
  await expect(explorer.here).toHaveText(/^1\. session\.entered/);
  await explorer.walk(1);
  await explorer.open('listing');
  await explorer.panel
    .getByRole('button', { name: /^answers/ })
    .first()
    .dblclick();
  await expect(explorer.here).toHaveText(/^1\. article answers/);
  await explorer.walk(1);
  await explorer.open('login');
  const submits = explorer.accepted.getByRole('button', { name: /^login\.submit / });
  await submits.nth(1).dblclick({ delay: 75 });
  await expect(explorer.here).toHaveText(/^1\. login\.submit/);
  await explorer.choose('Data');
  await expect(explorer.steps, 'nothing came after it').toHaveCount(2);
});

test('ports refuse with a code and answer too late, and delays fall due', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  await explorer.open('case');
  await explorer
    .asked('caseDescription')
    .getByRole('button', { name: /^Refuse/ })
    .click();
  await page.getByRole('menuitem', { name: 'SERVER_ERROR', exact: true }).click();
  await expect(explorer.state).toHaveText('content.failed · reply.choosing');
  await expect(explorer.here).toHaveText(/caseDescription SERVER_ERROR/);

  await page.getByRole('button', { name: 'Start afresh' }).click();
  await explorer.choose('Step');
  await explorer.event('case.reload').click();
  await explorer.unfold('Asked before');
  const [first, second] = [explorer.asked('caseDescription'), explorer.asked('caseDescription (2)')];
  await expect(first).toContainText('given up: an answer comes too late');
  await expect(second).toContainText('waits for an answer');
  await first
    .getByRole('button', { name: /^answers/ })
    .first()
    .click();
  await expect(explorer.here).toHaveText(/^2\. caseDescription answers/);
  await expect(explorer.state).toHaveText('content.asking · reply.choosing');
  await second.getByRole('button', { name: 'Write an answer' }).click();
  const answer = page.getByRole('textbox', { name: 'Answer of caseDescription (2)' });
  await answer.fill('{"caseId":10000002}');
  await second.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(answer).toHaveAccessibleDescription(/^"\w+" is missing: the machine takes /);
  await expect(explorer.steps).toHaveCount(3);

  await explorer.open('profilePage');
  await explorer.event('verification.check').click();
  await page.getByRole('button', { name: 'Let it fall due' }).click();
  await expect(explorer.state).toHaveText('profile.showing · person.closed · account.closed');
  await expect(explorer.here).toHaveText(/^2\. after 3 s/);
  await explorer.choose('Step');
  await explorer.event('verification.check').click();
  await expect(explorer.state).toHaveText('profile.checking · person.closed · account.closed');
  const before = Date.now();
  await explorer.tool('Let the clock run in real time').click();
  await expect(explorer.state).toHaveText('profile.showing · person.closed · account.closed');
  expect(Date.now() - before).toBeGreaterThan(2_500);
  await expect(explorer.tool('Stop the clock')).toHaveAttribute('aria-pressed', 'true');
});

test('a walk is gone back in, played, branched and cut', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  await page.clock.install();
  await explorer.open('case');
  await explorer.answerCase();
  for (const event of ['confirm.begin', 'confirm.change', 'reply.leave']) await explorer.event(event).click();
  await expect(explorer.steps).toHaveCount(5);
  await explorer.steps.nth(2).click();
  await expect(explorer.state).toHaveText('content.shown · reply.confirming');
  await expect(explorer.here).toHaveText(/^2\. confirm\.begin/);
  await expect(explorer.steps).toHaveCount(5);

  await explorer.tool('To the start').click();
  await expect(explorer.state).toHaveText('content.asking · reply.choosing');
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await speed.selectOption('0.5');
  await page.clock.pauseAt(Date.now() + 60_000);
  await explorer.tool('Play on').click();
  await explorer.tool('Pause').click();
  await expect(explorer.tool('Pause')).toHaveCount(0);
  await page.clock.resume();
  await expect(explorer.here).toHaveText(/^0\. start/);
  await explorer.tool('One step on').click();
  await expect(explorer.here).toHaveText(/^1\. caseDescription answers/);
  await speed.selectOption('20');
  await explorer.tool('Play on').click();
  await expect(explorer.here).toHaveText(/^4\. reply\.leave/);
  await expect(explorer.tool('Play on')).toBeDisabled();

  await explorer.steps.nth(3).click();
  await explorer.event('confirm.submit').click();
  await expect(explorer.steps).toHaveText([/^0/, /^1/, /^2/, /^3/, /^4\. confirm\.submit/]);
  await expect(explorer.state).toHaveText('content.shown · reply.sending');
  await explorer.tool('One step back').click();
  await explorer.tool('Forget the steps after this one').click();
  await expect(explorer.steps).toHaveCount(4);
  await expect(explorer.state).toHaveText('content.shown · reply.confirming');

  await page.getByRole('button', { name: 'Bring back a walk that was left' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    '4 steps, to content.shown · reply.sending',
    '4 steps, to content.shown · reply.choosing',
  ]);
  await page.getByRole('menuitem').nth(1).click();
  await expect(explorer.steps).toHaveText([/^0/, /^1/, /^2/, /^3/, /^4\. reply\.leave/]);
  await expect(explorer.here).toHaveText(/^4\. reply\.leave/);
});

test('a walk begins as another life of its machine, offline, and so it is kept and begun afresh', async ({ page }) => {
  const explorer = new ExplorerPage(page);
  const life = page.getByRole('combobox', { name: 'Begin as' });
  await explorer.open('listing');
  await explorer.event('listing.trust').click();
  await expect(explorer.steps).toHaveCount(2);
  await life.selectOption('an address without a listing id');
  await expect(explorer.steps).toHaveText([/^0\. start/]);
  await expect(explorer.state).toHaveText(/^listing\.missing /);
  await page.getByRole('button', { name: 'Go offline' }).click();
  await expect(explorer.here).toHaveText(/^1\. offline/);
  await explorer.walk(1);
  await page.reload();
  await expect(life).toHaveValue('an address without a listing id');
  await expect(explorer.here).toHaveText(/^1\. offline/);
  await expect(explorer.panel.getByText('The browser is offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(explorer.steps).toHaveText([/^0\. start/]);
  await expect(life).toHaveValue('an address without a listing id');
});

test('an address that the explorer does not have is answered in a sentence', async ({ page }) => {
  const answer = await page.goto('/case/reply');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('The machine explorer is at /')).toBeVisible();
});
