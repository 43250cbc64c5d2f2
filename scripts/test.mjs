/**
 * `npm test`: installs what is missing, a browser included, and runs every layer. Prints each failure, a table by layer and, as
 * its last line, `N passed, N failed`. A layer without a test, a test that was skipped and a check that doesn't hold are failures.
 */
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain, Sentence } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { requireBrowser } = await import('./lib/browser.mjs');
const { checkTasks } = await import('./lib/checks.mjs');
const { bringNginx } = await import('./lib/nginx.mjs');
const { buildExplorer } = await import('./lib/builds.mjs');
const { checkBudget } = await import('./lib/budget.mjs');
const { compareWithBrowser } = await import('./lib/measured.mjs');
const { layerTasks, runJourneys } = await import('./lib/layers.mjs');
const { inSlots } = await import('./lib/slots.mjs');

/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Row */

/** @param {string} text */
const indented = (text) => text.trim().split('\n').slice(0, 80).join('\n').replaceAll(/^/gm, '    ');

/** @type {string[]} What failed, a line each: told again at the end, where a log that was cut short still has it. */
const failures = [];

/** @param {string} why its beginning on one line, without colours */
const inShort = (why) => stripVTControlCharacters(why).replaceAll(/\s+/g, ' ').trim().slice(0, 240);

/** @param {string} what @param {string} why */
function tellFailure(what, why) {
  failures.push(`  FAILED  ${what}: ${inShort(why)}`);
  console.log(`  FAILED  ${what}`);
  if (why.trim() !== '') console.log(indented(why));
}

/** @param {import('./lib/layers.mjs').Layer} layer @returns {Row} */
function rowOf({ name, tests, faults, seconds }) {
  for (const { title, file, outcome, message } of tests) {
    if (outcome === 'failed') tellFailure(`${file}: ${title}`, message);
    if (outcome === 'skipped') tellFailure(`${file}: ${title}`, 'It was skipped, and a skipped test holds nothing.');
  }
  for (const fault of faults) tellFailure(name, fault);
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  return { name, passed, failed: tests.length - passed + faults.length, seconds };
}

/** @param {Row} row */
const told = ({ name, passed, failed, seconds }) =>
  `${name.padEnd(12)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${`${seconds.toFixed(1)} s`.padStart(9)}`;

/** @param {string} name @param {number} from @param {{ ok: boolean, text: string, said: string }[]} results @returns {Row} */
function checksRow(name, from, results) {
  for (const { ok, text, said } of results) if (!ok) tellFailure(text, said);
  const passed = results.filter(({ ok }) => ok).length;
  return { name, passed, failed: results.length - passed, seconds: (performance.now() - from) / 1_000 };
}

/** The journeys find the explorer built. */
async function explorerLine() {
  try {
    await buildExplorer(() => undefined);
    return { ok: true, text: 'the explorer builds' };
  } catch (error) {
    if (error instanceof Sentence) return { ok: false, text: error.message };
    throw error;
  }
}

await runMain(async () => {
  await install(console.log);
  const browser = await requireBrowser(console.log);
  const deployed =
    (await bringNginx(console.log)) === null
      ? '\nNOT TRIED: the build behind nginx (e2e/deployed). There is no nginx here and none could be had: install one, or name it with VIGIA_NGINX.'
      : '';
  if (deployed !== '') console.log(deployed);
  /** @type {Row[]} */
  const rows = [];
  /** @param {Row} row */
  const done = (row) => {
    rows.push(row);
    console.log(told(row));
  };

  const begun = performance.now();
  /** @type {{ ok: boolean, text: string, said: string }[]} */
  const checked = [];
  const checks = checkTasks((check) => {
    checked.push({ ...check, text: check.name });
    if (checked.length === checks.length) done(checksRow('checks', begun, checked));
  });
  // The longest check leaves a processor idle, and so does the longest layer: one queue, in which the layers come behind.
  await inSlots(Math.min(2, availableParallelism()), [...checks, ...layerTasks((layer) => done(rowOf(layer)))]);
  const built = performance.now();
  const lines = await checkBudget();
  const compared = lines.every(({ ok }) => ok) ? await compareWithBrowser(browser) : [];
  const budgets = [...lines, ...compared, await explorerLine()].map((line) => ({ ...line, said: '' }));
  done(checksRow('budgets', built, budgets));
  done(rowOf(await runJourneys(browser)));

  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  console.log(`\nlayer         passed  failed      time\n${rows.map(told).join('\n')}\n${deployed}`);
  if (failures.length > 0) console.log(`${failures.join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
