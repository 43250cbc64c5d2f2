import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a module names by a path of its own; a text that only looks like it leads to no file, or to one that then counts too. */
const imports = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']*)'/g;
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** What files say and name in their imports. */
export interface SourceReader {
  /** What a file says; null for one that isn't there. */
  read: (file: string) => Buffer | null;
  /** The files that a file names in its imports. */
  importsOf: (file: string) => readonly string[];
}

const asItStands: SourceReader = {
  read: (file) => (isFile(file) ? readFileSync(file) : null),
  importsOf(file) {
    const base = (path: string) => resolve(dirname(file), path);
    return [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, path = '']) => {
      const found = endings.map((ending) => base(path) + ending).find(isFile);
      return found === undefined ? [] : [found];
    });
  },
};

function once<Value>(of: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (file) => {
    const found = known.get(file) ?? { value: of(file) };
    known.set(file, found);
    return found.value;
  };
}

/** Reads each file once, for whoever asks for many that share what they import, and while none changes. */
export const createSourceReader = (): SourceReader => ({
  read: once(asItStands.read),
  importsOf: once(asItStands.importsOf),
});

/** Every file that these reach by the paths in their imports, dynamic and by type too, with themselves; absolute, sorted. */
export function findReachableFiles(entries: readonly string[], { importsOf } = asItStands): string[] {
  const waiting = entries.filter(isFile);
  const reached = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const found of importsOf(file)) {
      if (reached.has(found)) continue;
      reached.add(found);
      waiting.push(found);
    }
  }
  return [...reached].sort();
}

/** A hash of these files as they stand now, each by its path and text, and of a text; a file that isn't there doesn't count. */
export function fingerprintOf(files: readonly string[], text = '', { read } = asItStands): string {
  const hash = createHash('sha256').update(process.versions.node).update(text);
  for (const file of files) {
    const said = read(file);
    if (said !== null) hash.update(`\0${file}\0`).update(said);
  }
  return hash.digest('hex');
}
