/** The areas, the same word in every folder. */
export const areas = [
  'session',
  'profile',
  'search',
  'listings',
  'suggestions',
  'reports',
  'imports',
  'limits',
  'cases',
  'history',
  'sellers',
  'exports',
  'catalogue',
  'support',
  'statistics',
];

/** What a scaffold can't do; its message is for the person who asked. */
export class ScaffoldError extends Error {}

export interface Names {
  /** `seller-card` */
  kebab: string;
  /** `sellerCard` */
  camel: string;
  /** `SellerCard` */
  pascal: string;
  /** `seller card` */
  words: string;
  /** `Seller card` */
  title: string;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The forms of one name, given in kebab-case or camelCase. Throws a ScaffoldError for anything else. */
export function namesOf(text: string): Names {
  const kebab = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new ScaffoldError(`"${text}" is no name: write it like seller-card.`);
  const pascal = kebab.split('-').map(upperFirst).join('');
  const words = kebab.replaceAll('-', ' ');
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), words, title: upperFirst(words) };
}

/** Throws a ScaffoldError unless it is one of the areas, or one of `more`. */
export function requireArea(area: string, more: readonly string[] = []): void {
  const known = [...areas, ...more];
  if (!known.includes(area)) throw new ScaffoldError(`"${area}" is no area. The areas are ${known.join(', ')}.`);
}
