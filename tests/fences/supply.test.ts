import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LockedPackage } from '../../scripts/build/bill-of-materials';
import { root } from '../../scripts/lib/run.mjs';

interface Package extends LockedPackage {
  hasInstallScript?: boolean;
  optional?: boolean;
  devDependencies?: Record<string, string>;
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const own = read('package.json') as Required<Package> & { allowScripts: Record<string, boolean> };
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('every package is asked for in one version, and the lock file has that version', () => {
  for (const [name, wanted] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
    const [, exact] = /^(?:npm:@?[^@]+@)?(\d+\.\d+\.\d+)$/.exec(wanted) ?? [];
    expect([name, exact]).toEqual([name, packages[`node_modules/${name}`]?.version]);
  }
});

it('what runs while it is installed is what was approved, and nothing else', () => {
  const scripted = installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript === true ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  expect([...new Set(scripted)].toSorted()).toEqual(Object.keys(own.allowScripts).toSorted());
});

it('every package that this machine may install is known by its content; those of other systems are optional', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity, optional }]) => !integrity && optional !== true)).toEqual([]);
});

it('no reader of workbooks is older than what mended prototype pollution and slow patterns (0.20.2)', () => {
  const readers = installed.filter(
    ([path, { name }]) => /(^|[/\\])xlsx$/.test(path) || name?.endsWith('/xlsx') === true,
  );
  expect(readers.length).toBeGreaterThan(0);
  for (const [path, { version }] of readers) {
    const [, minor = 0, patch = 0] = version.split('.').map(Number);
    expect([path, minor > 20 || (minor === 20 && patch >= 2)]).toEqual([path, true]);
  }
});

it('the reader of workbooks is the release that was looked at, by the content of its archive', () => {
  expect(own.dependencies['xlsx']).toBe('npm:@e965/xlsx@0.20.3');
  expect(packages['node_modules/xlsx']?.integrity).toBe(
    'sha512-703RN/3OdsRD5mtse2HBX7Um7xwaP9tlswEG6svOtjqokXoX7rJdQj7DyabD2I+xk22RgaIIU+R6BHgkpZGB/w==',
  );
});
