import { runInstalled } from './run.mjs';

/** @typedef {{ name: string, script: string, args: string[] }} Check */

const tsx = 'tsx/dist/cli.mjs';

/** @type {Check[]} Longest first; each is one line of the table. */
export const checks = [
  { name: 'lint', script: 'oxlint/bin/oxlint', args: ['--type-aware', '--report-unused-disable-directives'] },
  { name: 'types', script: '../scripts/types.mjs', args: [] },
  {
    name: 'rules of the house',
    script: 'eslint/bin/eslint.js',
    args: ['.', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0'],
  },
  { name: 'dead code', script: 'knip/bin/knip.js', args: ['--no-progress'] },
  {
    name: 'code that only tests use',
    script: 'knip/bin/knip.js',
    args: ['--no-progress', '--production', '--include', 'files,exports'],
  },
  {
    name: 'import table',
    script: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.js', '.'],
  },
  { name: 'generated in step', script: tsx, args: ['scripts/generate.ts', '--check'] },
  { name: 'schema and documents', script: tsx, args: ['scripts/schema.ts'] },
  { name: 'charts in step', script: tsx, args: ['scripts/charts.ts', '--check'] },
  { name: 'samples in step', script: tsx, args: ['scripts/samples.ts'] },
  { name: 'format', script: 'oxfmt/bin/oxfmt', args: ['--check', '.'] },
  { name: 'words in three languages', script: tsx, args: ['scripts/locales.ts'] },
  { name: 'contract covers all', script: tsx, args: ['pact/coverage.ts', '--check'] },
  { name: 'states in step', script: tsx, args: ['pact/states-catalogue.ts', '--check'] },
  { name: 'requirement ids', script: tsx, args: ['scripts/rows.ts', '--check'] },
];

/** @typedef {{ name: string, ok: boolean, said: string, seconds: number }} CheckResult */

/** Each check as a task, told of as it ends. @param {(result: CheckResult) => void} onResult @returns {import('./slots.mjs').Task[]} */
export const checkTasks = (onResult) =>
  checks.map(({ name, script, args }) => ({
    name,
    run: async () => {
      const { code, said, milliseconds } = await runInstalled(script, args, {
        env: { FORCE_COLOR: '0', NO_COLOR: '1' },
      });
      onResult({ name, ok: code === 0, said: said.trim(), seconds: milliseconds / 1_000 });
    },
  }));
