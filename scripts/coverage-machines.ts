/**
 * Prints, for every machine of the roster, how many of its states and transitions its samples reach, and fails, naming them, when
 * one is missed; it fails in a sentence when a machine has no samples. `--json <file>` also writes what was reached, for the
 * explorer; `--root` names another tree.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { coverageOf, missesOf, rosterOf, tableOf, type MachineCoverage } from './build/machine-coverage';
import { defineCommand } from './lib/define-command';

export const coverMachines = defineCommand(import.meta, async (args, printLine) => {
  const { values } = parseArgs({ args, options: { json: { type: 'string' }, root: { type: 'string' } } });
  const root = resolve(values.root ?? join(import.meta.dirname, '..'));

  const faults: string[] = [];
  const coverages: MachineCoverage[] = [];
  for (const [name, entry] of await rosterOf(root)) {
    const found = await coverageOf(root, name, entry);
    if (typeof found === 'string') faults.push(found);
    else {
      coverages.push(found);
      faults.push(...missesOf(found));
    }
  }

  printLine(tableOf(coverages));
  if (values.json !== undefined) {
    const reached = coverages.map(({ name, states, transitions, walks }) => [name, { states, transitions, walks }]);
    mkdirSync(dirname(resolve(values.json)), { recursive: true });
    writeFileSync(resolve(values.json), `${JSON.stringify(Object.fromEntries(reached))}\n`);
  }
  for (const fault of faults) printLine(fault);
  if (faults.length > 0) return 1;
});
