import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../scripts/schema';
import { createTree } from './tree';

const schema = `type Query {
  sites(first: Int): [Site!]
  menu: String @deprecated(reason: "it is in the profile")
}

type Site {
  id: ID!
  name: String
}

enum Lang {
  es
  en
}
`;
const document =
  'query sites($first: Int) {\n  sites(first: $first) {\n    ...SiteFields\n  }\n}\n\nfragment SiteFields on Site {\n  id\n}\n';

const files = (more: Record<string, string> = {}) => ({
  'contracts/schema.graphql': schema,
  'contracts/released.graphql': schema,
  'contracts/operations/session.graphql': document,
  ...more,
});
const lint = (more: Record<string, string> = {}, ...args: string[]) => {
  const tree = createTree(files(more));
  return checkSchema('--root', tree, ...args).then((ran) => ({ ...ran, tree }));
};

describe('the schema and the documents keep their rules', () => {
  it('passes where they do', async () => {
    expect(await lint()).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 documents fit the schema') as string,
    });
  });

  it.each([
    [
      'a field that the schema lacks',
      { 'contracts/operations/session.graphql': document.replace('  id', '  id\n  colour') },
      'Cannot query field "colour" on type "Site". (line 9 of its file)',
    ],
    [
      'a variable of another type',
      { 'contracts/operations/session.graphql': document.replace('$first: Int', '$first: String') },
      'Variable "$first" of type "String" used in position expecting type "Int".',
    ],
    [
      'a deprecated field that is asked',
      { 'contracts/operations/more.graphql': 'query menu {\n  menu\n}\n' },
      'The field Query.menu is deprecated. it is in the profile',
    ],
    [
      'a fragment that nobody uses',
      { 'contracts/operations/more.graphql': 'fragment NameFields on Site {\n  name\n}\n' },
      'Fragment "NameFields" is never used.',
    ],
    [
      'a document with a name of its own',
      { 'contracts/operations/session.graphql': document.replace('query sites', 'query allSites') },
      'The document allSites asks sites: call it so, or sitesExtended.',
    ],
    [
      'a fragment in another style',
      { 'contracts/operations/session.graphql': document.replaceAll('SiteFields', 'siteStuff') },
      'The fragment siteStuff is not called …Fields.',
    ],
    [
      'a field in another style',
      { 'contracts/schema.graphql': schema.replace('  name: String', '  name: String\n  Colour: String') },
      'Site.Colour is neither in camelCase nor in snake_case.',
    ],
    [
      'an enum that mixes styles',
      { 'contracts/schema.graphql': schema.replace('  en\n', '  en\n  PT\n') },
      'The values of Lang mix styles: es, en, PT.',
    ],
    [
      'a type that nothing leads to',
      { 'contracts/schema.graphql': `${schema}\ntype Colour {\n  id: ID\n}\n` },
      'No root field leads to the type Colour.',
    ],
  ])('finds %s', async (_what, more, sentence) => {
    const { code, said } = await lint(more);
    expect(said).toContain(sentence);
    expect(code).toBe(1);
  });
});

describe('breaking changes against the last release', () => {
  const broken = { 'contracts/schema.graphql': schema.replace('  name: String\n', '') };

  it('are found, with the line that would decide them', async () => {
    const { code, said } = await lint(broken);
    expect(said).toContain('Breaks the last release: Site.name was removed.');
    expect(said).toContain('a line "Breaking: Site.name was removed." in contracts/decisions');
    expect(code).toBe(1);
  });

  it('pass once a decision has the line, and only that one does', async () => {
    const decision = '# 0009 · No names\n\n- Breaking: `Site.name was removed.`\n';
    expect(await lint({ ...broken, 'contracts/decisions/0009-no-names.md': decision })).toMatchObject({ code: 0 });
    const other = decision.replace('Site.name', 'Site.id');
    expect(await lint({ ...broken, 'contracts/decisions/0009-no-names.md': other })).toMatchObject({ code: 1 });
  });

  it('are none when something is added', async () => {
    const grown = { 'contracts/schema.graphql': schema.replace('  name: String', '  name: String\n  url: String') };
    expect(await lint(grown)).toMatchObject({ code: 0 });
  });

  it('are none after a release of the schema of now', async () => {
    const decided = { 'contracts/decisions/0009-no-names.md': 'Breaking: Site.name was removed.\n' };
    const { tree } = await lint({ ...broken, ...decided }, '--release', '4.0.0');
    expect(readFileSync(join(tree, 'contracts/released.graphql'), 'utf8')).toMatch(/^# Released with 4\.0\.0\.\n/);
    rmSync(join(tree, 'contracts/decisions'), { recursive: true });
    expect(await checkSchema('--root', tree)).toMatchObject({ code: 0 });
  });

  it('are not released before they are decided', async () => {
    const { code, tree } = await lint(broken, '--release', '4.0.0');
    expect(code).toBe(1);
    expect(readFileSync(join(tree, 'contracts/released.graphql'), 'utf8')).toBe(schema);
  });
});
