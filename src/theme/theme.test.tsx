import { describe, expect, test, afterEach } from 'vitest';
import { darkScheme, lightScheme, palettes, tradeStates, type Scheme } from './tokens';
import { act } from '../../tests/act';
import { getElement, press, renderNode } from '../../tests/render-node';
import { useColourScheme, type ColourScheme } from './theme-provider';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from './theme';

type Variables = Record<string, string>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function schemeVariables(scheme: Scheme): Variables {
  const { state, ...plain } = scheme;
  const variables: Variables = {};
  for (const [name, value] of Object.entries(plain)) variables[`--v-${kebab(name)}`] = value;
  for (const name of tradeStates) {
    variables[`--v-${kebab(name)}-ink`] = state[name].ink;
    variables[`--v-${kebab(name)}-tint`] = state[name].tint;
  }
  return {
    ...variables,
    '--mantine-color-body': 'var(--v-paper)',
    '--mantine-color-text': 'var(--v-ink)',
    '--mantine-color-dimmed': 'var(--v-ink-faint)',
    '--mantine-color-bright': 'var(--v-ink)',
    '--mantine-color-anchor': 'var(--v-primary-ink)',
    '--mantine-color-error': 'var(--v-danger)',
    '--mantine-color-success': 'var(--v-trusted-ink)',
    '--mantine-color-placeholder': 'var(--v-ink-faint)',
    '--mantine-color-default': 'var(--v-surface)',
    '--mantine-color-default-hover': 'var(--v-sunken)',
    '--mantine-color-default-color': 'var(--v-ink)',
    '--mantine-color-default-border': 'var(--v-line-strong)',
    '--mantine-color-disabled': 'var(--v-sunken)',
    '--mantine-color-disabled-color': 'var(--v-ink-faint)',
    '--mantine-color-disabled-border': 'var(--v-line)',
    ...soft('sea', 'primary'),
    ...soft('red', 'rejected'),
    ...soft('amber', 'suspicious'),
    ...soft('green', 'trusted'),
    ...soft('blue', 'sending'),
  };
}

/** The light, subtle and outline variants of a colour, in the inks and tints of the scheme. */
function soft(colour: string, token: string): Variables {
  return {
    [`--mantine-color-${colour}-light`]: `var(--v-${token}-tint)`,
    [`--mantine-color-${colour}-light-hover`]: `color-mix(in srgb, var(--v-${token}-tint) 85%, var(--v-${token}-ink))`,
    [`--mantine-color-${colour}-light-color`]: `var(--v-${token}-ink)`,
    [`--mantine-color-${colour}-text`]: `var(--v-${token}-ink)`,
    [`--mantine-color-${colour}-outline`]: `var(--v-${token}-ink)`,
    [`--mantine-color-${colour}-outline-hover`]: `var(--v-${token}-tint)`,
  };
}

const ours = Object.keys(palettes);
const foreign = Object.keys(DEFAULT_THEME.colors).filter((name) => !ours.includes(name));

const unused = new RegExp(`^--mantine-color-(?:(?:${foreign.join('|')})-|dark-(?!\\d))`);

/** Leaves out the colours that this theme has not, and the variants of the one that only carries steps. */
function used(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name)));
}

const block = (selector: string, variables: Variables): string =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${/^#/.test(value) ? value.toLowerCase() : value};\n`)
    .join('')}}\n`;

/** The whole text of variables.css: Mantine's variables for this theme and the tokens of both schemes. */
function themeCss(): string {
  const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const shared = used(resolved.variables);
  const lightOnes = { ...used(resolved.light), ...schemeVariables(lightScheme) };
  const darkOnes = { ...used(resolved.dark), ...schemeVariables(darkScheme) };
  const changed = Object.fromEntries(Object.entries(darkOnes).filter(([name, value]) => lightOnes[name] !== value));
  return block(':root', { ...shared, ...lightOnes }) + block(":root[data-mantine-color-scheme='dark']", changed);
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const schemes: [string, Scheme][] = [
  ['light', lightScheme],
  ['dark', darkScheme],
];

test('the ratio is that of WCAG: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#67625B', '#67625B')).toBe(1);
});

test('variables.css is what the tokens and the theme say', async () => {
  await expect(themeCss()).toMatchFileSnapshot('variables.css');
});

test.each(schemes)('body text is AAA on every ground of the %s scheme', (_, scheme) => {
  for (const ground of [scheme.paper, scheme.surface, scheme.sunken]) {
    expect(contrast(scheme.ink, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(scheme.inkSoft, ground)).toBeGreaterThanOrEqual(7);
  }
});

test.each(schemes)('faint text, links and errors are AA on every ground of the %s scheme', (_, scheme) => {
  for (const ground of [scheme.paper, scheme.surface, scheme.sunken]) {
    for (const ink of [scheme.inkFaint, scheme.primaryInk, scheme.danger])
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(scheme.primaryInk, scheme.primaryTint)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(scheme.onPrimary, scheme.primary)).toBeGreaterThanOrEqual(4.5);
});

test.each(schemes)('borders of controls stand out from every ground of the %s scheme', (_, scheme) => {
  for (const ground of [scheme.paper, scheme.surface, scheme.sunken])
    expect(contrast(scheme.lineStrong, ground)).toBeGreaterThanOrEqual(3);
});

test.each(schemes.flatMap(([name, scheme]) => tradeStates.map((state) => [state, name, scheme] as const)))(
  '%s is AA on its tint, on cards and on the page of the %s scheme',
  (state, _, scheme) => {
    const { ink, tint } = scheme.state[state];
    for (const ground of [tint, scheme.surface, scheme.paper])
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(schemes)('no two states share a hue in the %s scheme', (_, scheme) => {
  expect(new Set(tradeStates.map((state) => scheme.state[state].ink)).size).toBe(tradeStates.length);
  expect(new Set(tradeStates.map((state) => scheme.state[state].tint)).size).toBe(tradeStates.length);
});

test('white text is AA on the filled step of each colour that a button may have', () => {
  for (const name of ['sea', 'red', 'amber', 'green', 'blue', 'gray'] as const) {
    expect(contrast('#FFFFFF', palettes[name][7])).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#FFFFFF', palettes[name][6])).toBeGreaterThanOrEqual(4.5);
  }
});

describe('theme provider', () => {
  const key = 'vigia-colour-scheme';

  function Choice({ of }: { of: ColourScheme }) {
    const { scheme, painted, choose } = useColourScheme();
    return (
      <button type="button" onClick={() => choose(of)}>
        {scheme} {painted}
      </button>
    );
  }

  const attribute = () => document.documentElement.getAttribute('data-mantine-color-scheme');

  afterEach(() => localStorage.clear());

  test('a chosen scheme is painted and kept', () => {
    const { host } = renderNode(<Choice of="dark" />);
    expect([getElement(host, 'button').textContent, attribute()]).toEqual(['auto light', 'light']);
    press(getElement(host, 'button'));
    expect([getElement(host, 'button').textContent, attribute(), localStorage.getItem(key)]).toEqual([
      'dark dark',
      'dark',
      'dark',
    ]);
  });

  test('a choice made in another tab is followed, what is no scheme is that of the system', () => {
    localStorage.setItem(key, 'light');
    const { host } = renderNode(<Choice of="light" />);
    const hear = (value: string) => {
      localStorage.setItem(key, value);
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key }));
      });
    };
    hear('dark');
    expect([getElement(host, 'button').textContent, attribute()]).toEqual(['dark dark', 'dark']);
    hear('nonsense');
    expect([getElement(host, 'button').textContent, attribute()]).toEqual(['auto light', 'light']);
  });
});

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
  FileButton: [],
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
