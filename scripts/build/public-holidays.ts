import Holidays from 'date-holidays';
import { sites } from '../../contracts/vocabulary/sites';

const firstYear = 2026;
const years = Array.from({ length: 15 }, (_, index) => firstYear + index);
const wholeDay = 24 * 3_600_000;

/** The whole days that the law of a country gives to all, by name: of each year its month and day (`12-08`), or nothing. */
function daysByName(country: string): [name: string, days: string[]][] {
  const calendar = new Holidays(country);
  const found = new Map<string, { name: string; days: string[] }>();
  for (const [index, year] of years.entries()) {
    const seen = new Map<string, number>();
    for (const { name, date, type, start, end } of calendar.getHolidays(year)) {
      const day = date.slice(5, 10);
      // The library takes the first of January for no holiday of El Salvador, whose labour code has it.
      if ((type !== 'public' && day !== '01-01') || end.getTime() - start.getTime() < wholeDay) continue;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      const key = `${name} ${nth}`;
      const row = found.get(key) ?? { name, days: years.map(() => '') };
      row.days[index] = day;
      found.set(key, row);
    }
  }
  return [...found.values()].map(({ name, days }) => [name, days]);
}

/**
 * The public holidays of the countries of the sites for the years to come, as `contracts/vocabulary/holidays.gen.ts` holds them: names in
 * the language of the country, and one day where it is the same each year.
 */
export function publicHolidays(): { path: string; content: string } {
  const bySite = sites.map(({ id, country }) => {
    const rows = daysByName(country).map(([name, days]) => {
      const text = new Set(days).size === 1 ? days[0] : days.join(' ');
      return `    [${JSON.stringify(name)}, '${text}'],`;
    });
    return [`  ${id}: [`, ...rows, '  ],'].join('\n');
  });
  const content = [
    '/* Holidays: the authors of date-holidays, CC BY 3.0, https://github.com/commenthol/date-holidays */',
    '',
    `export const firstHolidayYear = ${firstYear};`,
    `export const holidayYearCount = ${years.length};`,
    '',
    '/** By site the name of each public holiday with its month and day: one where it is the same each year, or one for each year, in order. */',
    'export const holidaysBySite: Readonly<Record<string, readonly (readonly [name: string, days: string])[]>> = {',
    ...bySite,
    '};',
  ].join('\n');
  return { path: 'contracts/vocabulary/holidays.gen.ts', content };
}
