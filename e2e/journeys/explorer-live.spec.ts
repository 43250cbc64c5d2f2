import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/explorer';
import { root, waitForAddress } from '../fixtures/server-address';
import { password } from '../fixtures/test';
import { EntrancePage } from '../pages/entrance-page';

/** A console and the explorer as pages of one origin, as `npm run explorer -- --console` serves them. */
async function serveBoth(console: string) {
  const child = spawn(process.execPath, ['scripts/explorer.mjs', '--port', '0', '--console', console], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await waitForAddress(child, /The machine explorer: (http:\S+)\s/, 90_000);
  return { explorer: url, stop: () => (child.kill('SIGTERM'), ended) };
}

test('a running console is recorded without anybody’s texts, and its machines do the same again or say what not', async ({
  context,
  page,
  world,
}) => {
  const { explorer, stop } = await serveBoth(world.url);
  try {
    await page.goto(`${explorer}#/live`);
    await expect(page.getByRole('status')).toHaveText(/^No console is attached/);

    const console = await context.newPage();
    await console.goto(new URL('/login/es?attach', explorer).href);
    await new EntrancePage(console).fill('ana@vigia.test');
    const secret = 'Copia de Martinez y hermanos';
    await expect(console.getByRole('heading', { level: 1 })).toHaveText(/^Búsquedas/);
    await console.getByRole('searchbox', { name: 'Filtrar por palabra clave' }).fill(secret);
    await expect(console.getByText(secret)).not.toHaveCount(0);

    await expect(page.getByRole('status')).toHaveText(/^A console is attached/);
    await expect(page.getByRole('rowheader', { name: 'liveSearches', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'liveSearches', exact: true }).click();
    const chart = page.getByRole('region', { name: 'liveSearches as it is now' });
    await expect(chart.getByRole('treeitem', { name: /, active/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const outcome = page.getByRole('heading', { name: /machines do the same again$/ });
    await expect(outcome).toBeVisible();
    const [, same = '0', all = '0'] = /^(\d+) of (\d+)/.exec(await outcome.innerText()) ?? [];
    const differing = page.locator('tr[data-bad]');
    expect(Number(all)).toBeGreaterThan(15);
    expect(await differing.count(), 'each that differs says how').toBe(Number(all) - Number(same));
    expect(await differing.count()).toBeLessThan(3);

    const test = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a test' }).click();
    expect((await test).suggestedFilename()).toBe('recorded.test.ts');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the recording' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('"vigia-recording"');
    for (const planted of [secret, 'Martinez', 'ana@vigia.test', 'Ana Quiroga', 'Quiroga', password])
      expect(text.includes(planted), planted).toBe(false);
  } finally {
    await stop();
  }
});
