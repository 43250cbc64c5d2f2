import { spawn } from 'node:child_process';
import { browserArguments } from './browser.mjs';
import { filesAfter, filesOf, pages, readManifest } from './budget.mjs';
import { root } from './run.mjs';
import { readModules } from './users-bundle.mjs';

/** A sandbox in memory that serves the built console, or what is in another folder. @param {string} [folder] @returns {Promise<{ url: string, stop: () => void }>} */
export function startSandbox(folder = 'dist/console') {
  const args = [
    '--import',
    'tsx',
    'sandbox/main.ts',
    '--port',
    '0',
    '--database',
    ':memory:',
    '--seed',
    'small',
    '--log',
    'none',
    '--console',
    folder,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((done, failed) => {
    let output = '';
    /** @param {Buffer} chunk */
    const onOutput = (chunk) => {
      output += chunk;
      const url = /(http:\/\/\S+)\/control/.exec(output)?.[1];
      if (url) done({ url, stop: () => child.kill('SIGTERM') });
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('exit', () => failed(new Error(`The sandbox ended before it was ready.\n${output}`)));
  });
}

/** Signs in as a person does, and closes the page. @param {import('playwright').Page} page @param {string} url */
export async function signIn(page, url) {
  await page.goto(`${url}/login/es`);
  await page.fill('input[name=username]', 'ana@vigia.test');
  await page.fill('input[name=password]', 'vigia-demo');
  await page.press('input[name=password]', 'Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.close();
}

/**
 * Hands a browser with somebody signed in, and the address of its console, to what measures them; ends both after it.
 * @template Found @param {string} executablePath @param {(context: import('playwright').BrowserContext, url: string) => Promise<Found>} measure
 * @param {string[]} [flags] more that the browser is started with
 * @returns {Promise<Found>}
 */
export async function measureSignedIn(executablePath, measure, flags = []) {
  const { url, stop } = await startSandbox();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...flags] });
  try {
    const context = await browser.newContext({ locale: 'es-AR', viewport: { width: 1440, height: 900 } });
    await signIn(await context.newPage(), url);
    return await measure(context, url);
  } finally {
    await browser.close();
    stop();
  }
}

/** The scripts of the build that a page requests until it rests. @param {import('playwright').Page} page @param {string} url */
async function requested(page, url) {
  const files = new Set(/** @type {string[]} */ ([]));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return files;
}

/**
 * Opens the landing and, signed in, the first list in a browser and compares what it requests with what the budget counts: a
 * budget that misses a file measures nothing. @param {string} executablePath @returns {Promise<import('./budget.mjs').Line[]>}
 */
export async function compareWithBrowser(executablePath) {
  const { url, stop } = await startSandbox();
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const manifest = readManifest();
  const modules = readModules();
  /** A file has no name of its own. @param {string} file */
  const described = (file) => `${file}, which begins with ${modules[file]?.[0]?.replace('\0', '') ?? 'nothing'}`;
  try {
    /** @type {import('./budget.mjs').Line[]} */
    const lines = [];
    for (const page of pages) {
      const context = await browser.newContext({ locale: 'es-AR' });
      if (page.signedIn) await signIn(await context.newPage(), url);
      const files = await requested(await context.newPage(), url);
      const counted = new Set(filesOf(manifest, page).scripts);
      const later = new Set(filesAfter(manifest, page));
      const uncounted = [...files].filter((file) => !counted.has(file) && !later.has(file));
      const unasked = [...counted].filter((file) => !files.has(file));
      const differs = [
        ...uncounted.map((file) => `not counted: ${described(file)}`),
        ...unasked.map((file) => `not requested: ${described(file)}`),
      ];
      lines.push({
        ok: differs.length === 0,
        text: [`${page.name} requests what is counted`, ...differs].join('\n  '),
        seconds: 0,
      });
      await context.close();
    }
    return lines;
  } finally {
    await browser.close();
    stop();
  }
}
