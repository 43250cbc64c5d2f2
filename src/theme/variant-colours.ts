import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** The token whose ink and tint each colour of a button wears: red takes something away, `trusted` and `suspicious` are marks. */
const inks: Readonly<Record<string, { ink: string; tint: string }>> = {
  sea: { ink: 'var(--v-primary-ink)', tint: 'var(--v-primary-tint)' },
  gray: { ink: 'var(--v-ink-soft)', tint: 'var(--v-sunken)' },
  red: { ink: 'var(--v-danger)', tint: 'var(--v-rejected-tint)' },
  trusted: { ink: 'var(--v-trusted-ink)', tint: 'var(--v-trusted-tint)' },
  suspicious: { ink: 'var(--v-suspicious-ink)', tint: 'var(--v-suspicious-tint)' },
};

const none = '1px solid transparent';

/** The colours of Mantine's buttons in the tokens of the scheme; a colour or a variant that the product has not is Mantine's own. */
export const variantColours: VariantColorsResolver = (input) => {
  const worn = inks[input.color ?? 'sea'];
  if (worn === undefined) return defaultVariantColorsResolver(input);
  const { ink, tint } = worn;
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
      return defaultVariantColorsResolver(input);
  }
};
