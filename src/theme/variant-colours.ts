import type { VariantColorsResolver } from '@mantine/core';

/** The token whose ink and tint each colour of a button wears: red takes something away, `trusted` and `suspicious` are marks. */
const inks: Readonly<Record<string, { ink: string; tint: string }>> = {
  sea: { ink: 'var(--v-primary-ink)', tint: 'var(--v-primary-tint)' },
  gray: { ink: 'var(--v-ink-soft)', tint: 'var(--v-sunken)' },
  red: { ink: 'var(--v-danger)', tint: 'var(--v-rejected-tint)' },
  trusted: { ink: 'var(--v-trusted-ink)', tint: 'var(--v-trusted-tint)' },
  suspicious: { ink: 'var(--v-suspicious-ink)', tint: 'var(--v-suspicious-tint)' },
};

const none = '1px solid transparent';

/** The colours of Mantine's buttons and alerts in the tokens of the scheme; a colour that has none there is Mantine's own. */
export const variantColours: VariantColorsResolver = (input) => {
  const name = input.color ?? 'sea';
  const mantineColour = `var(--mantine-color-${name}`;
  const { ink, tint } = inks[name] ?? { ink: `${mantineColour}-light-color)`, tint: `${mantineColour}-light)` };
  switch (input.variant) {
    case 'filled':
      return input.color === 'red'
        ? {
            background: 'var(--mantine-color-red-7)',
            hover: 'var(--mantine-color-red-8)',
            color: 'var(--v-on-primary)',
            border: none,
          }
        : {
            background: 'var(--v-primary)',
            hover: 'color-mix(in srgb, var(--v-primary) 86%, var(--v-ink))',
            color: 'var(--v-on-primary)',
            border: none,
          };
    case 'light':
      return { background: tint, hover: `color-mix(in srgb, ${tint} 85%, ${ink})`, color: ink, border: none };
    case 'subtle':
      return { background: 'transparent', hover: tint, color: ink, border: none };
    case 'default':
      return {
        background: 'var(--v-surface)',
        hover: input.color === 'red' ? tint : 'var(--v-sunken)',
        color: input.color === 'red' ? ink : 'var(--v-ink)',
        border: '1px solid var(--v-line-strong)',
      };
    default:
      return { background: 'transparent', hover: 'transparent', color: ink, border: 'none' };
  }
};

/** By this name Mantine's own theme asks for the colours; the build gives it these, and its own don't come. */
export { variantColours as defaultVariantColorsResolver };
