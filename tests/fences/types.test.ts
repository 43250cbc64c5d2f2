import { beforeAll, expect, it } from 'vitest';
import { runInTree, createTree } from './tree';

const platform = {
  window: 'window.location.href',
  document: 'document.title',
  localStorage: "localStorage.getItem('a')",
  fetch: "fetch('/')",
  setTimeout: 'setTimeout(() => 1)',
  process: 'process.pid',
};
const fileOf = (name: string) => `machines/search/${name}.machine.ts`;
let machines: { code: number; said: string };
let seams: { code: number; said: string };

beforeAll(async () => {
  const files = Object.entries(platform).map(
    ([name, use]) => [fileOf(name), `export const use = () => ${use};\n`] as const,
  );
  const tree = createTree({
    ...Object.fromEntries(files),
    'src/seams/a.ts': 'export const a = () => window.location.href;\n',
  });
  [machines, seams] = await Promise.all([
    runInTree(tree, 'tsc', '-p', 'tsconfig.machines.json'),
    runInTree(tree, 'tsc', '-p', 'tsconfig.src.json'),
  ]);
});

it.each(Object.keys(platform))('in a machine, %s does not compile', (name) => {
  expect(machines.code).not.toBe(0);
  expect(machines.said).toMatch(
    new RegExp(`^${fileOf(name)}\\(1,\\d+\\): error TS\\d+: Cannot find name '${name}'`, 'm'),
  );
});

it('in a seam it compiles', () => {
  expect(seams).toEqual({ code: 0, said: '' });
});
