import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments } from './browser.mjs';
import { signIn, startSandbox } from './measure-in-browser.mjs';
import { root } from './run.mjs';

/**
 * @typedef {{ lcp: number, tbt: number, score: number }} Load Milliseconds, milliseconds, points of 100.
 * @typedef {{ what: string, loads: Load[], element: string }} LoadMeasurement `element`: what was the largest that was painted.
 */

const ana = { user: 'ana@vigia.test', password: 'vigia-demo' };

/** @returns {Promise<number>} a port that nobody listens on */
const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });

/** Builds the floor page, one script and one style sheet, and answers its folder. @param {string} folder */
async function buildFloor(folder) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(root, 'scripts/baseline'),
    logLevel: 'error',
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return folder;
}

/** The element that was the largest contentful paint, as a person would name it. @param {import('lighthouse').Report} report */
function largest({ audits }) {
  const text = JSON.stringify(
    audits['largest-contentful-paint-element']?.details ?? audits['lcp-breakdown-insight']?.details ?? {},
  );
  return /"selector":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? 'unknown';
}

/** On a busy machine a trace may lack its beginning: such a load is measured again. @param {string} url @param {number} port @returns {Promise<import('lighthouse').Report>} */
async function reportOf(url, port) {
  const { default: lighthouse } = await import('lighthouse');
  let output = '';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: ['performance'] });
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
    output = answer?.lhr.runtimeError?.message ?? '';
  }
  throw new Error(`${url} could not be measured: ${output}`);
}

/** @param {string} url @param {number} port @returns {Promise<{ load: Load, element: string }>} */
async function measure(url, port) {
  const lhr = await reportOf(url, port);
  const load = {
    lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbt: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    score: 100 * (lhr.categories.performance.score ?? Number.NaN),
  };
  return { load, element: largest(lhr) };
}

/** A browser with a profile of its own that Lighthouse can reach. @param {string} executablePath @param {string} folder */
async function openBrowser(executablePath, folder) {
  const { chromium } = await import('playwright');
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    locale: 'es-AR',
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  return { context, port };
}

/**
 * How the landing, the sign-in and a signed-in list load on a mobile phone as Lighthouse simulates one, beside the floor: a page
 * of one file with the same libraries that paints the same form. Interleaved rounds, nothing in the cache.
 * @param {string} executablePath @param {number} rounds @param {string} [folder] the built console
 * @returns {Promise<LoadMeasurement[]>} the floor first
 */
export async function measurePageLoads(executablePath, rounds, folder = join(root, 'dist/console')) {
  const scratch = mkdtempSync(join(tmpdir(), 'loads-'));
  const floor = await startSandbox(await buildFloor(join(scratch, 'floor')));
  const console = await startSandbox(folder);
  const outside = await openBrowser(executablePath, join(scratch, 'outside'));
  const inside = await openBrowser(executablePath, join(scratch, 'inside'));
  try {
    await signIn(await inside.context.newPage(), console.url);
    const pages = [
      { what: 'floor: one file, the form of the sign-in', url: `${floor.url}/`, port: outside.port },
      { what: 'landing', url: `${console.url}/es`, port: outside.port },
      { what: 'sign-in', url: `${console.url}/login/es`, port: outside.port },
      { what: 'signed-in list', url: `${console.url}/live_searches`, port: inside.port },
    ];
    /** @type {LoadMeasurement[]} */
    const loaded = pages.map(({ what }) => ({ what, loads: [], element: '' }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { url, port }] of pages.entries()) {
        // A page that is closed in the middle of a refresh has spent the only token of its session.
        if (port === inside.port) await inside.context.request.post(`${console.url}/identity/sign-in`, { data: ana });
        const { load, element } = await measure(url, port);
        const one = loaded[index];
        if (one) {
          one.loads.push(load);
          one.element = element;
        }
      }
    }
    return loaded;
  } finally {
    await outside.context.close();
    await inside.context.close();
    floor.stop();
    console.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
