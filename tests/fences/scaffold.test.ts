import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';
import { runIn, treeWith } from './tree';

const scaffold = (tree: string, ...args: string[]) =>
  runIn(tree, 'tsx', join(root, 'scripts/new.ts'), ...args, '--root', tree);

describe('new:machine', () => {
  const folder = 'machines/sellers/seller-card';
  let tree: string;
  let written: { code: number; said: string };
  beforeAll(async () => {
    tree = treeWith({}, ['machines/kit', 'machines/domain', 'machines/platform.d.ts', 'contracts']);
    written = await scaffold(tree, 'machine', 'sellers', 'seller-card');
  });

  it('writes a whole folder with its chart drawn', () => {
    expect(written.code).toBe(0);
    const suffixes = ['machine.ts', 'paths.test.ts', 'samples.ts', 'test.ts', 'types.ts', 'view.ts', 'words.ts'];
    expect(written.said.trim().split('\n')).toEqual([
      `${folder}/README.md`,
      ...suffixes.map((suffix) => `${folder}/seller-card.${suffix}`),
    ]);
    expect(readFileSync(join(tree, folder, 'README.md'), 'utf8')).toContain(
      'choosing --> leaving : choice.confirm [chosen]',
    );
  });

  it('compiles, and passes lint, import table and charts', async () => {
    const results = await Promise.all([
      runIn(tree, 'tsc', '-p', 'tsconfig.machines.json'),
      runIn(tree, 'eslint', folder),
      runIn(tree, 'depcruise', '--config', '.dependency-cruiser.js', folder),
      runIn(tree, 'tsx', join(root, 'scripts/charts.ts'), '--root', tree, '--only', folder, '--check'),
      runIn(tree, 'prettier', '--check', folder),
    ]);
    expect(results.map(({ code, said }) => (code === 0 ? 'passes' : said))).toEqual(results.map(() => 'passes'));
  });

  it('passes its own tests', async () => {
    const { code, said } = await runIn(
      tree,
      'vitest',
      'run',
      '--root',
      tree,
      '--config',
      join(root, 'tests/fences/vitest.scaffold.ts'),
    );
    expect(said).toMatch(/Tests\s+3 passed/);
    expect(code).toBe(0);
  });

  it('writes nothing over what is there, and no area that nobody knows', async () => {
    expect((await scaffold(tree, 'machine', 'sellers', 'sellerCard')).said).toContain(
      'Already there: machines/sellers/seller-card/seller-card.types.ts',
    );
    const { code, said } = await scaffold(tree, 'machine', 'shops', 'seller-card');
    expect(code).toBe(1);
    expect(said).toContain('"shops" is no area.');
    expect(existsSync(join(tree, 'machines/shops'))).toBe(false);
  });
});

describe('new:operation', () => {
  let tree: string;
  beforeAll(() => {
    tree = treeWith({}, ['contracts', 'pact', 'sandbox']);
  });

  it.each([
    [
      'a query of an area that has no operation yet',
      'sellers',
      'filterProfileSellers',
      'query filterProfileSellers($size: Int, $from: Int, $siteId: ID) {',
    ],
    ['a mutation of an area that has some', 'search', 'updateLiveSearch', 'mutation updateLiveSearch('],
  ])('writes its four places: %s', async (_what, area, name, opening) => {
    const { code, said } = await scaffold(tree, 'operation', area, name);
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    expect(readFileSync(join(tree, `contracts/operations/${area}.graphql`), 'utf8')).toContain(opening);
    for (const file of [
      `contracts/operations/${area}.ts`,
      'contracts/ports.ts',
      'contracts/client/catalogue.ts',
      `pact/${area}.pact.ts`,
      `sandbox/${area}.ts`,
    ]) {
      expect(readFileSync(join(tree, file), 'utf8'), file).toContain(name);
    }
  });

  it('gives the sandbox an area that it did not have', () => {
    expect(readFileSync(join(tree, 'sandbox/resolvers.ts'), 'utf8')).toMatch(/areas: .* = \{\s+sellers,/);
  });

  it('compiles, and what is generated is in step', async () => {
    const [contracts, generated] = await Promise.all([
      runIn(tree, 'tsc', '-p', 'tsconfig.contracts.json'),
      runIn(tree, 'tsx', join(root, 'scripts/generate.ts'), '--root', tree, '--check'),
    ]);
    expect([contracts, generated].map(({ code, said }) => (code === 0 ? 'passes' : said))).toEqual([
      'passes',
      'passes',
    ]);
  });

  it('knows only what the schema knows, and once', async () => {
    expect((await scaffold(tree, 'operation', 'search', 'liveSearches')).said).toContain(
      'The operation liveSearches is there already',
    );
    expect((await scaffold(tree, 'operation', 'search', 'deadSearches')).said).toContain(
      'has no query and no mutation deadSearches',
    );
  });
});
