/**
 * Writes contracts/generated from contracts/schema.graphql and contracts/operations/*.graphql, the lists of the roster from the folders
 * of machines/, src/copy/words-of-areas.gen.ts from locales/es, and src/routeTree.gen.ts from src/routes. With `--check` it writes nothing and fails, in a sentence, when a file is out of step; `--root` names another tree.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { resolverTypes } from './build/resolver-types';
import { routeTree } from './build/route-tree';
import { areaDocuments } from './build/area-documents';
import { rosterLists } from './build/roster-lists';
import { wordsOfAreas } from './build/words-of-areas';
import { defineCommand } from './lib/define-command';

export const generate = defineCommand(import.meta, async (args, printLine) => {
  const { values } = parseArgs({
    args,
    options: { check: { type: 'boolean', default: false }, root: { type: 'string' } },
  });
  const root = values.root ?? join(import.meta.dirname, '..');
  const folder = 'contracts/generated';
  const header = '/* Written by `npm run generate`, never by hand. */\n';

  const schemaText = readFileSync(join(root, 'contracts/schema.graphql'), 'utf8');
  const wanted = new Map(
    [
      ...(await areaDocuments(root, schemaText)),
      await resolverTypes(schemaText),
      wordsOfAreas(root),
      ...rosterLists(root),
    ]
      .filter((file) => file !== null)
      .map(({ path, content }) => [path, `${header}${content.trimEnd()}\n`]),
  );
  const present = existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
    : [];

  const stale: string[] = [];
  for (const [path, content] of wanted) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    stale.push(path);
    if (values.check) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const path of present.filter((path) => !wanted.has(path))) {
    stale.push(path);
    if (!values.check) rmSync(join(root, path));
  }
  stale.push(...(await routeTree(root, values.check)));

  if (values.check && stale.length > 0) {
    printLine(`Out of step with its source: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
    return 1;
  }
  printLine(stale.length === 0 ? 'Everything generated is in step.' : `Brought in step: ${stale.join(', ')}.`);
});
