import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charts } from '../../scripts/charts';
import { generate } from '../../scripts/generate';
import { locales } from '../../scripts/locales';
import { root } from '../../scripts/lib/run.mjs';
import { rows } from '../../scripts/rows';
import { runInTree, createTree } from './tree';

describe('what is generated stays in step', () => {
  const schema = 'type Query {\n  sites: [String!]\n}\n';
  const sources = {
    'contracts/schema.graphql': schema,
    'contracts/operations/session.graphql': 'query sites {\n  sites\n}\n',
    'src/routes/__root.tsx':
      "import { createRootRoute } from '@tanstack/react-router';\n\nexport const Route = createRootRoute();\n",
  };
  const generating = (tree: string, ...args: string[]) => generate('--root', tree, ...args);

  it('passes right after generating, and names the file that a changed document leaves behind', async () => {
    const tree = createTree(sources);
    await generating(tree);
    expect(existsSync(join(tree, 'src/routeTree.gen.ts'))).toBe(true);
    expect(await generating(tree, '--check')).toMatchObject({ code: 0 });

    writeFileSync(join(tree, 'contracts/operations/session.graphql'), 'query sites {\n  sites\n  more: sites\n}\n');
    const { code, said } = await generating(tree, '--check');
    expect(code).toBe(1);
    expect(said).toContain(
      'Out of step with its source: contracts/generated/operations.ts, contracts/generated/session.ts.',
    );
  });

  it('lists each machine by its folder, and says which is not named after it', async () => {
    const tree = createTree({ ...sources, 'machines/search/door-bell/door-bell.machine.ts': '' });
    await generating(tree);
    expect(readFileSync(join(tree, 'machines/inner-machines.gen.ts'), 'utf8')).toContain(
      "(await import('./search/door-bell/door-bell.machine')).doorBellMachine",
    );
    rmSync(join(tree, 'machines/search/door-bell/door-bell.machine.ts'));
    writeFileSync(join(tree, 'machines/search/door-bell/bell.machine.ts'), '');
    await expect(generating(tree, '--check')).rejects.toThrow(
      "machines/search/door-bell/bell.machine.ts is not named after its folder, so that the roster can't list it.",
    );
  });

  it('names a route that the tree of routes lacks, and a file that no source has any more', async () => {
    const tree = createTree(sources);
    await generating(tree);
    writeFileSync(join(tree, 'contracts/generated/former.ts'), 'export const former = 1;\n');
    writeFileSync(
      join(tree, 'src/routes/help.tsx'),
      "import { createFileRoute } from '@tanstack/react-router';\n\nexport const Route = createFileRoute('/help')({ component: () => null });\n",
    );
    const { code, said } = await generating(tree, '--check');
    expect(code).toBe(1);
    expect(said).toContain('contracts/generated/former.ts, src/routeTree.gen.ts.');
    expect(readFileSync(join(tree, 'src/routeTree.gen.ts'), 'utf8')).not.toContain('help');
  });
});

describe('charts stay in step with their machines', () => {
  const machine = (state: string) =>
    `import { createMachine } from 'xstate';\n\nexport const doorMachine = createMachine({ initial: 'shut', states: { shut: { on: { 'door.open': '${state}' } }, ${state}: {} } });\n`;
  const readme = 'machines/search/door/README.md';
  const files = {
    'machines/search/door/door.machine.ts': machine('open'),
    'machines/search/door/door.samples.ts':
      "export const doorDescriptions = { states: { shut: 'Nobody passes.', open: 'Anybody passes.' } };\n",
    [readme]: '# Door\n\n<!-- chart -->\n<!-- /chart -->\n',
  };

  it('draws between the markers and finds the chart that a changed machine leaves behind', async () => {
    const tree = createTree(files);
    expect((await charts('--root', tree, '--check')).said).toContain(`The chart is out of step: ${readme}.`);
    await charts('--root', tree);
    const drawn = readFileSync(join(tree, readme), 'utf8');
    expect(drawn).toContain('  shut --> open : door.open');
    expect(await charts('--root', tree, '--check')).toMatchObject({ code: 0 });

    const changed = createTree({ ...files, [readme]: drawn, 'machines/search/door/door.machine.ts': machine('ajar') });
    const { code, said } = await charts('--root', changed, '--check');
    expect(code).toBe(1);
    expect(said).toContain('no words for the states ajar.');
    expect(said).toContain("words for states that aren't there: open.");
    expect(said).toContain(`The chart is out of step: ${readme}.`);
  });
});

describe('the words of three languages agree', () => {
  const screen = "export const title = { id: 'case.title.text' };\nexport const count = { id: 'case.count.text' };\n";
  const words = JSON.stringify({
    'case.title.text': 'Caso {id}',
    'case.count.text': '{count, plural, one {# caso} other {# casos}}',
  });
  const table =
    '## The words of the interface\n\n| Thing | Español | Português | English | Not in Spanish | Not in Portuguese | Not in English |\n|---|---|---|---|---|---|---|\n| rights | inscribir | cadastrar | enroll | enrol… | | |\n| profile | Mi perfil | Meu perfil | My profile | | | My account |\n';
  const check = (tree: string) => locales('--root', tree);
  const tree = (more: Record<string, string>) =>
    createTree({
      'locales/es/cases.json': words,
      'locales/en/cases.json': words,
      'locales/pt/cases.json': words,
      'src/screens/a.tsx': screen,
      ...more,
    });

  it('passes where they do', async () => {
    expect(await check(tree({}))).toMatchObject({ code: 0, said: '2 messages in 3 languages.\n' });
  });

  it('says the same as a program, and ends with its code', async () => {
    const wrong = tree({ 'locales/pt/cases.json': '{}' });
    const result = await check(wrong);
    expect(result.code).toBe(1);
    expect(await runInTree(wrong, 'tsx', join(root, 'scripts/locales.ts'), '--root', wrong)).toEqual(result);
  });

  it.each([
    [
      'a message that one lacks',
      { 'locales/pt/cases.json': '{ "case.title.text": "Caso {id}" }' },
      'pt lacks "case.count.text".',
    ],
    [
      'a message that only another has',
      { 'locales/en/cases.json': words.replace('{', '{ "case.more.text": "More", ') },
      'es lacks "case.more.text" of en.',
    ],
    [
      'other arguments',
      { 'locales/en/cases.json': words.replace('{id}', '{number}') },
      'en: "case.title.text" asks for other arguments',
    ],
    ['broken ICU', { 'locales/en/cases.json': words.replace('{id}', '{id') }, 'en: "case.title.text" isn\'t valid ICU'],
    [
      'an empty message',
      { 'locales/en/cases.json': words.replace('Caso {id}', ' ') },
      'en: "case.title.text" must be a text',
    ],
    [
      'an id that stands in another file than in Spanish',
      {
        'locales/en/cases.json': '{ "case.title.text": "Case {id}" }',
        'locales/en/more.json': JSON.stringify({ 'case.count.text': JSON.parse(words)['case.count.text'] }),
      },
      '"case.count.text" stands in cases.json in es and in more.json in en.',
    ],
    [
      'a sentence of a code that nobody has',
      {
        'src/screens/b.tsx':
          "export const b = (code: string) => `because.${code}.text`;\nexport const own = 'DOOR_OPEN';\n",
        ...Object.fromEntries(
          ['es', 'en', 'pt'].map((lang) => [
            `locales/${lang}/doors.json`,
            '{ "because.DOOR_OPEN.text": "A", "because.DOOR_SHUT.text": "B" }',
          ]),
        ),
      },
      'Nothing in src uses because.DOOR_SHUT.text.',
    ],
    [
      'an id that no language has',
      {
        'src/screens/b.tsx':
          "export const b = (intl: { formatMessage: (a: object) => string }) => intl.formatMessage({ id: 'case.gone.text' });\n",
      },
      'src/screens/b.tsx uses "case.gone.text", which no language has.',
    ],
    [
      'a message that nothing uses',
      { 'src/screens/a.tsx': "export const title = { id: 'case.title.text' };\n" },
      'Nothing in src uses case.count.text.',
    ],
    [
      'a second word for one thing',
      { 'docs/glossary.md': table, 'locales/es/cases.json': words.replace('Caso {id}', 'Enrolar el caso {id}') },
      'es: "case.title.text" says “enrol…”: write “inscribir” (docs/glossary.md).',
    ],
    [
      'a second name for one place',
      { 'docs/glossary.md': table, 'locales/en/cases.json': words.replace('Caso {id}', 'My account {id}') },
      'en: "case.title.text" says “My account”: write “My profile” (docs/glossary.md).',
    ],
    [
      'a quote of another style',
      { 'locales/pt/cases.json': words.replace('Caso {id}', '«Caso» {id}') },
      'pt: "case.title.text" has «: quotes are “ and ”, the apostrophe is ’.',
    ],
    [
      'a straight apostrophe',
      { 'locales/en/cases.json': words.replace('Caso {id}', "Case {id} isn't here") },
      'en: "case.title.text" has \': quotes are “ and ”, the apostrophe is ’.',
    ],
    [
      'a number written out where Portuguese means 0 too',
      { 'locales/pt/cases.json': words.replace('one {# caso}', 'one {um caso}') },
      'pt: "case.count.text" says “um caso” under one, which is also 0: write =1 or #.',
    ],
  ])('finds %s', async (_what, more, sentence) => {
    const { code, said } = await check(tree(more));
    expect(code).toBe(1);
    expect(said).toContain(sentence);
  });
});

describe('requirement ids in test titles', () => {
  const requirements = 'id\tarea\twhere\trequirement\nDRW-26\tDRW\tmachine\tA comment has at least five characters.\n';
  const counted = (tree: string, ...args: string[]) => rows('--root', tree, ...args);
  const tree = (id: string, file = 'machines/search/door/door.test.ts') =>
    createTree({
      'docs/requirements.tsv': requirements,
      [file]: `import { it } from 'vitest';\n\nit.each([1])('${id} a comment of %s', () => undefined);\n`,
    });

  it('passes for a known id and counts it', async () => {
    expect(await counted(tree('DRW-26'), '--check')).toMatchObject({ code: 0 });
    expect((await counted(tree('DRW-26'), '--titles')).said).toContain(
      '1 of 1 requirements are named by a test at their layer',
    );
  });

  it('finds an unknown id', async () => {
    const { code, said } = await counted(tree('DRW-62'), '--check');
    expect(code).toBe(1);
    expect(said).toContain('machines/search/door/door.test.ts: no requirement is called DRW-62');
  });

  it("finds an id in a sandbox's test, which holds none", async () => {
    const { code, said } = await counted(tree('DRW-26', 'sandbox/a.test.ts'), '--check');
    expect(code).toBe(1);
    expect(said).toContain('sandbox/a.test.ts: DRW-26 is held where people meet the product, not here');
  });
});

describe('dead code', () => {
  const knip = (tree: string) => runInTree(tree, 'knip', '--no-progress', '--include', 'files,exports');
  const used = { 'src/main.tsx': "import { alive } from './seams/clock';\n\nalive();\n" };

  it('finds an export and a file that nobody uses', async () => {
    const tree = createTree({
      ...used,
      'src/seams/clock.ts': 'export const alive = () => 1;\nexport const dead = () => 2;\n',
      'src/seams/nobody.ts': 'export const nobody = 1;\n',
    });
    const { code, said } = await knip(tree);
    expect(code).toBe(1);
    expect(said).toMatch(/dead\s+src\/seams\/clock\.ts:2/);
    expect(said).toContain('src/seams/nobody.ts');
    expect(said).not.toContain('alive');
  });

  it('passes where everything is used', async () => {
    const { code } = await knip(createTree({ ...used, 'src/seams/clock.ts': 'export const alive = () => 1;\n' }));
    expect(code).toBe(0);
  });
});
