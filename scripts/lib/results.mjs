import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * @typedef {{ title: string, file: string, outcome: 'passed' | 'failed' | 'skipped', message: string }} TestResult `file` from the root
 * @typedef {{ tests: TestResult[], faults: string[] }} Results `faults` failed outside any test: a file that can't be loaded, an
 *   error that nobody caught
 *
 * @typedef {{ fullName: string, status: string, failureMessages: string[] | null }} Assertion
 * @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} VitestReport
 *
 * @typedef {{ error?: { message?: string }, attachments?: { name: string, path?: string }[] }} Result
 * @typedef {{ title: string, file: string, tests: { status: string, results: Result[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 */

/** Where the reports of the last run lie, a file a layer or a part of one. */
export const resultsFolder = join(root, '.cache/results');

/** Where the report of one layer lies. @param {string} layer */
export const reportOf = (layer) => join(resultsFolder, `${layer}.json`);

/** @param {string} status @returns {TestResult['outcome']} */
function outcomeOf(status) {
  if (status === 'passed' || status === 'expected') return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
}

/** @param {string} path */
const fromRoot = (path) => path.replace(`${root}/`, '');

/** @param {VitestReport} report @returns {Results} */
function fromVitest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      file: fromRoot(name),
      outcome: outcomeOf(status),
      message: failureMessages?.join('\n') ?? '',
    })),
  );
  const faults = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name, message }) => `${fromRoot(name)}: ${message}`);
  return { tests, faults };
}

/** What a page showed when its journey failed, as its accessibility tree. @param {Result} result */
function pageOf({ attachments = [] }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  const tree = /^```yaml\n([\S\s]*?)^```/m.exec(readFileSync(path, 'utf8'))?.[1];
  return tree === undefined ? '' : `\nThe page at that moment:\n${tree}`;
}

/** @param {Suite} suite @param {string[]} above @returns {TestResult[]} */
function inSuite({ suites = [], specs = [] }, above) {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      title: [...above, spec.title].join(' '),
      file: `e2e/${spec.file}`,
      outcome: outcomeOf(status),
      message: results.map((result) => `${result.error?.message ?? ''}${pageOf(result)}`).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((inner) => inSuite(inner, [...above, inner.title]))];
}

/** @param {PlaywrightReport} report @returns {Results} */
function fromPlaywright({ suites, errors }) {
  return {
    tests: suites.flatMap((suite) => inSuite(suite, [])),
    faults: errors.map(({ message }) => message ?? 'An error outside of any test.'),
  };
}

/** What the JSON report of Vitest or Playwright in that file says; nothing where there is no such file. @param {string} file @returns {Results} */
export function readResults(file) {
  if (!existsSync(file)) return { tests: [], faults: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in report ? fromVitest(report) : fromPlaywright(report);
}

/** The results of the last `npm test`, of every layer. @returns {TestResult[]} */
export function lastResults() {
  if (!existsSync(resultsFolder)) return [];
  return readdirSync(resultsFolder).flatMap((name) => readResults(join(resultsFolder, name)).tests);
}
