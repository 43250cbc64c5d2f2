const longMonths = '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])';
const shortMonths = '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)';
const february = '02-(?:0[1-9]|1\\d|2[0-8])';
const leapYears = '2(?:\\d(?:0[48]|[2468][048]|[13579][26])|[048]00)';
const calendarDay = `(?:2\\d{3}-(?:${longMonths}|${shortMonths}|${february})|${leapYears}-02-29)`;

/** A day that the calendar has, from 2000 on: nothing that the console shows is older, and a date that nobody set is of 1970. */
export const dayPattern = `^${calendarDay}$`;

/** An instant of such a day, in UTC, with or without fractions of its second. */
export const instantPattern = `^${calendarDay}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$`;

/** What a browser may open or load: nothing that runs as a script, and nothing that is no address. */
export const addressPattern = '^(?:https?://[^\\s/?#]+[^\\s]*|/(?:[^\\s/][^\\s]*)?)$';

/** JSON with or without its charset, which is UTF-8 in any case. */
export const jsonPattern = '^[Aa]pplication/[Jj][Ss][Oo][Nn]\\s*(?:;\\s*[Cc]harset="?[Uu][Tt][Ff]-8"?\\s*)?$';

/** A version such as 3.20.1, whichever it is. */
export const versionPattern = '^\\d+(?:\\.\\d+)+(?:[-+][\\w.+-]+)?$';

/** Words by which the console signs the person out. */
export const noSessionPattern = '^.*[Nn]o valid token.*$';

/** Words by which the console knows that the gateway is newer or older. */
export const unknownFieldPattern = '^.*(Cannot query field|Unknown argument|FieldUndefined).*$';

const demanded = ['HttpOnly', 'SameSite=Strict', 'Path=/[^;]*'];
const anyOrder = demanded.flatMap((one) => {
  const [second = '', third = ''] = demanded.filter((other) => other !== one);
  return [
    [one, second, third],
    [one, third, second],
  ];
});
const others = '(; ?[^;]+)*';

/** A cookie that no script reads and no other site sends; what else it has, and in which order, is the gateway's. */
export const httpOnlyCookiePattern = `^[^=;]+=[^;]*(${anyOrder.map((order) => order.map((one) => `${others}; ?${one}`).join('')).join('|')})${others}$`;

const words: Readonly<Record<string, string>> = {
  [dayPattern]: 'a day that the calendar has, from the year 2000 on',
  [instantPattern]: 'an instant in UTC, of a day that the calendar has, from the year 2000 on',
  [addressPattern]: 'an address: of http or https, or a path that begins with one slash',
  [jsonPattern]: 'JSON, in UTF-8 if it says its charset',
  [versionPattern]: 'a version: numbers with dots between them',
  [noSessionPattern]: 'a text with the words "no valid token" in it',
  [unknownFieldPattern]: 'a text with "Cannot query field", "Unknown argument" or "FieldUndefined" in it',
  [httpOnlyCookiePattern]: 'a cookie with HttpOnly, SameSite=Strict and a Path',
};

/** What a text of the pattern is, for a person; of another contract's pattern no more than that its example is one. */
export const describePattern = (pattern: string | undefined): string =>
  (pattern !== undefined && words[pattern]) || 'a text of the same form';
