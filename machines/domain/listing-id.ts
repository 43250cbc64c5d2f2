type IdShape = 'listing' | 'catalogue';

/**
 * The id in a text, without hyphens and spaces and in upper case: three letters and ten digits are a listing, eight a catalogue
 * page; null for anything else.
 */
export function readId(text: string): { id: string; shape: IdShape } | null {
  const id = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^[A-Z]{3}\d{10}$/.test(id)) return { id, shape: 'listing' };
  if (/^[A-Z]{3}\d{8}$/.test(id)) return { id, shape: 'catalogue' };
  return null;
}
