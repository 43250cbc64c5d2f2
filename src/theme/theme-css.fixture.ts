import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from './theme';
import { darkScheme, lightScheme, palettes, tradeStates, type Scheme } from './tokens';

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
export function themeCss(): string {
  const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const shared = used(resolved.variables);
  const lightOnes = { ...used(resolved.light), ...schemeVariables(lightScheme) };
  const darkOnes = { ...used(resolved.dark), ...schemeVariables(darkScheme) };
  const changed = Object.fromEntries(Object.entries(darkOnes).filter(([name, value]) => lightOnes[name] !== value));
  return block(':root', { ...shared, ...lightOnes }) + block(":root[data-mantine-color-scheme='dark']", changed);
}
