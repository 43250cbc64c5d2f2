import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults, reportOf } from './results.mjs';
import { root, run, runInstalled } from './run.mjs';
import { readEvent, withoutEvents } from './test-events.mjs';
import { parseUncaughtErrors } from './uncaught-errors.mjs';

/**
 * @typedef {import('./results.mjs').Results & { name: string, seconds: number }} Layer What the run of one layer, or of a part of it, left.
 * @typedef {(event: import('./test-events.mjs').TestEvent) => void} OnEvent
 * @typedef {{ files?: readonly string[], onEvent?: OnEvent }} RunOptions `files` from the root: a part of the layer, all of it where there are none
 */

/** The Vitest projects as they begin, the long ones first. @type {readonly string[]} */
export const vitestLayers = ['pact', 'screens', 'verify', 'fences', 'machines', 'sandbox', 'rules', 'contracts'];

/** Into how many parts the journeys go, so that both processors have one until the end. */
const journeyParts = 6;

/** @type {Partial<Record<string, readonly string[]>>} Tasks that read what others write: the contract, the drawings of the charts. */
const awaits = { verify: ['pact'], fences: ['pact', 'drawings'], screens: ['drawings'], machines: ['drawings'] };

/** @param {string} name */
function reportFile(name) {
  const file = reportOf(name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** @param {string} said */
const tail = (said) => withoutEvents(said).trim().split('\n').slice(-30).join('\n');

/** @param {OnEvent | undefined} onEvent */
const eventsTo = (onEvent) => (/** @type {string} */ line) => {
  const event = readEvent(line);
  if (event !== null) onEvent?.(event);
};

/**
 * @param {string} name @param {string} file @param {import('./run.mjs').RunResult} ran
 * @returns {Layer}
 */
function collected(name, file, { code, said, milliseconds }) {
  const { tests, faults: outside } = readResults(file);
  const faults = [...outside, ...parseUncaughtErrors(said)];
  const failed = tests.some(({ outcome }) => outcome === 'failed');
  if (tests.length === 0 && faults.length === 0) faults.push(`No test of this layer ran.\n${tail(said)}`);
  else if (code !== 0 && !failed && faults.length === 0) faults.push(tail(said));
  return { name, tests, faults, seconds: milliseconds / 1_000 };
}

/** Runs one Vitest project of vitest.config.ts, and what of its layer stands alone. @param {string} name @param {RunOptions} [options] @returns {Promise<Layer>} */
export async function runVitest(name, { files = [], onEvent } = {}) {
  const file = reportFile(name);
  const reporters = ['json', './scripts/lib/uncaught-errors.mjs', './scripts/lib/vitest-events.mjs'];
  const ran = await runInstalled(
    'vitest/vitest.mjs',
    [
      'run',
      ...['--project', name, '--project', `${name}-alone`],
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${file}`,
      ...files,
    ],
    { env: { CI: 'true', FORCE_COLOR: '0' }, onLine: eventsTo(onEvent) },
  );
  return collected(name, file, ran);
}

/**
 * Runs journeys of e2e in that browser, one at a time: one part of all, or those of the files.
 * @param {string} browser path of a Chromium @param {string} name @param {RunOptions & { part?: string }} [options] `part` as 1/6
 * @returns {Promise<Layer>}
 */
async function runJourneys(browser, name, { files = [], part, onEvent } = {}) {
  const file = reportFile(name.replace(/\W+/g, '-'));
  const reporters = ['json', join(root, 'scripts/lib/playwright-events.mjs')];
  const ran = await run(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      `--reporter=${reporters.join(',')}`,
      '--workers=1',
      // Each begins by emptying its folder.
      `--output=test-results/${name.replace(/\W+/g, '-')}`,
      ...(part === undefined ? [] : [`--shard=${part}`]),
      ...files,
    ],
    {
      env: { CI: 'true', FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: file, VIGIA_BROWSER: browser },
      onLine: eventsTo(onEvent),
    },
  );
  return collected(name, file, ran);
}

/**
 * @typedef {{ name: string, row: string, awaits?: readonly string[], run: (onEvent: OnEvent) => Promise<Layer> }} TestTask `row` is the
 *   layer whose tests it runs, or a part of them
 */

/** One Vitest layer as a task. @param {string} name @param {readonly string[]} [files] @returns {TestTask} */
export const vitestTask = (name, files) => ({
  name,
  row: name,
  ...(awaits[name] && { awaits: awaits[name] }),
  run: (onEvent) => runVitest(name, { ...(files && { files }), onEvent }),
});

/** The journeys as tasks, in parts, or those of the files as one. @param {string} browser path of a Chromium @param {readonly string[]} [files] @returns {TestTask[]} */
export function journeyTasks(browser, files) {
  const row = 'journeys';
  const builds = ['console build', 'console under a path build', 'explorer build'];
  if (files !== undefined)
    return [{ name: row, row, awaits: builds, run: (onEvent) => runJourneys(browser, row, { files, onEvent }) }];
  return Array.from({ length: journeyParts }, (_, at) => {
    const part = `${at + 1}/${journeyParts}`;
    const name = `${row} ${part}`;
    return { name, row, awaits: builds, run: (onEvent) => runJourneys(browser, name, { part, onEvent }) };
  });
}
