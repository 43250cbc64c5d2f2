/** What a person has yet to fill in: a name between double braces. */
export const placeholderPattern = /\{\{\s*([^{}\s](?:[^{}\n]{0,38}[^{}\s])?)\s*\}\}/gu;

/** Every placeholder of a text, once, as it stands there. */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholderPattern)].map(([whole]) => whole))];
}
