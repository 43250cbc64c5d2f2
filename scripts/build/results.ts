import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files';

export interface TestResult {
  title: string;
  /** Path from the root. */
  file: string;
  outcome: 'passed' | 'failed' | 'skipped';
  message: string;
}

export interface LayerResults {
  tests: TestResult[];
  /** Faults outside any test: a file that can't be loaded, an error that nobody caught. */
  faults: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

const outcomeOf = (status: string): TestResult['outcome'] => {
  if (status === 'passed' || status === 'expected') return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
};

function fromVitest(report: VitestReport, root: string): LayerResults {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      file: name.replace(`${root}/`, ''),
      outcome: outcomeOf(status),
      message: failureMessages?.join('\n') ?? '',
    })),
  );
  const faults = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message }) => `${name.replace(`${root}/`, '')}: ${message}`);
  return { tests, faults };
}

function fromPlaywright(report: PlaywrightReport): LayerResults {
  const inSuite = (suite: PlaywrightSuite, above: string[]): TestResult[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...above, spec.title].join(' '),
        file: `e2e/${spec.file}`,
        outcome: outcomeOf(test.status),
        message: test.results.map(({ error }) => error?.message ?? '').join('\n'),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...above, inner.title])),
  ];
  return {
    tests: report.suites.flatMap((suite) => inSuite(suite, [])),
    faults: report.errors.map(({ message }) => message ?? 'An error outside of any test.'),
  };
}

/** What a JSON report of Vitest or Playwright says; null where there is no such report. */
export function readResults(file: string, root: string): LayerResults | null {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'testResults' in report ? fromVitest(report, root) : fromPlaywright(report);
}

/** Where `npm test` leaves the report of one layer. */
export const reportOf = (root: string, layer: string): string => join(root, '.cache/results', `${layer}.json`);

/** The results of the last `npm test`, of every layer. */
export function lastResults(root: string): TestResult[] {
  return filesIn(root, ['.cache/results'], /\.json$/).flatMap(
    (file) => readResults(join(root, file), root)?.tests ?? [],
  );
}
