import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, UserError } from './run.mjs';

/** @typedef {Record<string, string[]>} Modules The files of a build, and the modules that each is made of, from the root of the tree. */

/** What only the explorer, its scripts and the tests may run. */
const foreign = [
  /^src\/explorer\//,
  /\.(samples|fixture|test)\.tsx?$/,
  /virtual:machine-drawings/,
  /^machines\/simulator\//,
  /^machines\/(?:roster|inner-machines\.gen)\.ts$/,
  /^scripts\//,
  /(^|\/)node_modules\/elkjs\//,
];

/** The modules of a build that don't belong to what users load. @param {Modules} modules @returns {string[]} `file: module` */
export function findForeignModules(modules) {
  return Object.entries(modules).flatMap(([file, ids]) =>
    ids.filter((id) => foreign.some((one) => one.test(id.replace(/\?.*$/, '')))).map((id) => `${file}: ${id}`),
  );
}

/** A positioning engine, which nothing that is painted first may bring: hints and menus there are the platform's. */
const engine = /(^|\/)node_modules\/@floating-ui\//;

/** What reads and writes tables, which comes when a file is read or saved. */
const tables = /(^|\/)node_modules\/(xlsx|papaparse)\//;

/** @param {RegExp} meant @returns {(modules: Modules, files: readonly string[]) => string[]} `file: module` */
const modulesLike = (meant) => (modules, files) =>
  files.flatMap((file) => (modules[file] ?? []).filter((id) => meant.test(id)).map((id) => `${file}: ${id}`));

/** The modules of a positioning engine in these files of a build: `file: module`. */
export const findEngines = modulesLike(engine);

/** The modules of a library for spreadsheets or CSV in these files of a build: `file: module`. */
export const findTableLibraries = modulesLike(tables);

/** The files of the built console with the modules that each is made of. Throws a UserError where it is not built. @param {string} [tree] absolute @returns {Modules} */
export function readModules(tree = root) {
  const list = join(tree, 'dist/console/modules.json');
  if (!existsSync(list)) throw new UserError('The console is not built: npm run build.');
  return JSON.parse(readFileSync(list, 'utf8'));
}

/** @param {string} text @param {RegExp} literal with the text of a literal as its first group @returns {string | undefined} the longest, if it is long enough to be nobody else's */
function longest(text, literal) {
  const [first] = [...text.matchAll(literal)]
    .map(([, literalText = '']) => literalText)
    .sort((a, b) => b.length - a.length);
  return first !== undefined && first.length >= 16 ? first : undefined;
}

/**
 * Texts that stand in the explorer alone: of each machine the longest sentence of its words and the longest name of a life, and a
 * sentence of the simulation. They find what came in by another way than a module.
 * @param {string} tree absolute
 * @returns {string[]}
 */
export function explorerMarkers(tree) {
  const found = readdirSync(join(tree, 'machines'), { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const text = () => readFileSync(join(tree, 'machines', path), 'utf8');
    if (!path.endsWith('.samples.ts')) return [];
    const [, described = ''] = text().split(/^export const \w+Descriptions\b/m);
    return [longest(described, /: '([^'\\\n]+)',?$/gm), longest(text(), /\bname: '([^'\\\n]+)'/g)].filter(
      (one) => one !== undefined,
    );
  });
  return [...found, 'has its answer already', 'org.eclipse.elk'];
}

/**
 * Reads the built console and answers what of the explorer is in it: by the modules of its files, and by their text.
 * @param {string} [tree] absolute: the tree whose dist/console is read
 * @returns {string[]} one line for each finding; none where users load nothing of the explorer
 */
export function findExplorerCode(tree = root) {
  const folder = join(tree, 'dist/console');
  const modules = readModules(tree);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const scripts = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
  const texts = explorerMarkers(tree);
  return [
    ...(Object.values(modules).flat().includes('src/main.tsx') ? [] : ['modules.json: src/main.tsx is not in it']),
    ...files.filter((file) => /explorer/.test(file)),
    ...scripts.filter((file) => !(file in modules)).map((file) => `${file}: nothing tells what it is made of`),
    ...findForeignModules(modules),
    ...scripts.flatMap((file) => {
      const script = readFileSync(join(folder, file), 'utf8');
      return texts.filter((text) => script.includes(text)).map((text) => `${file}: says ${text}`);
    }),
  ];
}
