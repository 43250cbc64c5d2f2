/**
 * `npm run new:machine <area> <name>`, `new:screen`, `new:operation`: writes a new one in this project's own form, formatted, with
 * its chart and its generated types in step, so that the check passes straight after. `--root` names another tree.
 */
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runInstalled } from './lib/run.mjs';
import { machineChanges } from './scaffold/machine';
import { ScaffoldError } from './scaffold/names';
import { operationChanges } from './scaffold/operation';
import { screenChanges } from './scaffold/screen';
import { insert, writeNew } from './scaffold/write';

const here = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
const root = values.root ?? here;
const [kind, area, name] = positionals;

const nextSteps: Record<string, string> = {
  operation:
    'shape the answer in our words, name its refusals (or say in pact/parity.test.ts why there are none), write the contract with `npx vitest run --project pact`, and give its resolver its rule.',
  screen: 'say in the three locales what it shows, and give the menu an entry that leads there.',
};

const kinds: Record<string, typeof machineChanges> = {
  machine: machineChanges,
  operation: operationChanges,
  screen: screenChanges,
};

function written(): string[] {
  if (area === undefined || name === undefined)
    throw new ScaffoldError(`Say which: npm run new:${kind ?? 'machine'} <area> <name>`);
  const changesOf = kind === undefined ? undefined : kinds[kind];
  if (changesOf === undefined) throw new ScaffoldError('There are three kinds: machine, screen and operation.');
  const { files, insertions } = changesOf(root, area, name);
  return [...writeNew(root, files), ...insert(root, insertions)];
}

/** Brings what follows from the written files into step, and answers all that stands there now. */
async function inStep(paths: string[]): Promise<string[]> {
  const tsx = 'tsx/dist/cli.mjs';
  const machines = paths.filter((path) => path.endsWith('.machine.ts'));
  const steps = [
    ...(await Promise.all(
      machines.map((path) =>
        runInstalled(tsx, [join(here, 'scripts/charts.ts'), '--root', root, '--only', dirname(path)]),
      ),
    )),
    await runInstalled(tsx, [join(here, 'scripts/generate.ts'), '--root', root]),
    await runInstalled('prettier/bin/prettier.cjs', [
      '--write',
      '--log-level',
      'warn',
      ...paths.map((path) => join(root, path)),
    ]),
  ];
  for (const { code, said } of steps) if (code !== 0) throw new ScaffoldError(`Written, but out of step:\n${said}`);
  return paths;
}

try {
  const paths = await inStep(written());
  for (const path of paths.sort()) console.log(path);
  const next = kind === undefined ? undefined : nextSteps[kind];
  if (next !== undefined) console.log(`\nNext: ${next}`);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exit(1);
}
