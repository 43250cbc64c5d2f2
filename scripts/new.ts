/**
 * `npm run new:machine <area> <name>`, `new:screen`, `new:list`, `new:operation`: writes a new one in this project's own form,
 * formatted, with its chart and what is generated in step, so that the check passes straight after. `--asks` names the operation of a
 * list, `--path` the path of a screen or a list where it isn't its name; `--root` names another tree.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, type FormatOptions } from 'oxfmt';
import { charts } from './charts';
import { generate } from './generate';
import { defineCommand } from './lib/define-command';
import { listChanges } from './scaffold/list';
import { machineChanges } from './scaffold/machine';
import { ScaffoldError } from './scaffold/names';
import { operationChanges } from './scaffold/operation';
import { screenChanges } from './scaffold/screen';
import type { Changes } from './scaffold/wiring';
import { applyInsertions, writeNew } from './scaffold/write';

const nextSteps: Record<string, string> = {
  operation:
    'shape the answer in our words, name its refusals (or say in pact/parity.test.ts why there are none), write the contract with `npx vitest run --project pact`, and give its resolver its rule.',
  screen: 'say in the three locales what it shows, and give the menu an entry that leads there.',
  list: 'say in the three locales what it shows, give it its columns, and the menu an entry that leads there.',
};

type Kind = (root: string, area: string, name: string, path?: string, operation?: string) => Changes;
const kinds: Record<string, Kind> = {
  machine: machineChanges,
  operation: operationChanges,
  screen: screenChanges,
  list: listChanges,
};

const formatting = JSON.parse(readFileSync(join(import.meta.dirname, '../.oxfmtrc.json'), 'utf8')) as FormatOptions;

/** Brings what follows from the written files into step. */
async function bringInStep(root: string, paths: string[]): Promise<void> {
  const drawn = paths
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => () => charts('--root', root, '--only', dirname(path)));
  for (const step of [() => generate('--root', root), ...drawn]) {
    const { code, said } = await step();
    if (code !== 0) throw new ScaffoldError(`Written, but out of step:\n${said}`);
  }
  for (const file of paths.filter((path) => !path.endsWith('.md')).map((path) => join(root, path))) {
    const { code } = await format(file, readFileSync(file, 'utf8'), formatting);
    writeFileSync(file, code);
  }
}

export const scaffold = defineCommand(import.meta, async (args, printLine) => {
  const { values, positionals } = parseArgs({
    args,
    options: { root: { type: 'string' }, path: { type: 'string' }, asks: { type: 'string' } },
    allowPositionals: true,
  });
  const root = values.root ?? join(import.meta.dirname, '..');
  const [kind, area, name] = positionals;
  try {
    if (area === undefined || name === undefined)
      throw new ScaffoldError(`Say which: npm run new:${kind ?? 'machine'} <area> <name>`);
    const changesOf = kind === undefined ? undefined : kinds[kind];
    if (changesOf === undefined) throw new ScaffoldError('There are four kinds: machine, screen, list and operation.');
    const { files, insertions } = changesOf(root, area, name, values.path, values.asks);
    const paths = [...new Set([...writeNew(root, files), ...applyInsertions(root, insertions)])];
    await bringInStep(root, paths);
    paths.sort().forEach(printLine);
    const next = kind === undefined ? undefined : nextSteps[kind];
    if (next !== undefined) printLine(`\nNext: ${next}`);
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error;
    printLine(error.message);
    return 1;
  }
});
