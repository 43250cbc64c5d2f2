import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { build, type Plugin, type Rolldown } from 'vite';
import { shippedPackages } from '../scripts/build/shipped-packages';
import { versionLabel } from '../contracts/vocabulary/limits';

const trees: string[] = [];
afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

type Files = Record<string, string>;

/** A tree with these files, path → text. */
export function writeTree(files: Files): string {
  const tree = mkdtempSync(join(tmpdir(), 'vigia-packed-'));
  trees.push(tree);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(tree, path, '..'), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}

/** The files of a package that is installed in a tree. */
export const packageFiles = (name: string, license: string | undefined, files: Files, more: object = {}): Files =>
  Object.fromEntries(
    Object.entries({ 'package.json': JSON.stringify({ name, version: '1.2.3', license, ...more }), ...files }).map(
      ([path, text]) => [`node_modules/${name}/${path}`, text],
    ),
  );

/** What a tree with these packages says of them: `package.json` with those that the product needs, and the lock file. */
function supplyOf(files: Files, needed: readonly string[], development: readonly string[]): Files {
  const installed = Object.keys(files).flatMap((path) => /^(node_modules\/.+)\/package\.json$/.exec(path)?.[1] ?? []);
  const packages = installed.map((path) => {
    const manifest = JSON.parse(files[`${path}/package.json`] ?? '') as object;
    const dev = development.includes(path.replace('node_modules/', ''));
    return [path, { ...manifest, integrity: 'sha512-AAEC', ...(dev && { dev }) }];
  });
  const own = {
    name: 'own',
    version: versionLabel,
    dependencies: Object.fromEntries(needed.map((name) => [name, '1.2.3'])),
  };
  return {
    'package.json': JSON.stringify(own),
    'package-lock.json': JSON.stringify({
      name: 'other',
      lockfileVersion: 3,
      packages: { '': own, ...Object.fromEntries(packages) },
    }),
  };
}

export interface PackageTree {
  files: Files;
  /** What `dependencies` name: every package that is installed, unless other is said. */
  needed?: readonly string[];
  /** Which of them the lock file has for development only. */
  development?: readonly string[];
  plugins?: Plugin[];
}

/** Builds such a tree and answers the texts of what is emitted, by file. */
export async function buildTree({
  files,
  needed,
  development = [],
  plugins = [],
}: PackageTree): Promise<Map<string, string>> {
  const names = Object.keys(files).flatMap((path) => /^node_modules\/(.+)\/package\.json$/.exec(path)?.[1] ?? []);
  const { ofPage, ofWorkers } = shippedPackages();
  const built = (await build({
    root: writeTree({
      'index.html': '<script type="module" src="/main.js"></script>',
      ...supplyOf(files, needed ?? names, development),
      ...files,
    }),
    configFile: false,
    logLevel: 'silent',
    plugins: [ofPage, ...plugins],
    worker: { plugins: () => [ofWorkers] },
    build: { write: false, assetsInlineLimit: 0 },
  })) as Rolldown.RolldownOutput;
  return new Map(built.output.flatMap((one) => (one.type === 'asset' ? [[one.fileName, String(one.source)]] : [])));
}
