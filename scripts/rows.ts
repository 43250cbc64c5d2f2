/**
 * Prints which requirements of docs/requirements.tsv are held by a passing test of the last `npm test`, by area. A row is held by a test
 * at the layer that its column `where` names, or above it; a row of the wire also needs a machine that asks for its operation, and is told
 * apart until one does. `--titles` counts every title that names an id, run or not; `--open` lists what isn't held with its sentence;
 * `--check` fails, in a sentence, on a title that names an id which isn't in the list, and on one where no row can be held. `--root`
 * names another tree.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from './build/files';
import { findPortCalls, coverRows, layerOf, findPorts, readRows, titlesIn } from './build/requirement-rows';
import { requirementIdsIn } from '../src/explorer/lab/traceability';
import { lastResults } from './lib/results.mjs';
import { defineCommand } from './lib/define-command';

export const rows = defineCommand(import.meta, (args, printLine) => {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      root: { type: 'string' },
    },
  });
  const root = values.root ?? join(import.meta.dirname, '..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  const required = readRows(read('docs/requirements.tsv'));
  const testFiles = filesIn(
    root,
    ['contracts', 'machines', 'sandbox', 'src', 'pact', 'e2e', 'tests'],
    /\.(test|pact|spec)\.tsx?$|^e2e\/.*\.ts$/,
  );
  const named = testFiles.flatMap((file) => titlesIn(file, read(file)).map((title) => ({ file, title })));

  function check(): number {
    const known = new Set(required.map(({ id }) => id));
    const faults = named.flatMap(({ file, title }) =>
      requirementIdsIn(title).flatMap((id) => {
        if (!known.has(id)) return `${file}: no requirement is called ${id} ("${title}").`;
        if (layerOf(file) === null)
          return `${file}: ${id} is held where people meet the product, not here ("${title}").`;
        return [];
      }),
    );
    for (const fault of faults) printLine(fault);
    if (faults.length > 0) return 1;
    printLine(
      `${new Set(named.flatMap(({ title }) => requirementIdsIn(title))).size} requirements stand in test titles.`,
    );
    return 0;
  }

  function print(): number {
    const results = lastResults();
    if (!values.titles && results.length === 0) {
      printLine('No results of a test run: run `npm test` first, or count titles with `npm run rows -- --titles`.');
      return 1;
    }
    const failing = new Set(
      results.filter(({ outcome }) => outcome !== 'passed').flatMap(({ title }) => requirementIdsIn(title)),
    );
    const titles = values.titles ? named : results.filter(({ outcome }) => outcome === 'passed');
    const machines = filesIn(root, ['machines', 'src'], /\.tsx?$/).filter(
      (file) => !/\.(test|samples|fixture)\.tsx?$|^machines\/simulation\/|^src\/explorer\//.test(file),
    );
    const ports = existsSync(join(root, 'contracts/ports.ts'))
      ? findPorts(read('contracts/ports.ts'))
      : new Set<string>();
    const called = new Set(machines.flatMap((file) => findPortCalls(read(file))));
    const coverageByRow = coverRows(required, titles, ports, called);
    for (const id of values.titles ? [] : failing) if (coverageByRow.has(id)) coverageByRow.set(id, 'open');

    const symbols = {
      uncalled: 'in the contract, asked for by nothing yet',
      low: 'named below or beside its layer alone',
      open: 'open',
    } as const;
    for (const area of new Set(required.map((row) => row.area))) {
      const own = required.filter((row) => row.area === area);
      const coveredCount = own.filter(({ id }) => coverageByRow.get(id) === 'held').length;
      printLine(`${area.padEnd(6)} ${String(coveredCount).padStart(3)} of ${String(own.length).padStart(3)} held`);
      for (const [holding, words] of Object.entries(symbols)) {
        const some = own.filter(({ id }) => coverageByRow.get(id) === holding);
        if (some.length === 0) continue;
        printLine(
          `       ${words}: ${values.open ? '' : some.map(({ id }) => id.slice(id.indexOf('-') + 1)).join(' ')}`,
        );
        if (values.open) for (const { id, where, requirement } of some) printLine(`  ${id} (${where})  ${requirement}`);
      }
    }
    const count = (holding: string) => [...coverageByRow.values()].filter((one) => one === holding).length;
    printLine(
      `\n${count('held')} of ${required.length} requirements ${values.titles ? 'are named by a test at their layer' : 'are held by passing tests'}; ` +
        `${count('uncalled')} of the wire are asked for by nothing yet, ${count('low')} are named at another layer alone.`,
    );
    return 0;
  }

  return values.check ? check() : print();
});
