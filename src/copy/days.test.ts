import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatDay } from './dates';
import { readDay } from './days';

it.each(['es', 'en', 'pt'])('in %s a day is read as it is written', (locale) => {
  const intl = createIntl({ locale, timeZone: 'UTC' });
  expect(readDay(locale, formatDay(intl, '2026-11-03'))).toBe('2026-11-03');
});

it('what is no day, or not all of one, is none', () => {
  for (const written of ['', '1', '31/02/2026', '10/13/26', '2026', 'mañana'])
    expect(readDay('es', written)).toBeNull();
  expect([readDay('es', ' 3-1-2026 '), readDay('en', '1/31/2026'), readDay('es', '1/31/2026')]).toEqual([
    '2026-01-03',
    '2026-01-31',
    null,
  ]);
});
