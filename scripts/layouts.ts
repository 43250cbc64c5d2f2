/**
 * Lays the chart of every machine of the roster out, with the words beside it, and writes it as `<base>.layout.json` into its
 * folder: the explorer draws from it. With `--check` it writes nothing and fails, in sentences, on a layout out of step, one that
 * isn't there, and one that no machine of the roster has. `--only` looks at the machines of one folder; `--root` names another tree.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from './build/files';
import { rosterOf } from './build/machine-coverage';
import { layoutFileOf, layoutTextOf } from './build/machine-layout';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, root: { type: 'string' }, only: { type: 'string' } },
});
const root = resolve(values.root ?? join(import.meta.dirname, '..'));

const faults: string[] = [];
const drawn: string[] = [];
const only = values.only ?? 'machines';
const roster = (await rosterOf(root)).filter(([, { folder }]) => `${folder}/`.startsWith(`${only}/`));
for (const [name, entry] of roster) {
  const file = layoutFileOf(entry);
  try {
    const text = await layoutTextOf(root, entry);
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
    if (before === text) continue;
    drawn.push(file);
    if (!values.check) writeFileSync(join(root, file), text);
    else if (before === null) faults.push(`${name} has no layout: ${file} isn't there: run npm run charts.`);
    else faults.push(`${file} is out of step: run npm run charts.`);
  } catch (error) {
    faults.push(`${name} can't be laid out: ${error instanceof Error ? error.message : String(error)}`);
  }
}
const known = new Set(roster.map(([, entry]) => layoutFileOf(entry)));
for (const stray of filesIn(root, [only], /\.layout\.json$/).filter((file) => !known.has(file))) {
  if (values.check) faults.push(`${stray} is no machine's layout: run npm run charts.`);
  else {
    drawn.push(stray);
    rmSync(join(root, stray));
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(drawn.length === 0 ? `${roster.length} layouts are in step.` : `Laid out: ${drawn.join(', ')}.`);
