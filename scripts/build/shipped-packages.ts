import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { billOfMaterials } from './bill-of-materials.ts';

/** Licences that ask of whoever ships the code nothing but to say whose it is. */
const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** A package that is shipped. */
interface ShippedPackage {
  name: string;
  version: string;
  /** By its SPDX id; null where the package says none. */
  licence: string | null;
  /** The licence as the package brings it; null where it brings none. */
  text: string | null;
}

/** The folder of the package that a module or a file belongs to; null for what is none's. */
export function packageOf(file: string): string | null {
  const path = file.replaceAll('\\', '/');
  const end = path.lastIndexOf('/node_modules/') + '/node_modules/'.length;
  if (path.startsWith('\0') || end < '/node_modules/'.length) return null;
  const [scope = '', name = ''] = path.slice(end).split('/');
  return `${path.slice(0, end)}${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

/** What the package in that folder says of itself. */
function readShippedPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return {
    name: String(manifest['name']),
    version: String(manifest['version']),
    licence: typeof manifest['license'] === 'string' ? manifest['license'] : null,
    text: file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

/** The packages whose licence nobody allowed, each as a line. */
const findRefusedLicences = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(({ licence }) => licence === null || !allowedLicences.includes(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'it says none'}`);

/** What is shipped beside our own, each with its licence, as a text to read. */
function licencesText(packages: readonly ShippedPackage[]): string {
  const line = '-'.repeat(80);
  const parts = packages.map(({ name, version, licence, text }) =>
    [line, `${name} ${version}: ${licence ?? ''}`, line, text ?? 'The package brings no text of it.'].join('\n'),
  );
  return `The console is made with ${packages.length} packages of others. Each, with its licence:\n\n${parts.join('\n\n')}\n`;
}

/** The name under which a package is installed: an alias where it has one. */
const installedAs = (folder: string) => folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length);

/**
 * What is wrong with `dependencies`: they are the packages that our own modules of the build import and those of which it has a part.
 * `imported` are named by our modules, `built` have a part in the build.
 */
export function findMisdeclared(
  dependencies: readonly string[],
  imported: ReadonlySet<string>,
  built: ReadonlySet<string>,
): string[] {
  return [
    ...[...imported]
      .filter((name) => !dependencies.includes(name))
      .map((name) => `${name} is imported and shipped: it belongs to "dependencies".`),
    ...dependencies
      .filter((name) => !built.has(name))
      .map((name) => `${name} is among "dependencies", and nothing of it is shipped: it belongs to "devDependencies".`),
  ].sort();
}

/**
 * Writes what the build is made of beside our own, its workers included: `licences.txt`, every package of which code, styles or fonts are in
 * it, and `sbom.cdx.json`, the same for machines. Ends the build where a licence isn't allowed, or where `dependencies` aren't what is shipped.
 * `ofWorkers` looks at what the workers are made of, which is bundled apart.
 */
export function shippedPackages(): { ofPage: Plugin; ofWorkers: Plugin } {
  const folders = new Set<string>();
  const imported = new Set<string>();
  const add = (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, root: string) => {
    for (const built of Object.values(bundle)) {
      const files = built.type === 'chunk' ? built.moduleIds : built.originalFileNames.map((name) => join(root, name));
      for (const file of files) {
        const folder = packageOf(file);
        if (folder === null || !existsSync(folder)) continue;
        folders.add(folder);
        const module = context.getModuleInfo(file);
        const importers = [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])];
        if (importers.some((importer) => packageOf(importer) === null && !importer.startsWith('\0')))
          imported.add(installedAs(folder));
      }
    }
  };
  let root = process.cwd();
  return {
    ofPage: {
      name: 'shipped-packages',
      apply: 'build',
      configResolved: (config) => void (root = config.root),
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          add(this, bundle, root);
          const byRef = new Map([...folders].map(readShippedPackage).map((one) => [`${one.name}@${one.version}`, one]));
          const packages = [...byRef.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
          const wrong = findRefusedLicences(packages);
          if (wrong.length > 0) this.error(`These licences are not among the allowed ones:\n${wrong.join('\n')}`);
          const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
            dependencies?: Record<string, string>;
          };
          const built = new Set([...folders].map(installedAs));
          const faults = findMisdeclared(Object.keys(dependencies), imported, built);
          if (faults.length > 0) this.error(`package.json doesn't say what is shipped:\n${faults.join('\n')}`);
          const { bill, faults: unlisted } = billOfMaterials(root, [...folders]);
          if (unlisted.length > 0) this.error(`There is no bill of materials:\n${unlisted.join('\n')}`);
          this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText(packages) });
          const source = `${JSON.stringify(bill, null, 2)}\n`;
          this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source });
        },
      },
    },
    ofWorkers: {
      name: 'shipped-packages-of-workers',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          add(this, bundle, root);
        },
      },
    },
  };
}
