/**
 * Reads what the types of every machine of the roster say of its events and of the answers of its ports, and writes it as
 * `<base>.payloads.json` into its folder: the explorer holds what a person writes against it. With `--check` it writes nothing and
 * fails, in sentences, on a file out of step, one that isn't there, and one that no machine of the roster has. `--only` looks at the
 * machines of one folder; `--root` names another tree.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from './build/files';
import { rosterOf } from './build/machine-coverage';
import { payloadsFileOf, payloadTextsOf } from './build/machine-payloads';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, root: { type: 'string' }, only: { type: 'string' } },
});
const root = resolve(values.root ?? join(import.meta.dirname, '..'));

const faults: string[] = [];
const changed: string[] = [];
const only = values.only ?? 'machines';
const roster = (await rosterOf(root)).filter(([, { folder }]) => `${folder}/`.startsWith(`${only}/`));
const texts = await payloadTextsOf(root, roster);
for (const [name, entry] of roster) {
  const file = payloadsFileOf(entry);
  const found = texts.get(name) ?? { fault: 'nothing was asked of it' };
  if ('fault' in found) {
    faults.push(`The types of ${name} can't be read: ${found.fault.replace(/\.$/, '')}.`);
    continue;
  }
  const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
  if (before === found.text) continue;
  changed.push(file);
  if (!values.check) writeFileSync(join(root, file), found.text);
  else if (before === null) faults.push(`${name} has no payloads: ${file} isn't there: run npm run charts.`);
  else faults.push(`${file} is out of step: run npm run charts.`);
}
const known = new Set(roster.map(([, entry]) => payloadsFileOf(entry)));
for (const stray of filesIn(root, [only], /\.payloads\.json$/).filter((file) => !known.has(file))) {
  if (values.check) faults.push(`${stray} is no machine's payloads: run npm run charts.`);
  else {
    changed.push(stray);
    rmSync(join(root, stray));
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(changed.length === 0 ? `${roster.length} machines' payloads are in step.` : `Read: ${changed.join(', ')}.`);
