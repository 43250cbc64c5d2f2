import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { readDay } from '../../machines/domain/read-day';
import { formatDay, formatDottedDay, formatDateTime } from '../copy/dates';
import { formatFormDay } from './format-form-day';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

it.each(['es', 'en', 'pt'])('L04 in %s a day that a screen shows can be typed and means the same', (locale) => {
  const intl = createIntl({ locale, timeZone: 'UTC' });
  fc.assert(
    fc.property(day, (moment) => {
      const iso = moment.slice(0, 10);
      const shown = [
        formatFormDay(locale, iso) ?? '',
        formatDay(intl, iso),
        formatDottedDay(intl, iso),
        formatDateTime(intl, moment),
        iso,
      ];
      for (const text of shown) expect([text, readDay(locale, text)]).toEqual([text, { value: iso }]);
    }),
  );
});

it('the day of a form is shown in the order of the language, and a text that is none is not', () => {
  expect(['es', 'pt', 'en'].map((locale) => formatFormDay(locale, '2026-11-03'))).toEqual([
    '03/11/2026',
    '03/11/2026',
    '11/03/2026',
  ]);
  expect([formatFormDay('es', ''), formatFormDay('es', '31/11/2026'), formatFormDay('es', '2026-11-31')]).toEqual([
    '',
    null,
    null,
  ]);
});
