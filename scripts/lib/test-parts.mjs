import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vitestLayers } from './layers.mjs';
import { root, runInstalled, UserError } from './run.mjs';

/** Every layer of the table. @type {readonly string[]} */
export const allLayers = ['checks', ...vitestLayers, 'budgets', 'journeys'];

/** @typedef {Map<string, readonly string[] | undefined>} Parts The layers to run, each with its files from the root, or whole where it has none. */

/** The Vitest layer of each test file that these paths name. @param {readonly string[]} paths @returns {Promise<Map<string, string[]>>} */
async function vitestFilesOf(paths) {
  const file = join(root, '.cache/test-files.json');
  const { code } = await runInstalled('vitest/vitest.mjs', ['list', '--filesOnly', `--json=${file}`, ...paths]);
  if (code !== 0) return new Map();
  /** @type {{ file: string, projectName: string }[]} */
  const listed = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const one of listed) {
    const layer = one.projectName.replace(/-alone$/, '');
    found.set(layer, [...(found.get(layer) ?? []), one.file]);
  }
  return found;
}

/**
 * What `npm test -- <layer or file>…` asks for: the names of layers, and paths of files or folders with tests. Throws a UserError for
 * anything else. @param {readonly string[]} args @returns {Promise<Parts>}
 */
export async function partsOf(args) {
  if (args.length === 0) return new Map(allLayers.map((name) => [name, undefined]));
  /** @type {Map<string, readonly string[] | undefined>} */
  const parts = new Map();
  const paths = args.filter((arg) => !allLayers.includes(arg));
  for (const path of paths)
    if (path.startsWith('-') || !existsSync(join(root, path)))
      throw new UserError(`"${path}" is no layer and no file. The layers are ${allLayers.join(', ')}.`);
  const journeys = paths.filter((path) => path.startsWith('e2e'));
  if (journeys.length > 0) parts.set('journeys', journeys);
  const others = paths.filter((path) => !path.startsWith('e2e'));
  if (others.length > 0) {
    const found = await vitestFilesOf(others);
    if (found.size === 0) throw new UserError(`There is no test in ${others.join(', ')}.`);
    for (const [layer, files] of found) parts.set(layer, files);
  }
  for (const arg of args) if (allLayers.includes(arg)) parts.set(arg, undefined);
  return parts;
}
