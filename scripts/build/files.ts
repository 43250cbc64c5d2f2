import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of these folders whose path from `root` matches, sorted, with forward slashes. Folders that aren't there hold none. */
export function filesIn(root: string, folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => pattern.test(path))
    .sort();
}

/** A mistake of whoever builds: Vite prints the stack of an error, which is here the sentence alone. */
export class BuildRefusal extends Error {
  override stack = this.message;
}
