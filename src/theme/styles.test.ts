import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The stylesheets that each component needs beside its own; a component that is not here has one of its own name. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  ActionIcon: ['UnstyledButton', 'ActionIcon'],
  Button: ['UnstyledButton', 'Button'],
  NativeSelect: ['Input'],
  PasswordInput: ['UnstyledButton', 'ActionIcon', 'Input', 'PasswordInput'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  Pagination: ['UnstyledButton', 'Pagination'],
  Tabs: ['UnstyledButton', 'Tabs'],
  Checkbox: ['Input', 'InlineInput', 'Checkbox'],
  Radio: ['Input', 'InlineInput', 'Radio'],
  Notification: ['UnstyledButton', 'CloseButton', 'Notification'],
  Drawer: ['Overlay', 'ModalBase', 'Drawer'],
  Modal: ['Overlay', 'ModalBase', 'Modal'],
  Box: [],
  Portal: [],
  MantineContext: [],
  MantineThemeProvider: ['global'],
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

const first = sheetsIn(readFileSync(join(root, 'theme/styles.ts'), 'utf8'));

const uses = modules(root).flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  const names = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap((match) =>
    (match[1] ?? '').split(','),
  );
  return names
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/.test(name))
    .map((name) => ({ name, path, own: sheetsIn(text) }));
});

test('the search finds the components that are used', () => {
  expect(uses.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'Drawer', 'Modal', 'Notification']));
});

test('every Mantine component has its styles: in the first load, or in the lazy module that uses it', () => {
  const naked = uses.flatMap(({ name, path, own }) =>
    (sheets[name] ?? [name])
      .filter((sheet) => !first.includes(sheet) && !own.includes(sheet))
      .map((sheet) => `${path.slice(root.length + 1)}: ${name} needs ${sheet}.layer.css`),
  );
  expect(naked).toEqual([]);
});

test('the sheets of the first load stand in the order that Mantine gives them', () => {
  const all = readFileSync(join(root, '../node_modules/@mantine/core/styles.layer.css'), 'utf8');
  const places = first.map((sheet) =>
    all.indexOf(readFileSync(join(root, `../node_modules/@mantine/core/styles/${sheet}.css`), 'utf8').slice(0, 40)),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('nothing inserts a style element: no responsive style props, no component that needs them', () => {
  const inserting = modules(root).filter((path) => {
    const text = readFileSync(path, 'utf8');
    const styleProp =
      /\s(?:m[xytblr]?|p[xytblr]?|w|h|miw|maw|mih|mah|fz|gap|cols|span|display)=\{\{\s*(?:base|xs|sm|md|lg|xl):/;
    return (
      styleProp.test(text) ||
      /\b(?:AppShell|Flex|SimpleGrid|Grid|visibleFrom|hiddenFrom)\b[^'\n]*(?:from '@mantine\/core'|=)/.test(text)
    );
  });
  expect(inserting).toEqual([]);
});
