import { execFile } from 'node:child_process';
import { copyFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures/explorer';
import { ExplorerPage } from '../pages/explorer-page';
import { root } from '../fixtures/server-address';

const run = promisify(execFile);
const narrow = ['reminder', 'importTip', '--languages', 'es', '--schemes', 'light', '--sizes', 'phone', '--pages', '1'];

test('the screens of every state are taken once, walked to by a click, and compared with those of before', async ({
  page,
  explorer,
}, testInfo) => {
  const out = testInfo.outputPath('sheets');
  const sheets = async (...more: string[]) =>
    (
      await run(process.execPath, ['scripts/sheets.mjs', ...narrow, '--out', out, '--explorer', explorer, ...more], {
        cwd: root,
      })
    ).stdout;
  expect(await sheets()).toMatch(/[1-9]\d* taken now in \d+ s, 0 machines as they were\. 0 faults/);
  expect(await sheets()).toMatch(/ 0 taken now in \d+ s, 2 machines as they were\./);

  const before = testInfo.outputPath('before');
  await cp(out, before, { recursive: true });
  const pictures = join(before, 'pictures/importTip');
  const look = 'es-light-phone.webp';
  await copyFile(join(pictures, `asking.${look}`), join(pictures, `shown.${look}`));
  expect(await sheets('--against', before)).toMatch(/\n1 differences: /);
  expect(await readFile(join(out, 'differences.html'), 'utf8')).toMatch(
    /importTip shown<\/a> es-light-phone: [\d,]+ pixels differ/,
  );

  await page.goto(pathToFileURL(join(out, 'index.html')).href);
  await page.getByRole('link', { name: 'importTip', exact: true }).click();
  await page.getByRole('link', { name: 'importTip shown es-light-phone' }).click();
  const shown = new ExplorerPage(page);
  await expect(shown.state).toHaveText('shown');
  await expect(shown.tab('Screen')).toHaveAttribute('aria-selected', 'true');
});
