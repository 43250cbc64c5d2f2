import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that ask of whoever ships the code nothing but to say whose it is. */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** A package that is shipped. */
export interface ShippedPackage {
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
export function readShippedPackage(folder: string): ShippedPackage {
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
export const findRefusedLicences = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(({ licence }) => licence === null || !allowedLicences.includes(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'it says none'}`);

/** What is shipped beside our own, each with its licence, as a text to read. */
export function licencesText(packages: readonly ShippedPackage[]): string {
  const line = '-'.repeat(80);
  const parts = packages.map(({ name, version, licence, text }) =>
    [line, `${name} ${version}: ${licence ?? ''}`, line, text ?? 'The package brings no text of it.'].join('\n'),
  );
  return `The console is made with ${packages.length} packages of others. Each, with its licence:\n\n${parts.join('\n\n')}\n`;
}
