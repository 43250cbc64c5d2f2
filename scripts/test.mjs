/**
 * `npm test`: installs what is missing, a browser included, and runs every layer; `npm test -- <layer or file>…` runs a part. Says
 * how far it is while it runs, and prints each failure when it happens, then a table by layer and, as its last line,
 * `N passed, N failed`. A layer without a test, a test that was skipped and a check that doesn't hold are failures.
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain, UserError } = await import('./lib/run.mjs');
const { install } = await import('./lib/install.mjs');
const { requireBrowser } = await import('./lib/browser.mjs');
const { checkTasks } = await import('./lib/checks.mjs');
const { bringNginx } = await import('./lib/nginx.mjs');
const { buildConsole, buildExplorer, buildUnderAPath } = await import('./lib/builds.mjs');
const { checkBudget } = await import('./lib/budget.mjs');
const { compareWithBrowser } = await import('./lib/measure-in-browser.mjs');
const { journeyTasks, vitestLayers, vitestTask } = await import('./lib/layers.mjs');
const { makeDrawings } = await import('./lib/drawings.mjs');
const { createProgress } = await import('./lib/progress.mjs');
const { resultsFolder } = await import('./lib/results.mjs');
const { runInSlots } = await import('./lib/slots.mjs');
const { allLayers, partsOf } = await import('./lib/test-parts.mjs');

/** @typedef {import('./lib/slots.mjs').Task} Task */
/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Row `seconds` of all its parts together */

/** How often a run says how far it is, in milliseconds. */
const sayEvery = 30_000;

/** @param {string} text */
const indented = (text) => text.trim().split('\n').slice(0, 80).join('\n').replaceAll(/^/gm, '    ');

/** @type {Map<string, string>} What failed, by its title, a line each: printed again at the end, where a log that was cut short still has it. */
const failures = new Map();

/** @param {string} why its beginning on one line, without colours */
const inShort = (why) => stripVTControlCharacters(why).replaceAll(/\s+/g, ' ').trim().slice(0, 240);

/** Prints a failure, once. @param {string} what @param {string} why */
function printFailure(what, why) {
  if (failures.has(what)) return;
  failures.set(what, `  FAILED  ${what}: ${inShort(why)}`);
  console.log(`  FAILED  ${what}`);
  if (why.trim() !== '') console.log(indented(why));
}

/** @type {Map<string, Row & { open: number }>} By layer; `open` parts of it aren't over. */
const rows = new Map();

/** @param {Row} row */
const inColumns = ({ name, passed, failed, seconds }) =>
  `${name.padEnd(12)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${`${seconds.toFixed(1)} s`.padStart(9)}`;

/** A part of a layer is over; the layer, once all its parts are. @param {string} name @param {Omit<Row, 'name'>} part */
function addToRow(name, { passed, failed, seconds }) {
  const row = rows.get(name);
  if (row === undefined) return;
  row.passed += passed;
  row.failed += failed;
  row.seconds += seconds;
  row.open -= 1;
  if (row.open === 0) console.log(inColumns(row));
}

/** @param {string} row @param {import('./lib/layers.mjs').Layer} layer */
function addLayer(row, { tests, faults, seconds }) {
  for (const { title, file, outcome, message } of tests) {
    if (outcome === 'failed') printFailure(`${file}: ${title}`, message);
    if (outcome === 'skipped') printFailure(`${file}: ${title}`, 'It was skipped, and a skipped test holds nothing.');
  }
  for (const [at, fault] of faults.entries()) printFailure(at === 0 ? row : `${row} (${at + 1})`, fault);
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  addToRow(row, { passed, failed: tests.length - passed + faults.length, seconds });
}

/** @param {string} row @param {{ ok: boolean, text: string, said?: string }[]} lines @param {number} seconds */
function addLines(row, lines, seconds) {
  for (const { ok, text, said = '' } of lines) if (!ok) printFailure(text, said);
  const passed = lines.filter(({ ok }) => ok).length;
  addToRow(row, { passed, failed: lines.length - passed, seconds });
}

/** A build as a line of the budgets. @param {string} what @param {(tell: (line: string) => void) => Promise<void>} build */
async function buildLine(what, build) {
  try {
    await build(() => undefined);
    return { ok: true, text: `the ${what} builds` };
  } catch (error) {
    if (error instanceof UserError) return { ok: false, text: error.message };
    throw error;
  }
}

/** @param {string} browser @returns {Promise<{ ok: boolean, text: string }[]>} */
async function budgetLines(browser) {
  const lines = await checkBudget();
  return [...lines, ...(lines.every(({ ok }) => ok) ? await compareWithBrowser(browser) : [])];
}

/**
 * The tasks of those layers in the order in which they begin: what others wait for and what fails soon, then the long ones.
 * @param {import('./lib/test-parts.mjs').Parts} parts @param {string} browser @param {ReturnType<typeof createProgress> | null} progress
 * @returns {{ row: string | null, task: Task }[]}
 */
function tasksOf(parts, browser, progress) {
  const has = (/** @type {string} */ name) => parts.has(name);
  const layers = vitestLayers.filter(has).map((name) => vitestTask(name, parts.get(name)));
  const journeys = has('journeys') ? journeyTasks(browser, parts.get('journeys')) : [];
  /** @param {import('./lib/layers.mjs').TestTask} test */
  const asTask = ({ name, row, awaits, run }) => ({
    row,
    task: {
      name,
      ...(awaits && { awaits }),
      run: async () =>
        addLayer(
          row,
          await run((event) => {
            if (event.kind === 'total') progress?.expect(name, event.count);
            else if (event.kind === 'done') progress?.advance(name);
            else printFailure(`${event.file}: ${event.title}`, event.message);
          }),
        ),
    },
  });
  /** @param {string | null} row @param {string} name @param {() => Promise<void>} run @param {string[]} [awaits] */
  const own = (row, name, run, awaits = []) => ({ row, task: { name, awaits, run } });
  /** @param {string} what @param {(tell: (line: string) => void) => Promise<void>} build @param {string[]} [awaits] */
  const buildTask = (what, build, awaits) =>
    own(
      'budgets',
      `${what} build`,
      async () => {
        const begun = performance.now();
        addLines('budgets', [await buildLine(what, build)], (performance.now() - begun) / 1_000);
      },
      awaits,
    );
  const needsDrawings = has('journeys') || layers.some(({ awaits = [] }) => awaits.includes('drawings'));
  return [
    ...(needsDrawings ? [own(null, 'drawings', () => makeDrawings())] : []),
    ...(has('budgets') || has('journeys') ? [buildTask('console', buildConsole)] : []),
    ...(has('checks')
      ? checkTasks((check) => addLines('checks', [{ ...check, text: check.name }], check.seconds)).map((task) => ({
          row: 'checks',
          task,
        }))
      : []),
    ...layers.filter(({ name }) => name === 'pact').map(asTask),
    ...(has('budgets') || has('journeys') ? [buildTask('explorer', buildExplorer, ['drawings'])] : []),
    ...(has('journeys') ? [buildTask('console under a path', buildUnderAPath, ['console build'])] : []),
    ...layers.filter(({ name }) => name === 'screens').map(asTask),
    ...journeys.map(asTask),
    ...layers.filter(({ name }) => !['pact', 'screens'].includes(name)).map(asTask),
    ...(has('budgets')
      ? [
          own(
            'budgets',
            'budgets',
            async () => {
              const begun = performance.now();
              const lines = await budgetLines(browser);
              addLines('budgets', lines, (performance.now() - begun) / 1_000);
            },
            ['console build'],
          ),
        ]
      : []),
  ];
}

await runMain(async () => {
  await install(console.log);
  const parts = await partsOf(process.argv.slice(2));
  const isWhole = allLayers.every((name) => parts.has(name) && parts.get(name) === undefined);
  const isInBrowser = parts.has('budgets') || parts.has('journeys');
  const browser = isInBrowser ? await requireBrowser(console.log) : '';
  const deployed =
    parts.has('journeys') && (await bringNginx(console.log)) === null
      ? '\nNOT TRIED: the build behind nginx (e2e/deployed). There is no nginx here and none could be had: install one, or name it with VIGIA_NGINX.'
      : '';
  if (deployed !== '') console.log(deployed);
  if (isWhole) rmSync(resultsFolder, { recursive: true, force: true });

  // A journey waits for its page a quarter of its time, and a layer of tests needs one processor alone: one task more than there are processors.
  const processors = Math.min(2, availableParallelism());
  const slots = processors === 1 ? 1 : processors + 1;
  const named = tasksOf(parts, browser, null).map(({ task }) => task.name);
  const progress = createProgress(named, slots);
  const tasks = tasksOf(parts, browser, progress);
  for (const name of allLayers) {
    const open = tasks.filter(({ row }) => row === name).length;
    if (open > 0) rows.set(name, { name, passed: 0, failed: 0, seconds: 0, open });
  }
  const saying = setInterval(() => console.log(progress.line()), sayEvery);
  await runInSlots(
    slots,
    tasks.map(({ task }) => ({
      ...task,
      run: async () => {
        progress.begin(task.name);
        await task.run();
        progress.end(task.name);
      },
    })),
  ).finally(() => clearInterval(saying));
  if (isWhole) progress.save();

  const table = [...rows.values()];
  const passed = table.reduce((sum, row) => sum + row.passed, 0);
  const failed = table.reduce((sum, row) => sum + row.failed, 0);
  console.log(`\nlayer         passed  failed      time\n${table.map(inColumns).join('\n')}\n${deployed}`);
  if (failures.size > 0) console.log(`${[...failures.values()].join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
