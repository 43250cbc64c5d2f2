import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

let tree = '';
/** Writes a build as Vite does, the maps of a former one gone, and notes that it ran. */
const vite = `
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
const base = process.env.VIGIA_BASE ?? '/';
appendFileSync('runs', args.join(' ') + '\\n');
rmSync('dist/maps', { recursive: true, force: true });
mkdirSync('dist/console', { recursive: true });
writeFileSync('dist/console/index.html', '<link href="' + base + 'config.json">');
if (args.includes('--sourcemap')) mkdirSync('dist/maps');
`;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'vigia-tree-'));
  cpSync(join(root, 'scripts/lib'), join(tree, 'scripts/lib'), { recursive: true });
  for (const folder of ['src', 'node_modules/vite/bin']) mkdirSync(join(tree, folder), { recursive: true });
  writeFileSync(join(tree, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(tree, 'src/main.ts'), '');
  writeFileSync(join(tree, 'node_modules/vite/package.json'), '{ "type": "module" }');
  writeFileSync(join(tree, 'node_modules/vite/bin/vite.js'), vite);
});
afterEach(() => rmSync(tree, { recursive: true }));

/** Does this with the builds of that tree, as `npm run build` and `npm start` do. */
function runBuilds(steps: string, env: Readonly<Record<string, string>> = {}) {
  const script = `import { buildConsole, buildRelease } from './scripts/lib/builds.mjs'; ${steps}`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: tree,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(join(tree, 'runs'), 'utf8').trim().split('\n');
}
const start = 'await buildConsole(() => {});';

test('npm start takes what npm run build left as it is, with its maps', () => {
  const runs = runBuilds(`await buildRelease([]); ${start}`);
  expect(runs).toEqual(['build --sourcemap hidden']);
  expect(existsSync(join(tree, 'dist/maps'))).toBe(true);
});

test('npm start builds again what is of other sources, of another path or of other flags', () => {
  const again = 'build --base / --logLevel warn';
  expect(runBuilds(`await buildRelease([]);`)).toHaveLength(1);
  writeFileSync(join(tree, 'src/main.ts'), 'changed');
  expect(runBuilds(start).at(-1)).toBe(again);
  expect(runBuilds(`await buildRelease([]); ${start}`, { VIGIA_BASE: '/vigia/' }).at(-1)).toBe(again);
  writeFileSync(join(tree, 'src/main.ts'), 'changed again');
  expect(runBuilds(`await buildRelease(['--minify', 'false']); ${start}`).at(-1)).toBe(again);
});

test('npm run build builds also what is there already', () => {
  expect(runBuilds('await buildRelease([]); await buildRelease([]);')).toHaveLength(2);
});
