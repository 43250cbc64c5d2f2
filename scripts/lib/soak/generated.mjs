import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from '../results.mjs';
import { root, runInstalled } from '../run.mjs';

/** Where the report of a part lies: not among those of `npm test`. @param {string} name */
export const soakReport = (name) => join(root, `.cache/soak/${name}.json`);

/** The test files below `folder` that take their number of tries from tests/tries. @param {string} folder */
const generated = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter(
      (path) => path.endsWith('.test.ts') && /tests\/property-runs'/.test(readFileSync(join(root, path), 'utf8')),
    );

/**
 * Runs those test files with that many tries from that seed, and tells of each test.
 * @param {string} name @param {readonly string[]} files @param {number} many @param {number} seed
 */
export async function tryGenerated(name, files, many, seed) {
  const tries = Number(process.env['VIGIA_TRIES'] ?? many);
  const file = soakReport(name);
  const { code, said } = await runInstalled(
    'vitest/vitest.mjs',
    ['run', ...files, '--testTimeout=36000000', '--reporter=json', `--outputFile=${file}`],
    { env: { VIGIA_TRIES: String(tries), VIGIA_SEED: String(seed), CI: 'true', FORCE_COLOR: '0' } },
  );
  const { tests, faults } = readResults(file);
  const broken = tests.filter(({ outcome }) => outcome !== 'passed');
  for (const { title, file: from, message } of broken) console.log(`  BROKEN ${from}: ${title}\n${message}`);
  for (const fault of faults) console.log(`  BROKEN ${fault}`);
  if (tests.length === 0) console.log(said);
  const passed = code === 0 && tests.length > 0 && broken.length === 0;
  return { held: passed, tries, tests: tests.length, broken: broken.length + faults.length };
}

/** @param {string} name @param {readonly string[]} files @param {string} promise @returns {import('../../soak.mjs').Part} */
const part = (name, files, promise) => async (seed) => {
  const { held: passed, tries, tests, broken } = await tryGenerated(name, files, 10_000, seed);
  return {
    held: passed,
    last: `${tests} tests, the generated ones over ${tries} ${promise} each, seed ${seed}: ${broken} broken`,
  };
};

const ofMachines = generated('machines');
const isRollback = (/** @type {string} */ path) => /rollback|overlay/.test(path);

/** Nothing breaks in whatever order answers come, late, lost or at the edge of their types. @type {import('../../soak.mjs').Part} */
export async function adverse(seed) {
  const {
    held: passed,
    tries,
    tests,
    broken,
  } = await tryGenerated('adverse', ['src/explorer/lab/adverse-order.test.ts'], 300, seed);
  return {
    held: passed,
    last: `${tests} tests, each machine over ${tries} adverse orders, seed ${seed}: ${broken} broken`,
  };
}

/** Late answers never win. */
export const orderings = part(
  'orderings',
  ofMachines.filter((path) => !isRollback(path) && !path.endsWith('kills.test.ts')),
  'orderings',
);
/** A change that fails leaves what was there before. */
export const rollbacks = part('rollbacks', ofMachines.filter(isRollback), 'changes that fail');
