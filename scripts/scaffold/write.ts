import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ScaffoldError } from './names';

/** Writes new files and nothing else. Throws a ScaffoldError, before anything is written, where one of them is there already. */
export function writeNew(root: string, files: Record<string, string>): string[] {
  const paths = Object.keys(files);
  const taken = paths.filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new ScaffoldError(`Already there: ${taken.join(', ')}. Nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return paths;
}

/** One change inside a file that is there. */
export interface Insertion {
  path: string;
  /** Answers the whole new text; throws a ScaffoldError where it doesn't find its place. */
  change: (text: string) => string;
}

/** Applies all insertions, or throws before any is written. Several of one file follow each other. */
export function applyInsertions(root: string, insertions: readonly Insertion[]): string[] {
  const changed = new Map<string, string>();
  for (const { path, change } of insertions) {
    if (!existsSync(join(root, path))) throw new ScaffoldError(`${path} is not there.`);
    changed.set(path, change(changed.get(path) ?? readFileSync(join(root, path), 'utf8')));
  }
  for (const [path, text] of changed) writeFileSync(join(root, path), text);
  return [...changed.keys()];
}

/** An insertion behind the one place that the marker names. */
export function insertAfter(path: string, marker: RegExp, added: string): Insertion {
  return {
    path,
    change: (text) => {
      const found = marker.exec(text);
      if (!found) throw new ScaffoldError(`${path} has no ${marker.source} to write behind.`);
      const end = found.index + found[0].length;
      return text.slice(0, end) + added + text.slice(end);
    },
  };
}
