import { describe, expect, it } from 'vitest';
import { packageOf } from '../scripts/build/licences';
import { versionOf } from '../scripts/build/deployment';
import { root } from '../scripts/lib/run.mjs';
import { buildTree, packageFiles, writeTree } from './package-tree';

const licencesOf = async (files: Record<string, string>, needed?: readonly string[]): Promise<string> =>
  (await buildTree({ files, ...(needed && { needed }) })).get('licences.txt') ?? '';

const a = packageFiles('a', 'MIT', { 'index.js': 'export const a = () => document.title;', LICENSE: 'Whose a is.' });

describe('licences of what is shipped', () => {
  it('are those of the code, of the fonts and of what only a worker has, each with its text', async () => {
    const text = await licencesOf(
      {
        'main.js':
          "import { a } from 'a';\nimport './a.css';\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).postMessage(a());",
        'a.css': '@font-face { font-family: b; src: url(./node_modules/@s/b/b.woff2); }',
        'worker.js': "import { c } from 'c';\npostMessage(c());",
        ...a,
        ...packageFiles('@s/b', 'OFL-1.1', { 'b.woff2': 'woff' }),
        ...packageFiles('c', 'Apache-2.0', {
          'index.js': 'export const c = () => location.href;',
          'licence.md': 'Whose c is.',
        }),
        ...packageFiles('unused', 'GPL-3.0', { 'index.js': 'export const d = () => document.title;' }),
      },
      ['a', '@s/b', 'c'],
    );
    expect([...text.matchAll(/^(\S+) 1\.2\.3: (.+)$/gm)].map(([, name, licence]) => [name, licence])).toEqual([
      ['@s/b', 'OFL-1.1'],
      ['a', 'MIT'],
      ['c', 'Apache-2.0'],
    ]);
    expect(text).toContain('Whose a is.');
    expect(text).toContain('Whose c is.');
    expect(text).toContain('The package brings no text of it.');
  });

  it.each([['GPL-3.0-or-later'], ['UNLICENSED'], [undefined]])('the build ends where one is %s', async (license) => {
    const files = packageFiles('d', license, { 'index.js': 'export const d = () => document.title;' });
    await expect(licencesOf({ 'main.js': "import { d } from 'd';\nconsole.log(d());", ...files })).rejects.toThrow(
      `d 1.2.3: ${license ?? 'it says none'}`,
    );
  });

  it.each([
    ['/a/node_modules/b/c.js', '/a/node_modules/b'],
    ['/a/node_modules/b/node_modules/@c/d/e.js', '/a/node_modules/b/node_modules/@c/d'],
    ['C:\\a\\node_modules\\b\\c.js', 'C:/a/node_modules/b'],
    ['/a/src/c.js', null],
    ['\0virtual/node_modules/b', null],
  ])('%j belongs to %j', (file, folder) => expect(packageOf(file)).toBe(folder));
});

describe('the version file', () => {
  const given = { ...process.env };
  const versionWith = (tree: string, environment: Record<string, string>) => {
    process.env = { ...given, VIGIA_COMMIT: '', SOURCE_DATE_EPOCH: '', ...environment };
    try {
      return versionOf(tree);
    } finally {
      process.env = { ...given };
    }
  };
  const archive = () => writeTree({ 'package.json': JSON.stringify({ version: '9.8.7' }) });

  it('has the commit that whoever builds says, the day that they say, and the version of the package', () => {
    expect(versionWith(archive(), { VIGIA_COMMIT: 'abc', SOURCE_DATE_EPOCH: '1000000000' })).toEqual({
      version: '9.8.7',
      commit: 'abc',
      built: '2001-09-09T01:46:40.000Z',
    });
  });

  it('else has the commit of the tree, and none in an archive of the sources', () => {
    expect(versionWith(archive(), {}).commit).toBeNull();
    const { commit } = versionWith(root, {});
    if (commit !== null) expect(commit).toMatch(/^[0-9a-f]{40}$/);
  });
});
