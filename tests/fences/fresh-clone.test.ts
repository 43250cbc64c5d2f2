import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const scripts = join(import.meta.dirname, '../../scripts');
const beforeInstalling = [
  ...['start', 'test', 'dev', 'check', 'explorer', 'build', 'sandbox'].map((name) => `${name}.mjs`),
  ...readdirSync(join(scripts, 'lib'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `lib/${name}`),
];

/** The modules that a script needs before its first line runs. */
function needed(source: string): string[] {
  return [...source.matchAll(/^(?:import|export) [^;]*?from '([^']+)';|^import '([^']+)';/gms)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
}

describe('a fresh clone has no packages', () => {
  test.each(beforeInstalling)('%s starts with nothing but Node', (file) => {
    const packages = needed(readFileSync(join(scripts, file), 'utf8')).filter(
      (name) => !name.startsWith('node:') && !name.startsWith('.'),
    );
    expect(packages).toEqual([]);
  });

  test('a script that needs a package at once is found', () => {
    expect(needed("import { spawn } from 'node:child_process';\nimport { chromium } from 'playwright';\n")).toEqual([
      'node:child_process',
      'playwright',
    ]);
  });
});
