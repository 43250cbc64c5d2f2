import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { routeTree } from './build/route-tree';
import { areaDocuments } from './build/area-documents';
import { publicHolidays } from './build/public-holidays';
import { rosterLists } from './build/roster-lists';
import { defineCommand } from './lib/define-command';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';

/** The schema's types and those of its resolvers, as `contracts/generated/resolvers.ts` holds them for the sandbox. */
export async function resolverTypes(schemaText: string): Promise<{ path: string; content: string }> {
  const path = 'contracts/generated/resolvers.ts';
  const content = await codegen({
    filename: path,
    schema: parse(schemaText),
    documents: [],
    config: {
      useTypeImports: true,
      enumType: 'string-literal',
      scalars: { Date: 'string', JSON: 'unknown' },
      contextType: 'unknown',
      optionalResolveType: true,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  });
  return { path, content };
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** The type of everything that is said, of the files of `locales/es`; null in a tree that says nothing. */
export function wordsOfAreas(root: string): { path: string; content: string } | null {
  const folder = join(root, 'locales/es');
  const areas = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    : [];
  if (areas.length === 0) return null;
  const content = [
    ...areas.map((area) => `import type ${camel(area)} from '../../locales/es/${area}.json';`),
    '',
    '/** Every sentence of locales/es. */',
    `export type WordsOfAreas = ${areas.map((area) => `typeof ${camel(area)}`).join(' & ')};`,
  ];
  return { path: 'src/copy/words-of-areas.gen.ts', content: content.join('\n') };
}

/**
 * Writes contracts/generated from contracts/schema.graphql and contracts/operations/*.graphql, the lists of the roster from the folders
 * of machines/, contracts/vocabulary/holidays.gen.ts for the countries of the sites, src/copy/words-of-areas.gen.ts from locales/es, and
 * src/routeTree.gen.ts from src/routes. With `--check` it writes nothing and fails, in a sentence, when a file is out of step; `--root`
 * names another tree.
 */
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
      publicHolidays(),
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
