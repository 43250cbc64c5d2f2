import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireBrowser } from '../browser.mjs';
import { buildConsole } from '../builds.mjs';
import { root, run } from '../run.mjs';
import { soakReport, tryGenerated } from './generated.mjs';

/** @typedef {{ title: string, ok: boolean, figures: Record<string, unknown> | null, message: string }} ScenarioResult */
/** @typedef {{ suites?: Suite[], specs?: { title: string, ok: boolean, tests: { annotations: { type: string, description?: string }[], results: { error?: { message?: string } }[] }[] }[] }} Suite */

/** @param {Suite} suite @returns {ScenarioResult[]} */
const scenariosIn = ({ suites = [], specs = [] }) => [
  ...specs.map(({ title, ok, tests }) => {
    const figures = JSON.parse(tests[0]?.annotations.find(({ type }) => type === 'figures')?.description ?? 'null');
    // One that never ran broke nothing, and held nothing.
    return {
      title,
      ok: ok && figures !== null,
      figures,
      message: tests[0]?.results[0]?.error?.message ?? 'It did not run.',
    };
  }),
  ...suites.flatMap(scenariosIn),
];

/**
 * Runs one file of e2e/soak in a real browser, with that many tries from that seed.
 * @param {string} name @param {number} many @param {number} seed @returns {Promise<ScenarioResult[]>}
 */
async function inBrowser(name, many, seed) {
  const browser = await requireBrowser(console.log);
  await buildConsole(console.log);
  const file = soakReport(name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { said } = await run(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', `e2e/soak/${name}.spec.ts`, '--reporter=json'],
    {
      env: {
        VIGIA_SOAK: '1',
        VIGIA_TRIES: process.env['VIGIA_TRIES'] ?? String(many),
        VIGIA_SEED: String(seed),
        VIGIA_BROWSER: browser,
        CI: 'true',
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  try {
    return scenariosIn(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.log(said);
    return [];
  }
}

/** @param {readonly ScenarioResult[]} scenarios */
function printFailures(scenarios) {
  for (const { title, ok, figures, message } of scenarios) {
    console.log(`  ${ok ? 'held  ' : 'BROKEN'} ${title} ${figures === null ? '' : JSON.stringify(figures)}`);
    if (!ok) console.log(message);
  }
}

/** Nothing decided is lost and nothing is sent twice: an outbox that is killed in simulated time, and pages that crash in a browser. @type {import('../../soak.mjs').Part} */
export async function kills(seed) {
  const machine = await tryGenerated('kills', ['machines/system/outbox/outbox.kills.test.ts'], 2_000, seed);
  console.log(`  ${machine.held ? 'held  ' : 'BROKEN'} ${machine.tries} lives of an outbox in simulated time`);
  const scenarios = await inBrowser('kills', 200, seed);
  printFailures(scenarios);
  const sum = (/** @type {string} */ what) =>
    scenarios.reduce((total, { figures }) => total + Number(figures?.[what] ?? 0), 0);
  const broken = scenarios.filter(({ ok }) => !ok).length;
  return {
    held: machine.held && scenarios.length > 0 && broken === 0,
    last: `${sum('kills')} kills in ${scenarios.length} lives of ${sum('going')} reports, seeds from ${seed}: ${sum('lost')} lost, ${sum('doubled')} doubled, ${broken} lives broken`,
  };
}

/** Every fault has a face: each operation in the client, each screen in a browser. @type {import('../../soak.mjs').Part} */
export async function faults(seed) {
  const client = await tryGenerated('faults', ['contracts/client/faults.test.ts'], 200, seed);
  console.log(
    `  ${client.held ? 'held  ' : 'BROKEN'} ${client.tests} faults under every operation, ${client.tries} answers each`,
  );
  const scenarios = await inBrowser('faults', 1, seed);
  printFailures(scenarios);
  const screens = scenarios.reduce((total, { figures }) => total + Number(figures?.['screens'] ?? 0), 0);
  const broken = scenarios.filter(({ ok }) => !ok).length;
  return {
    held: client.held && scenarios.length > 0 && broken === 0,
    last: `${scenarios.length} faults, ${screens} screens opened under them, seed ${seed}: ${broken} faults without a face`,
  };
}

/** Three hundred decisions of a morning by keys alone. @type {import('../../soak.mjs').Part} */
export async function morning(seed) {
  const scenarios = await inBrowser('morning', 1, seed);
  printFailures(scenarios);
  const keys = Object.values(scenarios[0]?.figures ?? {}).reduce(
    (/** @type {number} */ sum, one) => sum + Number(one),
    0,
  );
  return {
    held: scenarios.length > 0 && scenarios.every(({ ok }) => ok),
    last: `${keys} keys for three hundred decisions`,
  };
}
