import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.mjs';

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `src/${file}`);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each name under which a module takes the classes of a style sheet, with that module's text. */
const users = new Map<string, { name: string; text: string }[]>();
for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
  const text = textOf(file);
  for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = posix.join(dirname(file), path);
    users.set(sheet, [...(users.get(sheet) ?? []), { name, text }]);
  }
}

/** The classes that a sheet has rules for; a library's own stand in `:global()`. */
function classesOf(sheet: string): Set<string> {
  const selectors = textOf(sheet)
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** What is taken by a name that is computed may be any of them. */
const isUsed = (sheet: string, wanted: string) =>
  (users.get(sheet) ?? []).some(({ name, text }) => text.includes(`${name}[`) || text.includes(`${name}.${wanted}`));

it('each class of a style sheet is taken from it: a rule for one that nobody takes was lost on its way', () => {
  const lost = files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((sheet) =>
      [...classesOf(sheet)].filter((name) => !isUsed(sheet, name)).map((name) => `${sheet} .${name}`),
    );
  expect(lost).toEqual([]);
});
