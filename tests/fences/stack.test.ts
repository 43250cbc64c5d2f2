import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usersRoster } from '../../scripts/build/vite-plugins';
import { privateMaps } from '../../scripts/build/private-maps';
import { readStack } from '../../scripts/stack';

const root = mkdtempSync(join(tmpdir(), 'vigia-stack-'));
const served = join(root, 'dist/console');
const maps = join(root, 'dist/maps');
const file = join(root, 'error.json');
const warnings: (string | undefined)[] = [];

/** What is said of an error that the built file throws. */
function thrownBy(name: string): string {
  const { status, stderr } = spawnSync(process.execPath, [join(served, 'assets', name)], { encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr;
}

const built = () => readdirSync(join(served, 'assets')).find((name) => name.startsWith('index-')) ?? '';

beforeAll(async () => {
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./src/main.ts"></script>');
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(root, 'src/main.ts'),
    [
      `import { refuse } from './refuse';`,
      `interface Much {`,
      `  of: number;`,
      `}`,
      `const much: Much = { of: Date.now() };`,
      `if (typeof Worker === 'function') new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });`,
      `refuse(much.of);`,
      `import { screenMachines } from '../machines/screen-machines.gen';`,
      `console.log(screenMachines);`,
    ].join('\n'),
  );
  writeFileSync(
    join(root, 'src/refuse.ts'),
    [
      `interface Told {`,
      `  count: number;`,
      `}`,
      `export function refuse(count: number): Told {`,
      `  if (count > 1) throw new TypeError('refused');`,
      `  return { count };`,
      `}`,
    ].join('\n'),
  );
  mkdirSync(join(root, 'machines'));
  writeFileSync(
    join(root, 'machines/screen-machines.gen.ts'),
    `export const screenMachines = {\n  results: {\n    area: 'search',\n    folder: 'machines/search/results',\n  },\n};\n`,
  );
  writeFileSync(join(root, 'src/worker.ts'), `self.onmessage = ({ data }: MessageEvent) => self.postMessage(data);\n`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [usersRoster(), privateMaps()],
    worker: { format: 'es' },
    build: {
      outDir: 'dist/console',
      sourcemap: 'hidden',
      modulePreload: false,
      rolldownOptions: { onLog: (_, { code }) => void warnings.push(code) },
    },
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the stack of an error that a build threw', () => {
  test('what the build leaves out of a source breaks no map', () => {
    expect(warnings.filter((code) => code === 'SOURCEMAP_BROKEN')).toEqual([]);
    expect(readFileSync(join(served, 'assets', built()), 'utf8')).not.toContain('machines/search/results');
  });

  test('no map is served, nor named by what is; a worker has one too', () => {
    const names = readdirSync(served, { recursive: true }).map(String);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const name of names.filter((path) => path.endsWith('.js')))
      expect(readFileSync(join(served, name), 'utf8')).not.toContain('sourceMappingURL');
    const kept = readdirSync(maps).map((name) => name.replace(/-[\w-]+\.js\.map$/, ''));
    expect(kept.toSorted()).toEqual(['index', 'worker']);
  });

  test('each frame of it is told by file, line and column of its source, whether a browser says it or a report', async () => {
    const stack = thrownBy(built());
    const places = [...stack.matchAll(/\/assets\/[\w.-]+:\d+:\d+/g)].map(([place]) => place);
    expect(places).toHaveLength(2);
    const expectedLines = [/^src\/refuse\.ts:5:28 .*\(index-/, /^src\/main\.ts:7:1 .*\(index-/];
    for (const text of [stack, JSON.stringify({ kind: 'error', message: 'refused', stack: places })]) {
      writeFileSync(file, text);
      const { code, said } = await readStack(file, '--maps', maps);
      const lines = said.trim().split('\n');
      expect(lines).toEqual(expectedLines.map((line) => expect.stringMatching(line) as string));
      expect(code).toBe(0);
    }
  });

  test('a frame of another release is named with what to give, and the others are told all the same', async () => {
    const [place = ''] = /\/assets\/[\w.-]+:\d+:\d+/.exec(thrownBy(built())) ?? [];
    writeFileSync(file, JSON.stringify({ stack: ['/assets/inside-Old12345.js:1:77', place] }));
    const { code, said } = await readStack(file, '--maps', maps);
    expect(code).toBe(1);
    expect(said).toContain('src/refuse.ts:5:28');
    expect(said).toContain(`has no map of inside-Old12345.js: give the maps of the release that the error names`);
  });

  test('what has no frame, and a file that is not there, end it with a sentence', async () => {
    writeFileSync(file, 'TypeError: nothing');
    expect(await readStack(file, '--maps', maps)).toEqual({
      code: 1,
      said: 'No frame of a built file is in it. One reads like assets/index-Ab3d.js:1:2345.\n',
    });
    const missing = await readStack(join(root, 'none.json'));
    expect([missing.code, missing.said]).toEqual([1, expect.stringContaining('There is no file')]);
    expect((await readStack()).said).toContain('Give a file with the stack');
  });
});
