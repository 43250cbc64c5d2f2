import { spawn, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, getIntrospectionQuery, graphqlSync } from 'graphql';
import { afterAll, describe, expect, test, beforeAll } from 'vitest';
import { formatDifference, differenceOf } from './kit/contract-diff';
import { consoleSchema } from './kit/leaf-types';
import { interactionsOf, type PactInteraction } from './kit/contract-source';
import { operations } from './kit/operations';
import { indexOf, pageOf } from './kit/pages';
import { skeletons } from './kit/skeletons';
import { knownStates } from './kit/states';
import { formatComparison, compareSchemas, parseSchema } from './kit/schema-comparison';
import { interactionsAtRevision, repositoryAt } from './kit/revisions';

describe('contract changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'growing-'));

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const interaction = (description: string, query: string, more: Partial<PactInteraction> = {}): PactInteraction => ({
    description,
    request: { method: 'POST', path: '/production/gql', body: { content: { query, variables: { status: 'active' } } } },
    response: { status: 200, body: { content: { data: {} } } },
    ...more,
  });

  describe('a schema of their own', () => {
    const ours = buildSchema(
      'enum Status { active paused } type Query { sites(status: Status): [Site] menu: String other: Int }\ntype Site { id: ID name: String }',
    );
    const sites = interaction('sites: all', 'query sites($status:Status){sites(status:$status){id name}}');
    const menu = interaction('menu: all', 'query menu{menu}');
    const compare = (theirs: string) => compareSchemas([sites, menu], buildSchema(theirs), ours);

    test('that has all of it answers all', () => {
      const same =
        'enum Status { active paused } type Query { sites(status: Status): [Site] menu: String }\ntype Site { id: ID name: String }';
      expect(compare(same)).toEqual({ answerable: ['menu', 'sites'], unanswerable: [], changes: [] });
    });

    test('is told by operation what it lacks, and where it is another', () => {
      const output = formatComparison(
        compare('enum Status { active } type Query { sites(status: Status): [Site] }\ntype Site { id: ID }'),
      );
      expect(output).toContain('The schema can answer 0 of 2 operations.');
      expect(output).toContain('  menu (1)\n    Cannot query field "menu" on type "Query".');
      expect(output).toContain('  sites (1)\n    Cannot query field "name" on type "Site".');
      expect(output).toContain('  Site.name was removed.');
      expect(output).not.toContain('Query.other');
    });

    test('is told of a value that an example sends and it does not take', () => {
      const { unanswerable } = compare(
        'enum Status { paused } type Query { sites(status: Status): [Site] menu: String }\ntype Site { id: ID name: String }',
      );
      expect(unanswerable.map(({ operation, reasons }) => [operation, reasons[0]])).toEqual([
        ['sites', expect.stringContaining('"active"')],
      ]);
    });

    test('is read from SDL and from an introspection, and nothing else', () => {
      const data = JSON.stringify(graphqlSync({ schema: ours, source: getIntrospectionQuery() }));
      expect(parseSchema(data, 'theirs.json').getType('Site')).toBeDefined();
      expect(() => parseSchema('type {', 'theirs.graphql')).toThrow('theirs.graphql is no schema of GraphQL');
    });

    test('the schema of the console answers its own contract', () => {
      expect(compareSchemas(interactionsOf([]), consoleSchema(), consoleSchema()).unanswerable).toEqual([]);
    });
  });

  describe('the skeleton of a states address', () => {
    const states = knownStates();

    test.each(Object.keys(skeletons))('in %s has every state', (language) => {
      const text = skeletons[language]?.write(states) ?? '';
      for (const { name, sentence } of states) {
        expect(text).toContain(name);
        expect(text).toContain(sentence);
      }
    });

    test('runs: 501 for a state that is not written, 404 for none, 200 for one that is', async () => {
      const file = join(folder, 'states.mjs');
      const text = skeletons.node?.write(states) ?? '';
      writeFileSync(
        file,
        text.replace("'no case exists': notWritten", "'no case exists': () => ({ accessToken: 'a' })"),
      );
      const child = spawn(process.execPath, [file], {
        env: { ...process.env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const port = await new Promise<string>((listening) =>
        child.stdout.once('data', (line) => listening(/\d+/.exec(String(line))?.[0] ?? '')),
      );
      const ask = async (state: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}`, {
          method: 'POST',
          body: JSON.stringify({ state, params: {} }),
        });
        return [answer.status, await answer.json()];
      };
      expect(await ask('a listing exists')).toEqual([501, { message: 'not written yet' }]);
      expect((await ask('moon'))[0]).toBe(404);
      expect(await ask('no case exists')).toEqual([200, { accessToken: 'a' }]);
      child.kill();
    });
  });

  describe('a page an operation', () => {
    const all = operations();
    const [interactions, states, schema] = [interactionsOf([]), knownStates(), consoleSchema()];
    const pages = new Map(all.map((facts) => [facts.name, pageOf(facts, interactions, states, schema)]));
    const page = (name: string) => pages.get(name) ?? '';

    test('tells its document, its rules, its refusals with what brings them about, and its states', () => {
      const output = page('sendNotice');
      expect(output).toContain('```graphql\nmutation sendNotice(');
      expect(output).toContain('Sends the reports of up to 25 suspicious listings.');
      expect(output).toMatch(/1\. `BATCH_TOO_LARGE`.*\n2\. `SUSPENDED`: .*the account is suspended/);
      expect(output).toContain('One row of a batch: `NOT_REPORTED`');
      expect(output).toContain('- **the account is suspended**: ');
    });

    test('of each operation has its rules', () => {
      expect(all.filter(({ name }) => !/\n## Rules\n\n\S/.test(page(name))).map(({ name }) => name)).toEqual([]);
    });

    test('exists for each, and the list names each', () => {
      const list = indexOf(all, interactions);
      for (const { name } of all) {
        expect(page(name)).toContain(`# ${name}\n`);
        expect(list).toContain(`](${name}.md)`);
      }
    });
  });

  describe('the difference between two versions', () => {
    const refused = (code: string) => ({
      response: { status: 200, body: { content: { data: { sites: null }, errors: [{ extensions: { code } }] } } },
    });
    const older = [
      interaction('sites: all', 'query sites{sites{id ...Named}}fragment Named on Site{name}'),
      interaction('sites: refused, A', 'query sites{sites{id}}', refused('A')),
      interaction('menu: all', 'query menu{menu}'),
    ];

    test('is told in operations, fields, refusals and interactions', () => {
      const newer = [
        interaction('sites: all', 'query sites{sites{id country}}'),
        interaction('sites: refused, B', 'query sites{sites{id}}', refused('B')),
      ];
      const output = formatDifference(differenceOf(older, newer));
      expect(output).toContain('Operations: 0 added, 1 removed\n  - menu');
      expect(output).toContain('  + sites sites.country');
      expect(output).toContain('  - sites sites.name');
      expect(output).toContain('  + sites B\n  - sites A');
      expect(output).toContain('  ~ sites: all (request)');
    });

    test('is none between the same', () => {
      expect(formatDifference(differenceOf(older, structuredClone(older)))).toBe('Nothing changed.');
    });
  });
});

describe('the contract as it was, in a fresh clone without tags', () => {
  const folder = mkdtempSync(join(tmpdir(), 'revisions-'));

  const [origin, clone, shallow] = ['origin', 'clone', 'shallow'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];

  const as = ['-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false'];
  const git = (at: string, ...args: string[]) => execFileSync('git', [...as, ...args], { cwd: at, stdio: 'pipe' });

  function commit(version: string, description: string): void {
    writeFileSync(join(origin, 'package.json'), JSON.stringify({ version }, null, 2));
    writeFileSync(join(origin, 'pact/pacts/a.json'), JSON.stringify({ interactions: [{ description }] }));
    git(origin, 'add', '.');
    git(origin, 'commit', '-qm', `about ${description}`);
  }

  beforeAll(() => {
    mkdirSync(join(origin, 'pact/pacts'), { recursive: true });
    git(origin, 'init', '-q');
    commit('3.19.0', 'sites: first');
    commit('3.20.0', 'sites: second');
    commit('3.20.0', 'sites: third');
    commit('3.21.0', 'sites: fourth');
    git(folder, 'clone', '-q', '--no-tags', `file://${origin}`, clone);
    git(folder, 'clone', '-q', '--no-tags', '--depth', '1', `file://${origin}`, shallow);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const at = (revision: string, place = join(clone, 'pact')) =>
    interactionsAtRevision(revision, repositoryAt(place)).map(({ description }) => description);

  test.each([
    ['v3.20.0', ['sites: third']],
    ['3.19.0', ['sites: first']],
    ['v3.21.0', ['sites: fourth']],
    ['HEAD~2', ['sites: second']],
  ])('at %s', (revision, descriptions) => {
    expect(at(revision)).toEqual(descriptions);
  });

  test('what is none of it is told with what can be given', () => {
    expect(() => at('v9.9.9')).toThrow(
      /^"v9\.9\.9" is no contract and no folder of contracts, no tag, no commit and no version[^]*This clone has no tags: `git fetch --tags`[^]*\n {2}[0-9a-f]{7,} {2}\d{4}-\d\d-\d\d {2}about sites: fourth\n/,
    );
  });

  test('a clone with a part of the history says how the rest comes', () => {
    expect(() => at('v3.20.0', shallow)).toThrow('`git fetch --unshallow --tags` brings the rest.');
  });

  test('beside any clone a file is asked for', () => {
    expect(() => at('v3.20.0', folder)).toThrow('there is no clone to look for it in. Give a file');
  });
});
