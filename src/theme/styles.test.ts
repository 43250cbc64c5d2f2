import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The stylesheets that each component needs beside its own; a component that is not here has one of its own name. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  Notification: ['UnstyledButton', 'CloseButton', 'Loader', 'Notification'],
  Drawer: ['Overlay', 'ModalBase', 'Drawer'],
  Modal: ['Overlay', 'ModalBase', 'Modal'],
  Box: [],
  Portal: [],
  MantineProvider: ['global'],
};

function modules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return modules(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const sheetsIn = (text: string): string[] =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map((match) => match[1] ?? '');

const uses = modules(root).flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  const names = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap((match) =>
    (match[1] ?? '').split(','),
  );
  return names
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name))
    .map((name) => ({ name, path, own: sheetsIn(text), provided: text.includes('<MantineLook>') }));
});

test('the search finds the components that are used', () => {
  expect(uses.map(({ name }) => name)).toEqual(expect.arrayContaining(['Drawer', 'Modal', 'Notification']));
});

test('every Mantine component has its styles and its provider in the lazy module that uses it', () => {
  const naked = uses.flatMap(({ name, path, own, provided }) => [
    ...(sheets[name] ?? [name])
      .filter((sheet) => !own.includes(sheet))
      .map((sheet) => `${path.slice(root.length + 1)}: ${name} needs ${sheet}.layer.css`),
    ...(provided || name === 'MantineProvider' ? [] : [`${path.slice(root.length + 1)}: ${name} needs MantineLook`]),
  ]);
  expect(naked).toEqual([]);
});

test('nothing inserts a style element: no responsive style props, no grid that needs them', () => {
  const inserting = modules(root).filter((path) => {
    const text = readFileSync(path, 'utf8');
    const styleProp =
      /\s(?:m[xytblr]?|p[xytblr]?|w|h|miw|maw|mih|mah|fz|gap|cols|span|display)=\{\{\s*(?:base|xs|sm|md|lg|xl):/;
    return (
      styleProp.test(text) ||
      /\b(?:SimpleGrid|Grid|visibleFrom|hiddenFrom)\b[^'\n]*(?:from '@mantine\/core'|=)/.test(text)
    );
  });
  expect(inserting).toEqual([]);
});
