import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runInTree, createTree } from './tree';

interface Finding {
  ruleId: string | null;
  message: string;
}

interface Diagnostics {
  diagnostics: { code: string; message: string; filename: string }[];
}

interface Case {
  what: string;
  folder: string;
  extension?: 'ts' | 'tsx';
  text: string;
  /** None where the text is right. */
  rule?: string;
  says?: string;
}

const screens = 'src/screens/case/case-screen';
const state = {
  folder: screens,
  extension: 'tsx',
  rule: 'no-restricted-syntax',
  says: 'A screen keeps no state',
} as const;
const words = { folder: screens, extension: 'tsx' } as const;
const translator = '(intl: { formatMessage: (descriptor: { id: string }) => string })';

const privateFields = {
  rule: 'no-restricted-syntax',
  says: 'read in machines/kit/internals.ts alone',
} as const;

const aSetup = `import { assign, sendTo, setup } from 'xstate';
export const others = [assign, sendTo];
export const kept = { type: 'keep' };
const one = setup({ actions: { keep: assign({}), tell: () => undefined } });
`;

const cases: Case[] = [
  {
    what: "what XState keeps to itself, in a machine's folder",
    folder: 'machines/search/results',
    ...privateFields,
    text: 'export const active = (snapshot: { _nodes: string[] }) => snapshot._nodes;',
  },
  {
    what: 'what XState keeps to itself, taken apart in the explorer',
    folder: 'src/explorer/lab',
    ...privateFields,
    text: 'export const above = ({ _parent: parent }: { _parent: string }) => parent;',
  },
  {
    what: 'useState in a screen',
    ...state,
    text: "import { useState } from 'react';\nexport const useIt = () => useState(0);",
  },
  {
    what: 'useReducer under another name',
    ...state,
    text: "import { useReducer as fold } from 'react';\nexport const useIt = fold;",
  },
  {
    what: 'useEffect of a namespace',
    ...state,
    text: "import * as React from 'react';\nexport const useIt = () => React.useEffect(() => undefined);",
  },
  {
    what: 'useMachine in a screen',
    ...state,
    text: "import { useMachine } from '@xstate/react';\nexport const useIt = useMachine;",
  },
  {
    what: 'useDisclosure in a screen',
    ...state,
    text: "import { useDisclosure } from '@mantine/hooks';\nexport const useIt = useDisclosure;",
  },
  {
    what: 'visual state in a part',
    folder: 'src/parts',
    extension: 'tsx',
    text: "import { useState } from 'react';\nexport const useIt = () => useState(0);",
  },
  ...(['button', 'select', 'textarea', 'form'] as const).map((element) => ({
    what: `a ${element} of our own in a screen`,
    ...words,
    rule: 'no-restricted-syntax',
    says: 'Take the control from @mantine/core',
    text: `export const A = () => <${element} />;`,
  })),
  {
    what: 'a plain button in a part',
    folder: 'src/parts',
    extension: 'tsx',
    text: 'export const A = () => <button type="button" />;',
  },
  {
    what: "Mantine's modals in a screen",
    ...words,
    text: "export { modals } from '@mantine/modals';",
    rule: 'no-restricted-imports',
  },
  {
    what: "Mantine's notifications in a screen",
    ...words,
    text: "export { notifications } from '@mantine/notifications';",
    rule: 'no-restricted-imports',
  },
  {
    what: 'a sentence in a screen',
    ...words,
    text: 'export const A = () => <p>Hola</p>;',
    rule: 'formatjs/no-literal-string-in-jsx',
  },
  {
    what: 'a label in a screen',
    ...words,
    text: 'export const A = () => <p aria-label="Hola" />;',
    rule: 'formatjs/no-literal-string-in-jsx',
  },
  {
    what: 'a message id of another form',
    ...words,
    text: `export const a = ${translator} => intl.formatMessage({ id: 'Title' });`,
    rule: 'no-restricted-syntax',
    says: 'area.thing.slot',
  },
  {
    what: 'a message outside the locales',
    ...words,
    text: "export const a = { id: 'case.title.text', defaultMessage: 'Caso' };",
    rule: 'no-restricted-syntax',
    says: 'locales',
  },
  {
    what: 'a message by its id',
    ...words,
    text: `export const a = ${translator} => intl.formatMessage({ id: 'case.title.text' });`,
  },
  {
    what: 'a timer in a machine',
    folder: 'machines/search/a',
    text: 'export const a = () => setTimeout(() => 1, 1);',
    rule: 'no-restricted-globals',
  },
  {
    what: 'a guard written in place',
    folder: 'machines/search/a',
    text: 'export const a = { guard: () => true };',
    rule: 'no-restricted-syntax',
    says: 'No guard is written in place',
  },
  {
    what: 'a guard written in place among others',
    folder: 'machines/search/a',
    text: "import { and, not } from 'xstate';\nexport const a = { guard: and(['known', not(() => true)]) };",
    rule: 'no-restricted-syntax',
    says: 'No guard is written in place',
  },
  {
    what: 'a guard by its name',
    folder: 'machines/search/a',
    text: "import { and } from 'xstate';\nexport const a = { guard: and(['known', 'chosen']) };",
  },
  {
    what: 'a guard that is a function with a name',
    folder: 'machines/search/a',
    text: 'const known = () => true;\nexport const a = { guard: known };',
  },
  {
    what: 'what a guard is given, worked out in place',
    folder: 'machines/search/a',
    text: "export const a = { guard: { type: 'known', params: () => ['one'].map(() => 1) } };",
  },
  ...[
    ['assign in a transition', "{ on: { go: { actions: ['keep', assign({ a: 1 })] } } }"],
    ['sendTo on entry', "{ entry: sendTo('other', { type: 'go' }) }"],
    ['a function on exit of an inner state', '{ states: { a: { exit: () => undefined } } }'],
    ['a function that gives an action its params', "{ entry: { type: 'keep', params: () => 1 } }", 'is right'],
    ['a name, an object with a name, and what setup names', "{ entry: ['keep', kept], exit: 'keep' }", 'is right'],
  ].map(([what, chart, right]) => ({
    what: `${what}, in a chart`,
    folder: 'machines/search/a',
    ...(right === undefined && { rule: 'no-restricted-syntax', says: 'No action is written in place' }),
    text: `${aSetup}export const a = one.createMachine(${chart});`,
  })),
  {
    what: 'the time in a rule',
    folder: 'machines/domain',
    text: 'export const a = () => Date.now();',
    rule: 'no-restricted-syntax',
    says: 'A rule is pure',
  },
  {
    what: 'a date of now in a rule',
    folder: 'machines/domain',
    text: 'export const a = () => new Date();',
    rule: 'no-restricted-syntax',
    says: 'A rule is pure',
  },
  {
    what: 'chance in a rule',
    folder: 'machines/domain',
    text: 'export const a = () => Math.random();',
    rule: 'no-restricted-syntax',
    says: 'A rule is pure',
  },
  {
    what: 'a pure rule',
    folder: 'machines/domain',
    text: 'export const isLate = (due: number, now: number) => now > due;',
  },
  {
    what: 'a path of the console in a screen',
    ...words,
    text: "export const a = { to: '/teapots/42?boiling=1' };",
    rule: 'vigia/paths-by-name',
  },
  {
    what: 'a path of the console put together in a machine',
    folder: 'machines/search/a',
    text: 'export const a = (id: string) => `/teapots/${id}`;',
    rule: 'vigia/paths-by-name',
  },
  {
    what: "a path that is none of the console's",
    ...words,
    text: "export const a = ['/teapots-of-others', '/cups', 'teapots'];",
  },
  {
    what: 'what is to hear a failed load, chained to its import',
    ...words,
    rule: 'no-restricted-syntax',
    says: 'A load that fails is not heard here',
    text: "export const a = import('./case-files').then(() => 1, () => 2);",
  },
  {
    what: 'one thing taken out of what a load brings',
    ...words,
    text: "export const a = import('./case-files').then((code) => code);",
  },
  {
    what: 'a link of a screen that nobody judged',
    ...words,
    text: 'export const A = ({ to }: { to: string }) => <a href={to} />;',
    rule: 'no-restricted-syntax',
    says: 'An address from outside may run',
  },
  {
    what: 'a picture of a part that nobody judged',
    folder: 'src/parts',
    extension: 'tsx',
    text: 'export const A = ({ from }: { from: string }) => <img alt="" src={from} />;',
    rule: 'no-restricted-syntax',
    says: 'An address from outside may run',
  },
  {
    what: 'a link within the page',
    ...words,
    text: 'export const A = ({ id }: { id: string }) => <a href={`#${id}`} />;',
  },
  ...[
    'export const A = ({ a }: { a: string }) => <p dangerouslySetInnerHTML={{ __html: a }} />;',
    'export const a = (b: Element, c: string) => (b.innerHTML = c);',
    "export const a = (b: Element, c: string) => b.insertAdjacentHTML('beforeend', c);",
    'export const a = (b: string) => document.write(b);',
    "export const a = (b: string) => new DOMParser().parseFromString(b, 'text/html');",
    'export const a = (b: string) => new Function(b);',
    'export const a = (b: string) => eval(b);',
  ].map((text): Case => ({
    what: `markup or code made of text, ${/\w+HTML|write|parse\w+|Function|eval/.exec(text)?.[0] ?? ''}`,
    folder: 'src/seams',
    extension: 'tsx',
    text,
    rule: 'no-restricted-syntax',
    says: 'Text never becomes markup or code',
  })),
  {
    what: 'any',
    folder: 'sandbox',
    text: 'export const a = (b: any) => b;',
    rule: 'typescript(no-explicit-any)',
  },
  {
    what: 'a cast through unknown',
    folder: 'sandbox',
    text: 'export const a = 1 as unknown as string;',
    rule: 'no-restricted-syntax',
    says: 'through unknown',
  },
  {
    what: 'a forgotten promise',
    folder: 'sandbox',
    text: 'export const a = () => {\n  Promise.resolve(1);\n};',
    rule: 'typescript(no-floating-promises)',
  },
  {
    what: 'a check switched off',
    folder: 'sandbox',
    text: '// @ts-ignore\nexport const a = 1;',
    rule: 'typescript(ban-ts-comment)',
  },
];
const fileOf = (one: Case) => `${one.folder}/case-${cases.indexOf(one)}.${one.extension ?? 'ts'}`;
const found = new Map<string, Finding[]>();

beforeAll(async () => {
  const tree = createTree({
    ...Object.fromEntries(cases.map((one) => [fileOf(one), `${one.text}\n`])),
    'src/routes/teapots.$id.tsx': "export const Route = '/teapots/$id';\n",
    'src/routes/$lang.tsx': "export const Route = '/$lang';\n",
  });
  const folders = ['src', 'machines', 'sandbox'];
  const [ours, known] = await Promise.all([
    runInTree(tree, 'eslint', '--format', 'json', ...folders),
    runInTree(tree, 'oxlint', '--type-aware', '--format', 'json', ...folders),
  ]);
  const files = JSON.parse(ours.said) as { filePath: string; messages: Finding[] }[];
  const { diagnostics } = JSON.parse(known.said) as Diagnostics;
  for (const one of cases)
    found.set(fileOf(one), [
      ...files.filter(({ filePath }) => filePath === join(tree, fileOf(one))).flatMap(({ messages }) => messages),
      ...diagnostics
        .filter(({ filename }) => filename === fileOf(one))
        .map(({ code, message }) => ({ ruleId: code, message })),
    ]);
});

const named = (wrong: boolean) =>
  cases.filter(({ rule }) => (rule !== undefined) === wrong).map((one) => [one.what, one] as const);

it.each(named(true))('the lint finds %s', (_what, one) => {
  const message: unknown = expect.stringContaining(one.says ?? '');
  expect(found.get(fileOf(one))).toContainEqual(expect.objectContaining({ ruleId: one.rule, message }));
});

it.each(named(false))('the lint allows %s', (_what, one) => {
  expect(found.get(fileOf(one))).toEqual([]);
});
