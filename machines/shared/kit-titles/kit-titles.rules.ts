import type { Kit, ProductVariant } from '../../../contracts/shapes';

export function componentIds(kits: readonly Pick<Kit, 'components'>[]): string[] {
  return [...new Set(kits.flatMap(({ components }) => components.map(({ userProductId }) => userProductId)))];
}

/** A product without a title comes with its id in the place of one. */
export function titlesById(variants: readonly ProductVariant[]): Record<string, string> {
  return Object.fromEntries(variants.flatMap(({ id, title }) => (title === id ? [] : [[id.toUpperCase(), title]])));
}
