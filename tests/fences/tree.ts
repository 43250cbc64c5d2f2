import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { root, runInstalled } from '../../scripts/lib/run.mjs';

const configuration = [
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.machines.json',
  'tsconfig.contracts.json',
  'tsconfig.src.json',
  'tsconfig.node.json',
  'eslint.config.js',
  'scripts/lint',
  '.dependency-cruiser.js',
  'knip.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
];

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

/** A tree of its own with this project's configuration and these files (path → text), and none of its code; gone after the file's tests. */
export function createTree(files: Record<string, string>, copied: readonly string[] = []): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'fence-')));
  trees.push(tree);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  for (const path of [...configuration, ...copied]) cpSync(join(root, path), join(tree, path), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  return tree;
}

const programs = {
  tsc: '@typescript/native/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  oxlint: 'oxlint/bin/oxlint',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  tsx: 'tsx/dist/cli.mjs',
  oxfmt: 'oxfmt/bin/oxfmt',
  vitest: 'vitest/vitest.mjs',
};

/** Runs one of the project's tools inside a tree. Answers its exit code and all that it said. */
export async function runInTree(
  tree: string,
  program: keyof typeof programs,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const { code, said } = await runInstalled(programs[program], args, {
    cwd: tree,
    // Vite's advice about its own configuration would stand before what went wrong.
    env: { FORCE_COLOR: '0', NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  return { code, said };
}
