import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { charts } from '../../scripts/charts';
import { generate } from '../../scripts/generate';
import { locales } from '../../scripts/locales';
import { scaffold } from '../../scripts/new';
import { checkSamples } from '../../scripts/samples';
import { root } from '../../scripts/lib/run.mjs';
import { runInTree, createTree } from './tree';

let tree: string;
const read = (path: string) => readFileSync(join(tree, path), 'utf8');
const write = (...args: string[]) => scaffold(...args, '--root', tree);
const right = { code: 0, said: expect.any(String) as string };

const folders = {
  machine: 'machines/sellers/seller-card',
  screen: 'machines/statistics/week-view',
  list: 'machines/sellers/past-sellers',
};
const screens = ['src/screens/statistics/week-view', 'src/screens/sellers/past-sellers'];
const routes = ['src/routes/week_view.tsx', 'src/routes/client_accounts.past_sellers.tsx'];
const operations = ['sellerNotes', 'nameLiveSearch', 'daysLeft'];

/** The schema knows three operations more, of which the sandbox answers one. */
function learn(): void {
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
}

const written: Record<string, { code: number; said: string }> = {};
beforeAll(async () => {
  tree = createTree({}, [
    ...['contracts', 'pact', 'sandbox', 'machines', 'src', 'locales', 'scripts'],
    ...['tests', 'index.html', 'vite.config.ts', 'vitest.config.ts'],
  ]);
  learn();
  written['sellerNotes'] = await write('operation', 'sellers', 'sellerNotes');
  written['nameLiveSearch'] = await write('operation', 'search', 'nameLiveSearch');
  written['daysLeft'] = await write('operation', 'limits', 'daysLeft');
  written['machine'] = await write('machine', 'sellers', 'seller-card');
  // Processes of their own, as a person's are: this one would keep the addresses that it has read.
  const inProcess = (...args: string[]) => runInTree(root, 'tsx', 'scripts/new.ts', ...args, '--root', tree);
  written['screen'] = await inProcess('screen', 'statistics', 'week-view');
  const listed = ['--asks', 'blackListSellers', '--path', 'client_accounts/past_sellers'];
  written['list'] = await inProcess('list', 'sellers', 'past-sellers', ...listed);
});

describe('what is written', () => {
  const pathsOf = (kind: string) => written[kind]?.said.split('\n\n')[0]?.trim().split('\n');
  const inFolder = (folder: string, name: string, ...suffixes: string[]) => [
    `${folder}/README.md`,
    ...suffixes.map((suffix) => `${folder}/${name}.${suffix}`),
  ];

  it('new:machine writes a folder with its chart drawn, and its line among the faces', () => {
    expect(written['machine']).toEqual(right);
    const suffixes = ['machine.ts', 'samples.ts', 'test.ts', 'view.ts'];
    expect(pathsOf('machine')).toEqual(
      [...inFolder(folders.machine, 'seller-card', ...suffixes), 'src/explorer/pictures/machine-components.tsx'].sort(),
    );
    expect(read(`${folders.machine}/README.md`)).toContain('choosing --> leaving : choice.confirm [chosen]');
  });

  it('new:screen writes machine, screen, route and words, and its address', () => {
    expect(written['screen']).toEqual(right);
    const suffixes = ['machine.ts', 'samples.ts', 'test.ts', 'view.ts'];
    expect(pathsOf('screen')).toEqual(
      [
        ...inFolder(folders.screen, 'week-view', ...suffixes),
        `${screens[0] ?? ''}/week-view-screen.tsx`,
        routes[0],
        ...['es', 'en', 'pt'].map((lang) => `locales/${lang}/statistics.json`),
        'machines/domain/addresses.ts',
      ].sort(),
    );
    expect(read('machines/domain/addresses.ts')).toContain('weekView: address({ search: { q: textField } })');
    expect(read('src/routeTree.gen.ts')).toContain('/week_view');
    expect(read('src/copy/words-of-areas.gen.ts')).toContain('locales/es/statistics.json');
  });

  it('new:list writes the same on machines/shared/list, in the place that was held for it', () => {
    expect(written['list']).toEqual(right);
    const suffixes = ['machine.ts', 'samples.ts', 'test.ts', 'view.ts'];
    expect(pathsOf('list')).toEqual(
      [
        ...inFolder(folders.list, 'past-sellers', ...suffixes),
        ...['screen.tsx', 'screen.test.tsx'].map((end) => `${screens[1] ?? ''}/past-sellers-${end}`),
        routes[1],
        ...['es', 'en', 'pt'].map((lang) => `locales/${lang}/sellers.json`),
        'machines/domain/addresses.ts',
      ].sort(),
    );
    expect(read(`${folders.list}/past-sellers.machine.ts`).split('\n').length).toBeLessThan(60);
    expect(read(routes[1] ?? '')).toContain("'pastSellers'");
  });

  it.each([
    ['sellerNotes', 'sellers', 'query sellerNotes($sellerId: ID!) {'],
    ['nameLiveSearch', 'search', 'mutation nameLiveSearch($name: NewName!) {'],
    ['daysLeft', 'limits', 'query daysLeft('],
  ])('new:operation writes the places of %s', (name, area, opening) => {
    expect(written[name]).toEqual(right);
    expect(read(`contracts/operations/${area}.graphql`)).toContain(opening);
    for (const file of [
      `contracts/operations/${area}.ts`,
      'contracts/ports.ts',
      'contracts/client/catalogue.ts',
      `pact/${area}.pact.ts`,
    ])
      expect(read(file), file).toContain(name);
  });

  it('a resolver that refuses stands where the sandbox has none, and nowhere else', () => {
    const refusal = (name: string) => `throw new Refusal('NOT_ALLOWED', 'The rule of ${name} is not written');`;
    expect(read('sandbox/limits.ts')).toContain(refusal('daysLeft'));
    expect(read('sandbox/resolvers.ts')).toMatch(/areas: .* = \{\s+limits,/);
    expect(read('sandbox/search.ts')).toContain(refusal('nameLiveSearch'));
    expect(read('sandbox/sellers.ts')).not.toContain('is not written');
  });
});

/** From now on that part of the tree is what was written, and what it leans on. */
function narrow(part: string, include: string[], exclude?: string[]): void {
  const path = `tsconfig.${part}.json`;
  const parsedJson = JSON.parse(read(path)) as object;
  writeFileSync(join(tree, path), JSON.stringify({ ...parsedJson, include, ...(exclude && { exclude }) }));
}

describe('the checks on what was written', () => {
  const own = new RegExp(
    `week-?view|statistics|past-?sellers|seller-?card|routes/week_view|${operations.join('|')}`,
    'i',
  );
  /** Nothing of what was written is complained of; the tree itself is checked elsewhere. */
  const isSilent = ({ said }: { said: string }) => said.split('\n').filter((line) => own.test(line));
  const machines = Object.values(folders);
  beforeAll(() => {
    narrow('machines', [...machines, 'machines/platform.d.ts']);
    const painted = ['src/explorer/pictures/machine-components.tsx', 'src/routeTree.gen.ts', 'src/**/*.d.ts'];
    narrow('src', [...machines, ...screens, ...routes, ...painted], []);
    narrow('node', [...machines, ...screens, 'src/**/*.d.ts']);
  });

  it.each(['contracts', 'machines', 'src'])('it compiles, its tests too: %s', async (part) => {
    expect(isSilent(await runInTree(tree, 'tsc', '-p', `tsconfig.${part}.json`, '--pretty', 'false'))).toEqual([]);
  });

  it('the lint, the import table and the formatter have nothing against it', async () => {
    const files = [...machines, ...screens, ...routes];
    const results = await Promise.all([
      runInTree(tree, 'eslint', ...files),
      runInTree(tree, 'depcruise', '--config', '.dependency-cruiser.js', ...files),
      runInTree(tree, 'oxfmt', '--check', ...files, 'machines/domain/addresses.ts'),
    ]);
    for (const { code, said } of results) expect(code === 0 ? '' : said).toBe('');
  });

  it('what is generated, charts, samples and words are in step', async () => {
    expect(await generate('--root', tree, '--check')).toEqual(right);
    for (const folder of machines) expect(await charts('--root', tree, '--only', folder, '--check')).toEqual(right);
    expect(await checkSamples('--root', tree)).toEqual(right);
    expect(isSilent(await locales('--root', tree))).toEqual([]);
  });

  it('the tests that were written pass, and the roster knows the machines', async () => {
    const { code, said } = await runInTree(
      tree,
      'vitest',
      'run',
      ...['--project', 'machines', '--project', 'screens', '--reporter', 'verbose'],
      ...[...machines, ...screens],
    );
    expect(code === 0 ? '' : said).toBe('');
    expect(said).toContain('the past sellers that could not be had are asked for again');
    expect(said).toMatch(/Tests\s+5 passed/);
    const names = ['sellerCard', 'weekView', 'pastSellers'];
    const paths = await runInTree(
      tree,
      'vitest',
      'run',
      ...['--project', 'machines', '--reporter', 'verbose', '-t', names.join('|'), 'machines/paths.test.ts'],
    );
    expect(paths.code === 0 ? '' : paths.said).toBe('');
    for (const name of names) expect(paths.said).toContain(`${name}: its samples reach every state`);
  });
});

describe('what is not written', () => {
  it.each([
    ['over what is there', ['machine', 'sellers', 'sellerCard'], 'Already there: machines/sellers/seller-card/'],
    ['in an area that nobody knows', ['machine', 'shops', 'seller-card'], '"shops" is no area.'],
    [
      'over a screen',
      ['screen', 'sellers', 'week-view'],
      'The address /week_view is taken, by src/routes/week_view.tsx.',
    ],
    [
      'an operation that is there',
      ['operation', 'search', 'liveSearches'],
      'The operation liveSearches is there already',
    ],
    ['one that the schema lacks', ['operation', 'search', 'deadSearches'], 'has no query and no mutation deadSearches'],
    ['a list that asks nothing', ['list', 'sellers', 'sellers'], 'Say what it asks'],
    [
      'a list of what is no list',
      ['list', 'sellers', 'rates', '--asks', 'ratesConvertions'],
      'is not asked by size and from',
    ],
    ['a list of what nobody asks', ['list', 'sellers', 'rates', '--asks', 'rates'], 'contracts/ports.ts has no rates'],
  ])('%s', async (_what, args, sentence) => {
    const { code, said } = await write(...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(existsSync(join(tree, 'machines/shops'))).toBe(false);
  });
});
