import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults, reportOf } from './results.mjs';
import { root, run, runInstalled } from './run.mjs';
import { uncaughtIn } from './uncaught.mjs';

/**
 * @typedef {import('./results.mjs').Results & { name: string, seconds: number }} Layer What the run of one layer left.
 */

/** The Vitest projects, as they begin: the long ones first. */
const vitestLayers = ['pact', 'screens', 'fences', 'machines', 'verify', 'sandbox', 'rules', 'contracts'];

/** @type {Partial<Record<string, string>>} Layers that read what another writes: the contract. */
const awaits = { verify: 'pact', fences: 'pact' };

/** @param {string} name */
function reportFile(name) {
  const file = reportOf(name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @param {string} said */
const tail = (said) => said.trim().split('\n').slice(-30).join('\n');

/**
 * @param {string} name @param {string} file @param {import('./run.mjs').Ran} ran
 * @returns {Layer}
 */
function collected(name, file, { code, said, milliseconds }) {
  const { tests, faults: outside } = readResults(file);
  const faults = [...outside, ...uncaughtIn(said)];
  const failed = tests.some(({ outcome }) => outcome === 'failed');
  if (tests.length === 0 && faults.length === 0) faults.push(`No test of this layer ran.\n${tail(said)}`);
  else if (code !== 0 && !failed && faults.length === 0) faults.push(tail(said));
  return { name, tests, faults, seconds: milliseconds / 1_000 };
}

/** Runs one Vitest project of vitest.config.ts, and what of its layer stands alone. @param {string} name @returns {Promise<Layer>} */
export async function runVitest(name) {
  const file = reportFile(name);
  const ran = await runInstalled(
    'vitest/vitest.mjs',
    [
      'run',
      ...['--project', name, '--project', `${name}-alone`],
      ...['--reporter=json', '--reporter=./scripts/lib/uncaught.mjs', `--outputFile.json=${file}`],
    ],
    { env: { CI: 'true', FORCE_COLOR: '0' } },
  );
  return collected(name, file, ran);
}

/** Every layer but the journeys as a task, told of as it ends. @param {(layer: Layer) => void} tell @returns {import('./slots.mjs').Task[]} */
export const layerTasks = (tell) =>
  vitestLayers.map((name) => ({ name, awaits: awaits[name], run: async () => tell(await runVitest(name)) }));

/** Runs the journeys of e2e in that browser. @param {string} browser path of a Chromium @returns {Promise<Layer>} */
export async function runJourneys(browser) {
  const file = reportFile('journeys');
  const ran = await run(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'],
    {
      env: { CI: 'true', FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: file, VIGIA_BROWSER: browser },
    },
  );
  return collected('journeys', file, ran);
}
