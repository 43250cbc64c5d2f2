import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { billOfMaterials } from './bill-of-materials.ts';
import { licencesText, packageOf, findRefusedLicences, readShippedPackage } from './licences.ts';

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
