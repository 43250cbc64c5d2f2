/**
 * Prints which requirements of docs/requirements.tsv are held by a passing test of the last `npm test`, and which are open, by
 * area. `--titles` counts every title that names an id, run or not; `--open` lists the open ones with their sentence; `--check`
 * fails, in a sentence, on a title that names an id which isn't in the list. `--root` names another tree.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from './build/files';
import { lastResults } from './lib/results.mjs';
import { idsIn, titlesIn } from './build/test-titles';

const { values } = parseArgs({
  options: {
    titles: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    root: { type: 'string' },
  },
});
const root = values.root ?? join(import.meta.dirname, '..');

const rows = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', area = '', requirement = ''] = line.split('\t');
    return { id, area, requirement };
  });
const known = new Set(rows.map(({ id }) => id));

const testFiles = filesIn(
  root,
  ['contracts', 'machines', 'sandbox', 'src', 'pact', 'e2e', 'tests'],
  /\.(test|pact|spec)\.tsx?$|^e2e\/.*\.ts$/,
);
const named = testFiles.flatMap((file) =>
  titlesIn(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })),
);

if (values.check) {
  const unknown = named.flatMap(({ file, title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: no requirement is called ${id} ("${title}").`),
  );
  for (const fault of unknown) console.error(fault);
  if (unknown.length > 0) process.exit(1);
  console.log(`${new Set(named.flatMap(({ title }) => idsIn(title))).size} requirements stand in test titles.`);
} else {
  const results = lastResults();
  if (!values.titles && results.length === 0) {
    console.error('No results of a test run: run `npm test` first, or count titles with `npm run rows -- --titles`.');
    process.exit(1);
  }
  const failing = new Set(results.filter(({ outcome }) => outcome !== 'passed').flatMap(({ title }) => idsIn(title)));
  const titles = values.titles ? named : results.filter(({ outcome }) => outcome === 'passed');
  const held = new Set(titles.flatMap(({ title }) => idsIn(title)).filter((id) => values.titles || !failing.has(id)));
  for (const area of new Set(rows.map((row) => row.area))) {
    const own = rows.filter((row) => row.area === area);
    const open = own.filter(({ id }) => !held.has(id));
    console.log(
      `${area.padEnd(6)} ${String(own.length - open.length).padStart(3)} of ${String(own.length).padStart(3)} held`,
    );
    if (open.length === 0) continue;
    if (values.open) for (const { id, requirement } of open) console.log(`  ${id}  ${requirement}`);
    else console.log(`       open: ${open.map(({ id }) => id.slice(id.indexOf('-') + 1)).join(' ')}`);
  }
  const all = rows.filter(({ id }) => held.has(id)).length;
  console.log(
    `\n${all} of ${rows.length} requirements ${values.titles ? 'are named by a test' : 'are held by passing tests'}.`,
  );
}
