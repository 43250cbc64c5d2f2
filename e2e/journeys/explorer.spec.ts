import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/explorer';
import { root } from '../fixtures/served';

// One worker for the file: the first test builds what it serves.
test.describe.configure({ mode: 'default' });

/** The names of every machine, as the roster is written. */
const machines = ['roster.ts', 'screen-machines.ts'].flatMap((file) =>
  [...readFileSync(join(root, 'machines', file), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name),
);

test('every machine of the roster stands in the explorer', async ({ page, accessible }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Vigía · Machine explorer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(machines.length).toBeGreaterThan(20);
  for (const name of machines) await expect(page.getByRole('listitem').getByText(name, { exact: true })).toBeVisible();
  await accessible('the list of machines');
});

test('an address that the explorer does not have is answered in a sentence', async ({ page }) => {
  const answer = await page.goto('/case/reply');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('The machine explorer is at /')).toBeVisible();
});
