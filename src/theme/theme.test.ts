import { expect, test } from 'vitest';
import { themeCss } from './theme-css.fixture';
import { darkScheme, lightScheme, palettes, tradeStates, type Scheme } from './tokens';

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
