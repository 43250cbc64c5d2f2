import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A package as the lock file has it. */
export interface LockedPackage {
  /** Its own name, where it is installed under another. */
  name?: string;
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Lock = Record<string, LockedPackage>;

/** Packages that publish another's code under a name of their own: advisories name the original. */
const originals: Readonly<Record<string, string>> = { '@e965/xlsx': 'xlsx' };

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const nameOf = (path: string, { name }: LockedPackage) =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const refOf = (path: string, locked: LockedPackage) => `${nameOf(path, locked)}@${locked.version}`;

/** The same number for the same content, as a UUID. */
function serialOf(content: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function hashesOf(integrity: string | undefined) {
  return (integrity ?? '').split(' ').flatMap((one) => {
    const [, bits, base64 = ''] = /^sha(256|384|512)-(.+)$/.exec(one) ?? [];
    return bits === undefined ? [] : [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }];
  });
}

function componentOf(path: string, locked: LockedPackage) {
  const { version, integrity, license } = locked;
  const name = nameOf(path, locked);
  const original = originals[name];
  const hashes = hashesOf(integrity);
  return {
    type: 'library',
    'bom-ref': refOf(path, locked),
    name,
    version,
    scope: 'required',
    ...(hashes.length > 0 && { hashes }),
    ...(license !== undefined && { licenses: [{ license: { id: license } }] }),
    purl: purlOf(name, version),
    ...(original !== undefined && {
      pedigree: {
        ancestors: [{ type: 'library', name: original, version, purl: purlOf(original, version) }],
        notes: `The code of ${original}, published under another name: its advisories name the original.`,
      },
    }),
  };
}

/** Where a package that is named in that folder is installed: the nearest one above. */
function resolved(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}

/**
 * The bill of materials of these packages, each by its folder, as CycloneDX 1.5 has it; or why there is none: a package that isn't in the lock
 * file, or there for development only. It has no time, and its number follows from what it says, so that two builds of one source are the same.
 */
export function billOfMaterials(root: string, folders: readonly string[]) {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const own = read('package.json') as { name: string; version: string; dependencies?: Record<string, string> };
  const { packages: lock } = read('package-lock.json') as { packages: Lock };
  const paths = folders.map((folder) => relative(root, folder).replaceAll('\\', '/')).sort(byCodeUnits);
  const faults: string[] = [];
  const shipped = new Map<string, [path: string, locked: LockedPackage]>();
  for (const path of paths) {
    const locked = lock[path];
    if (locked === undefined) faults.push(`${path} is shipped, and not in the lock file.`);
    else if (locked.dev === true) faults.push(`${path} is shipped, and no package of "dependencies" brings it.`);
    else shipped.set(refOf(path, locked), [path, locked]);
  }
  const refsOf = (from: string, names: readonly string[]) => {
    const found = names.flatMap((name) => resolved(lock, from, name) ?? []);
    const refs = found.flatMap((path) => (lock[path] === undefined ? [] : refOf(path, lock[path])));
    return [...new Set(refs)].filter((ref) => shipped.has(ref)).sort(byCodeUnits);
  };
  const self = `${own.name}@${own.version}`;
  const inOrder = [...shipped].sort(([a], [b]) => byCodeUnits(a, b));
  const components = inOrder.map(([, [path, locked]]) => componentOf(path, locked));
  const dependencies = [
    { ref: self, dependsOn: refsOf('', Object.keys(own.dependencies ?? {})) },
    ...inOrder.map(([ref, [path, locked]]) => ({
      ref,
      dependsOn: refsOf(
        path,
        Object.keys({ ...locked.dependencies, ...locked.optionalDependencies, ...locked.peerDependencies }),
      ),
    })),
  ];
  return {
    faults,
    bill: {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber: serialOf([self, components, dependencies]),
      version: 1,
      metadata: {
        lifecycles: [{ phase: 'build' }],
        component: {
          type: 'application',
          'bom-ref': self,
          name: own.name,
          version: own.version,
          purl: purlOf(own.name, own.version),
        },
      },
      components,
      dependencies,
    },
  };
}
