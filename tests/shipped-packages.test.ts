import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionLabel } from '../contracts/vocabulary/limits';
import { deployment, versionOf } from '../scripts/build/deployment';
import { billOfMaterials } from '../scripts/build/bill-of-materials';
import { root } from '../scripts/lib/run.mjs';
import { buildTree, packageFiles, type PackageTree, writeTree } from './package-tree';
import { packageOf } from '../scripts/build/shipped-packages';

const code = (name: string) => ({ 'index.js': `export const ${name} = () => document.title;` });
const page = {
  'main.js':
    "import { a } from 'a';\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).postMessage(a());",
  'worker.js': "import('c').then(({ c }) => postMessage(c()));",
};
const b = packageFiles('b', 'MIT', code('b'));
const a = packageFiles(
  'a',
  'MIT',
  { 'index.js': "import { b } from 'b';\nexport const a = () => b();" },
  { dependencies: { b: '1.2.3', d: '1.2.3' } },
);
const files = {
  ...page,
  ...a,
  ...b,
  ...packageFiles('c', 'Apache-2.0', code('c')),
  ...packageFiles('d', 'MIT', code('d')),
};
const needed = ['a', 'c'];
const built = (more: Partial<PackageTree> = {}) => buildTree({ files, needed, ...more });

interface Bill {
  serialNumber: string;
  metadata: { component: object };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const billOf = async (more?: Partial<PackageTree>) => (await built(more)).get('sbom.cdx.json') ?? '';
const refsIn = ({ components }: Bill) => components.map((component) => component['bom-ref']);

describe('the bill of materials', () => {
  it('names each package of the pages and of the workers by its content, what brought it, and none that is only installed', async () => {
    const bill = JSON.parse(await billOf()) as Bill;
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'own', version: versionLabel });
    expect(bill.components).toEqual(
      [
        ['a', 'MIT'],
        ['b', 'MIT'],
        ['c', 'Apache-2.0'],
      ].map(([name, id]) => ({
        type: 'library',
        'bom-ref': `${name}@1.2.3`,
        name,
        version: '1.2.3',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        licenses: [{ license: { id } }],
        purl: `pkg:npm/${name}@1.2.3`,
      })),
    );
    expect(bill.dependencies).toEqual([
      { ref: `own@${versionLabel}`, dependsOn: ['a@1.2.3', 'c@1.2.3'] },
      { ref: 'a@1.2.3', dependsOn: ['b@1.2.3'] },
      { ref: 'b@1.2.3', dependsOn: [] },
      { ref: 'c@1.2.3', dependsOn: [] },
    ]);
  });

  it('is the same for two builds of one source, and another for another source', async () => {
    const first = await billOf();
    expect(await billOf()).toBe(first);
    const { serialNumber } = JSON.parse(first) as Bill;
    expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    const less = { 'worker.js': 'postMessage(1);' };
    const other = JSON.parse(await billOf({ files: { ...files, ...less }, needed: ['a'] })) as Bill;
    expect(other.serialNumber).not.toBe(serialNumber);
    expect(first).not.toMatch(/timestamp/);
  });

  it('of a package that publishes another under its own name says which, since its advisories name that', () => {
    const { bill, faults } = billOfMaterials(root, [join(root, 'node_modules/xlsx')]);
    expect(faults).toEqual([]);
    expect(bill.components).toMatchObject([
      {
        name: '@e965/xlsx',
        purl: 'pkg:npm/%40e965/xlsx@0.20.3',
        pedigree: { ancestors: [{ name: 'xlsx', purl: 'pkg:npm/xlsx@0.20.3' }] },
      },
    ]);
  });

  it('takes the package that stands nearest, where two versions of one are installed', () => {
    const nested = 'node_modules/react-intl/node_modules/@formatjs/icu-messageformat-parser';
    const paths = ['node_modules/react-intl', nested].map((path) => join(root, path));
    const { bill, faults } = billOfMaterials(root, paths);
    expect(faults).toEqual([]);
    const [, parser = ''] = refsIn(bill).toSorted().toReversed();
    expect(bill.dependencies.find(({ ref }) => ref.startsWith('react-intl@'))?.dependsOn).toEqual([parser]);
  });
});

describe('dependencies are what is shipped', () => {
  it.each<[string, Partial<PackageTree>, string]>([
    ['what is imported and not named', { needed: ['a'] }, 'c is imported and shipped: it belongs to "dependencies".'],
    [
      'what is named and not shipped',
      { needed: ['a', 'c', 'd'] },
      'd is among "dependencies", and nothing of it is shipped: it belongs to "devDependencies".',
    ],
    [
      'what another brings that is there for development',
      { development: ['b'] },
      'node_modules/b is shipped, and no package of "dependencies" brings it.',
    ],
  ])('the build ends at %s', async (_what, more, expectedError) => {
    await expect(built(more)).rejects.toThrow(expectedError);
  });

  it('says so also where what goes beside the console is made after it', async () => {
    await expect(built({ needed: ['a'], plugins: [deployment()] })).rejects.toThrow('c is imported and shipped');
  });

  it('holds for a tree that has nothing to mend', async () => {
    expect([...(await built()).keys()].filter((file) => !file.startsWith('assets/'))).toContain('licences.txt');
  });
});

describe('what is installed for the product alone', () => {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

  it('has nothing of the sandbox, of the contract and of the tests', () => {
    const names = listed.split('\n').map((path) => path.replaceAll('\\', '/').replace(/^.*node_modules\//, ''));
    expect(names).toContain('react-dom');
    expect(
      names.filter((name) => /sqlite|kysely|yoga|oidc-provider|^jose$|resvg|koa|pact|vite|^graphql$/.test(name)),
    ).toEqual([]);
  });
});

const licencesOf = async (files: Record<string, string>, needed?: readonly string[]): Promise<string> =>
  (await buildTree({ files, ...(needed && { needed }) })).get('licences.txt') ?? '';

const withText = packageFiles('a', 'MIT', {
  'index.js': 'export const a = () => document.title;',
  LICENSE: 'Whose a is.',
});

describe('licences of what is shipped', () => {
  it('are those of the code, of the fonts and of what only a worker has, each with its text', async () => {
    const text = await licencesOf(
      {
        'main.js':
          "import { a } from 'a';\nimport './a.css';\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).postMessage(a());",
        'a.css': '@font-face { font-family: b; src: url(./node_modules/@s/b/b.woff2); }',
        'worker.js': "import { c } from 'c';\npostMessage(c());",
        ...withText,
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
