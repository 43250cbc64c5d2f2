import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { RosterEntry } from '../../machines/screen-machines';
import { filesIn } from './files';
import { rosterOf } from './machine-coverage';

/** What should stand in the files, by the names of their machines, or the sentence of why one can't be made. */
export type MadeTexts = Map<string, { text: string } | { fault: string }>;

interface MachineFile {
  /** As sentences call it, and the end of its name: `layout`, of `<base>.layout.json`. */
  noun: 'layout' | 'payloads';
  textsOf: (root: string, roster: readonly [string, RosterEntry][]) => Promise<MadeTexts>;
}

/**
 * Keeps a file of every machine of the roster in step, in the machine's folder. With `--check` it writes nothing and fails, in
 * sentences, on a file out of step, one that isn't there, and one that no machine of the roster has. `--only` looks at the machines
 * of one folder; `--root` names another tree. Ends the process when something is at fault.
 */
export async function keepInStep({ noun, textsOf }: MachineFile): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, root: { type: 'string' }, only: { type: 'string' } },
  });
  const root = resolve(values.root ?? join(import.meta.dirname, '../..'));
  const only = values.only ?? 'machines';
  const roster = (await rosterOf(root)).filter(([, { folder }]) => `${folder}/`.startsWith(`${only}/`));
  const fileOf = ({ folder }: RosterEntry) => `${folder}/${basename(folder)}.${noun}.json`;
  const faults: string[] = [];
  const written: string[] = [];

  const texts = await textsOf(root, roster);
  for (const [name, entry] of roster) {
    const file = fileOf(entry);
    const made = texts.get(name) ?? { fault: `${name} was passed over.` };
    if ('fault' in made) {
      faults.push(made.fault);
      continue;
    }
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
    if (before === made.text) continue;
    written.push(file);
    if (!values.check) writeFileSync(join(root, file), made.text);
    else if (before === null) faults.push(`${name} has no ${noun}: ${file} isn't there: run npm run charts.`);
    else faults.push(`${file} is out of step: run npm run charts.`);
  }
  const known = new Set(roster.map(([, entry]) => fileOf(entry)));
  const strays = filesIn(root, [only], new RegExp(`\\.${noun}\\.json$`)).filter((file) => !known.has(file));
  for (const stray of strays) {
    if (values.check) faults.push(`${stray} is no machine's ${noun}: run npm run charts.`);
    else {
      written.push(stray);
      rmSync(join(root, stray));
    }
  }

  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  const all = `${roster.length} machines: every ${noun}.json is in step.`;
  console.log(written.length === 0 ? all : `Written: ${written.join(', ')}.`);
}
