/** As `formatDay` writes it: in English the month stands first. */
export const dayFormat = (locale: string): string => (locale === 'en' ? 'MM/DD/YYYY' : 'DD/MM/YYYY');

/** The day that a person wrote, as YYYY-MM-DD; null for what is none, or not yet. */
export function readDay(locale: string, written: string): string | null {
  const parts = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(written);
  if (parts === null) return null;
  const [, first = '', second = '', year = ''] = parts;
  const [day, month] = locale === 'en' ? [second, first] : [first, second];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
