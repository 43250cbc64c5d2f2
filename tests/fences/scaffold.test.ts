import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
    tree = treeWith(
      {
        'machines/screen-machines.ts':
          "import type { AnyStateMachine } from 'xstate';\n\nexport interface RosterEntry {\n  area: 'system';\n  folder: string;\n  load: () => Promise<AnyStateMachine>;\n}\n",
        'machines/roster.ts':
          "import type { RosterEntry } from './screen-machines';\n\nconst innerMachines = {\n} satisfies Record<string, RosterEntry>;\n\nexport const roster = { ...innerMachines };\n",
        'src/explorer/pictures/faces.tsx':
          'type Faces = Readonly<Record<string, string>>;\n\nexport const faces: Faces = {\n};\n',
      },
      [
        'machines/kit',
        'machines/seats',
        'machines/rehearsal',
        'machines/domain',
        'machines/platform.d.ts',
        'contracts',
      ],
    );
    written = await scaffold(tree, 'machine', 'sellers', 'seller-card');
  });

  it('writes a whole folder with its chart drawn', () => {
    expect(written.code).toBe(0);
    const suffixes = ['machine.ts', 'paths.test.ts', 'samples.ts', 'test.ts', 'types.ts', 'view.ts', 'words.ts'];
    expect(written.said.trim().split('\n')).toEqual(
      [
        `${folder}/README.md`,
        ...suffixes.map((suffix) => `${folder}/seller-card.${suffix}`),
        'machines/roster.ts',
        'machines/screen-machines.ts',
        'src/explorer/pictures/faces.tsx',
      ].sort(),
    );
    expect(readFileSync(join(tree, folder, 'README.md'), 'utf8')).toContain(
      'choosing --> leaving : choice.confirm [chosen]',
    );
  });

  it('compiles, and passes lint, import table, charts and samples', async () => {
    const results = await Promise.all([
      runIn(tree, 'tsc', '-p', 'tsconfig.machines.json'),
      runIn(tree, 'eslint', folder),
      runIn(tree, 'depcruise', '--config', '.dependency-cruiser.js', folder),
      runIn(tree, 'tsx', join(root, 'scripts/charts.ts'), '--root', tree, '--only', folder, '--check'),
      runIn(tree, 'tsx', join(root, 'scripts/samples.ts'), '--root', tree),
      runIn(tree, 'prettier', '--check', folder),
    ]);
    for (const { code, said } of results) expect(code === 0 ? '' : said).toBe('');
  });

  it('stands in the roster, and its samples reach all of it', async () => {
    const { code, said } = await runIn(tree, 'tsx', join(root, 'scripts/coverage-machines.ts'), '--root', tree);
    expect(said).toMatch(/sellerCard +1 +5 +6 +4\/4 +4\/4/);
    expect(code).toBe(0);
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
    const change = (path: string, marker: string, added: string) => {
      expect(read(path)).toContain(marker);
      writeFileSync(join(tree, path), read(path).replace(marker, marker + added));
    };
    const schema = 'contracts/schema.graphql';
    change(schema, 'type Query {\n', '  daysLeft(siteId: ID!): Int\n  sellerNotes(sellerId: ID!): SellerNotes\n');
    change(schema, 'type Mutation {\n', '  nameLiveSearch(name: NewName!): LiveSearch\n');
    writeFileSync(
      join(tree, schema),
      `${read(schema)}\ntype SellerNotes {\n  notes: [SellerNote!]\n}\n\ntype SellerNote {\n  text: String\n  at: Date\n}\n\ninput NewName {\n  id: ID!\n  name: String\n}\n`,
    );
    change('sandbox/sellers.ts', '  Query: {\n', '    sellerNotes: () => ({ notes: [] }),\n');
  });
  const read = (path: string) => readFileSync(join(tree, path), 'utf8');

  it.each([
    ['a query that the sandbox answers already', 'sellers', 'sellerNotes', 'query sellerNotes($sellerId: ID!) {'],
    ['a mutation of an area that has some', 'search', 'nameLiveSearch', 'mutation nameLiveSearch($name: NewName!) {'],
    ['one that is new to the schema', 'limits', 'daysLeft', 'query daysLeft('],
  ])('writes its places: %s', async (_what, area, name, opening) => {
    const { code, said } = await scaffold(tree, 'operation', area, name);
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    expect(read(`contracts/operations/${area}.graphql`)).toContain(opening);
    for (const file of [
      `contracts/operations/${area}.ts`,
      'contracts/ports.ts',
      'contracts/client/catalogue.ts',
      `pact/${area}.pact.ts`,
    ]) {
      expect(read(file), file).toContain(name);
    }
  });

  it('writes a resolver that refuses where the sandbox has none, and nowhere else', () => {
    expect(read('sandbox/limits.ts')).toContain(
      "throw new Refusal('NOT_ALLOWED', 'The rule of daysLeft is not written');",
    );
    expect(read('sandbox/resolvers.ts')).toMatch(/areas: .* = \{\s+limits,/);
    expect(read('sandbox/search.ts')).toContain("'The rule of nameLiveSearch is not written'");
    expect(read('sandbox/sellers.ts')).not.toContain('is not written');
  });

  it('compiles, and what is generated is in step', async () => {
    const results = await Promise.all([
      runIn(tree, 'tsc', '-p', 'tsconfig.contracts.json'),
      runIn(tree, 'tsx', join(root, 'scripts/generate.ts'), '--root', tree, '--check'),
    ]);
    for (const { code, said } of results) expect(code === 0 ? '' : said).toBe('');
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

describe('new:screen', () => {
  let tree: string;
  let written: { code: number; said: string };
  beforeAll(async () => {
    tree = treeWith({}, ['contracts', 'machines', 'src', 'locales', 'index.html', 'vite.config.ts', 'scripts']);
    written = await scaffold(tree, 'screen', 'statistics', 'week-view');
  });

  it('writes machine, view, route and words, and its lines in the lists', () => {
    expect({ code: written.code, said: written.code === 0 ? '' : written.said }).toEqual({ code: 0, said: '' });
    const read = (path: string) => readFileSync(join(tree, path), 'utf8');
    expect(read('src/screens/statistics/week-view/week-view-screen.tsx')).toContain('export function WeekViewScreen');
    expect(read('src/routeTree.gen.ts')).toContain('/week_view');
    expect(read('machines/domain/addresses.ts')).toContain('weekView: address({ search: { q: text } })');
    expect(read('machines/system/screens/access-table.ts')).toContain('weekView: signedIn');
    for (const lang of ['es', 'en', 'pt'])
      expect(read(`locales/${lang}/statistics.json`)).toContain('"weekView.title.text": "Week view"');
  });

  it('brings nothing new that types, lint or the import table would hold against it', async () => {
    const own = /week-?view|weekView|statistics/;
    const results = await Promise.all([
      runIn(tree, 'tsc', '-p', 'tsconfig.src.json'),
      runIn(tree, 'tsc', '-p', 'tsconfig.machines.json'),
      runIn(tree, 'eslint', 'machines/statistics', 'src/screens/statistics', 'src/routes/week_view.tsx'),
      runIn(
        tree,
        'depcruise',
        '--config',
        '.dependency-cruiser.js',
        'machines/statistics',
        'src/screens/statistics',
        'src/routes/week_view.tsx',
      ),
      runIn(tree, 'tsx', join(root, 'scripts/charts.ts'), '--root', tree, '--only', 'machines/statistics', '--check'),
      runIn(tree, 'tsx', join(root, 'scripts/samples.ts'), '--root', tree),
      runIn(tree, 'tsx', join(root, 'scripts/locales.ts'), '--root', tree),
    ]);
    expect(results.flatMap(({ said }) => said.split('\n')).filter((line) => own.test(line))).toEqual([]);
  });
});
