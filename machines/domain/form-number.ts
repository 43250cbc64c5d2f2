/*
 * What a form holds of a number: as every language means the same by it (`1500.5`), nothing for none, or the text as it was typed with a question
 * mark before it where its field did not understand it. Nothing is sent while such a text stands. Drafts of earlier releases hold texts without a mark.
 */

const mark = '?';

/** The number as a form holds it; nothing for none. */
export const writeFormNumber = (number: number | null): string => (number === null ? '' : String(number));

/** The number that a form holds; null where nothing stands, NaN where a text was not understood. */
export function parseFormNumber(value: string): number | null {
  if (value.trim() === '') return null;
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  return writeFormNumber(number) === value ? number : Number.NaN;
}

/** A text that was not understood, as a form holds it; and the text again. */
export const markAsText = (text: string): string => `${mark}${text}`;
export const readMarkedText = (value: string): string => (value.startsWith(mark) ? value.slice(mark.length) : value);
