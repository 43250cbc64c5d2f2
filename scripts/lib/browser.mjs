import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, run, runInstalled, UserError } from './run.mjs';

/** The browser without a window, in which a page takes three quarters of the time: Playwright's own, or the distribution's. */
const headless = 'chromium-headless-shell';
const names = [
  headless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const places = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
const others = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES']}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** What a Chromium needs to be told here: as root it can't use its own sandbox. */
export const browserArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

function ofPlaywright() {
  /** @type {typeof import('playwright')} */
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  return chromium.executablePath();
}

/** The path of the first Chromium that exists: the one named by VIGIA_BROWSER, Playwright's own, the system's. */
export function findBrowser() {
  const given = process.env['VIGIA_BROWSER'];
  const candidates = [
    given ?? '',
    ofPlaywright(),
    ...places.flatMap((place) => names.map((name) => join(place, name))),
    ...others,
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** As `findBrowser`, and installs one where there is none. Throws a UserError where that fails. @param {(line: string) => void} printLine @returns {Promise<string>} */
export async function requireBrowser(printLine) {
  const found = findBrowser();
  if (found) return found;
  printLine('No browser here: installing Chromium …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code } = await run('apt-get', ['update'], { env });
    for (const name of code === 0 ? [headless, 'chromium'] : [])
      if (!findBrowser()) await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  }
  const installed = findBrowser();
  if (installed) return installed;
  const { said } = await runInstalled('playwright/cli.js', ['install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new UserError(
    `No Chromium was found and none could be installed. Install one, or name it: VIGIA_BROWSER=/path/to/chromium npm test\n${said.trim().split('\n').slice(-5).join('\n')}`,
  );
}
