/** Every value of an address is text: an id of digits stays an id. */
export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** A value as a query has it: lists with commas between, nothing as an empty text. */
export function formatQueryValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatQueryValue).join(',');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The query of these values, with its question mark; what is empty is left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = formatQueryValue(value);
    if (text !== '') written.set(name, text);
  }
  const text = written.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}

/** A text as if it had been typed: any space is a plain one, wide characters are narrow, and the marks that pages hide in what is copied are gone. */
export const toPlainText = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
