import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a module names by a path of its own; a text that only looks like it leads to no file, or to one that then counts too. */
const imports = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']*)'/g;
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The files that a file names in its imports. */
export type ImportReader = (file: string) => readonly string[];

function importsOf(file: string): string[] {
  const base = (path: string) => resolve(dirname(file), path);
  return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, path = '']) => {
    const found = endings.map((ending) => base(path) + ending).find(isFile);
    return found === undefined ? [] : [found];
  });
}

/** Reads each file once, for whoever follows the imports of many that share them, and while none changes. */
export function createImportReader(): ImportReader {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const found = known.get(file) ?? importsOf(file);
    known.set(file, found);
    return found;
  };
}

/** Every file that these reach by the paths in their imports, dynamic and by type too, with themselves; absolute, sorted. */
export function findReachableFiles(entries: readonly string[], read: ImportReader = importsOf): string[] {
  const waiting = entries.filter(isFile);
  const reached = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const found of read(file)) {
      if (reached.has(found)) continue;
      reached.add(found);
      waiting.push(found);
    }
  }
  return [...reached].sort();
}

/** A hash of these files as they stand now, each by its path and text, and of a text; a file that isn't there doesn't count. */
export function fingerprintOf(files: readonly string[], text = ''): string {
  const hash = createHash('sha256').update(process.versions.node).update(text);
  for (const file of files) if (isFile(file)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
