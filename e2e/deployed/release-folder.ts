import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isText = /\.(?:js|css|html|json)$/;
const compressedFile = /\.(?:gz|br)$/;

/** Takes files of such a name out of a folder, with what is packed beside them. */
export function removeFiles(folder: string, name: RegExp): { names: string[]; restore: () => void } {
  const taken = readdirSync(folder).filter((file) => name.test(file.replace(compressedFile, '')));
  if (taken.length === 0) throw new Error(`No file of the build is called ${String(name)}.`);
  for (const file of taken) renameSync(join(folder, file), join(folder, `.${file}`));
  return {
    names: taken.filter((file) => !compressedFile.test(file)),
    restore: () => taken.forEach((file) => renameSync(join(folder, `.${file}`), join(folder, file))),
  };
}

/** Another name for a file whose name holds the hash of what is in it: no file of one release is called like one of another. */
const renameForRelease = (file: string, which: string) => file.replace(/(\.\w+)$/, `-${which}$1`);

/** A release of the same code under other names, which says that it is older or newer; answers its folder. */
export function createRelease(release: string, folder: string, which: 'older' | 'newer'): string {
  cpSync(release, folder, { recursive: true });
  const assets = readdirSync(join(folder, 'assets'));
  const names = new Map(assets.map((file) => [file, renameForRelease(file, which)]));
  for (const file of assets.filter((one) => compressedFile.test(one))) rmSync(join(folder, 'assets', file));
  const [version, built] = which === 'older' ? ['0.0.1', '2020-01-01'] : ['999.0.0', '2036-01-01'];
  const versionInfo = { version, commit: null, built: `${built}T00:00:00.000Z` };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => isText.test(one))) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/[\w.-]+\.(?:js|css|woff2|svg|png|webp)/g, (name) => names.get(name) ?? name)
      .replace(
        /(<meta name="vigia-release" content=")[^"]*/,
        `$1${JSON.stringify(versionInfo).replaceAll('"', '&quot;')}`,
      );
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'version.json'), JSON.stringify(versionInfo));
  for (const [from, to] of names)
    if (!compressedFile.test(from)) renameSync(join(folder, 'assets', from), join(folder, 'assets', to));
  return folder;
}
