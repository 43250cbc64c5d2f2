import { expect, test } from 'vitest';
import { sites } from '../../contracts/vocabulary/sites';
import { holidayOf, offDeadlineOf } from './working-days';

const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}`);
const due = (day: string, time = '12:00') => new Date(at(day, time)).toISOString();

test.each([
  ['MLA', '2026-12-08', 'Inmaculada Concepción de María'],
  ['MLA', '2026-11-23', 'Día de la Soberanía Nacional'],
  ['MLA', '2027-11-20', 'Día de la Soberanía Nacional'],
  ['MLB', '2026-11-20', 'Dia da Consciência Negra'],
  ['MLB', '2026-12-08', null],
  ['MLM', '2026-11-16', 'Día de la Revolución'],
  ['MLC', '2040-12-25', 'Navidad'],
  ['MLC', '2041-12-25', null],
  ['MLC', '2025-12-25', null],
  ['XXX', '2026-12-25', null],
])('%s on %s: %s', (site, day, name) => expect(holidayOf(day, site)).toBe(name));

test('each country has its New Year and its Christmas in every year that is known', () => {
  for (const { id } of sites)
    for (let year = 2026; year <= 2040; year += 1)
      for (const day of ['01-01', '12-25'])
        expect(holidayOf(`${year}-${day}`, id), `${id} ${year}-${day}`).not.toBeNull();
});

test.each([
  ['a Tuesday that is a holiday', '2026-12-08', '2026-12-01', { dayOff: 'holiday' }, '2026-12-07', 'later'],
  ['a holiday, seen from the day before', '2026-12-08', '2026-12-07', { dayOff: 'holiday' }, '2026-12-07', 'today'],
  [
    'a Monday that is a holiday, behind a weekend',
    '2026-11-23',
    '2026-11-19',
    { dayOff: 'holiday' },
    '2026-11-20',
    'tomorrow',
  ],
  ['a Sunday, seen from that Saturday', '2026-12-06', '2026-12-05', { dayOff: 'weekend' }, '2026-12-04', 'gone'],
])('%s: what is left is the last working day before it', (_, day, today, off, last, comes) => {
  expect(offDeadlineOf(due(day), 'MLA', at(today, '09:00'))).toEqual({
    off: expect.objectContaining(off) as unknown,
    last: at(last, '00:00'),
    comes,
    remindsAt: at(last, '09:00') > at(today, '09:00') ? at(last, '09:00') : null,
  });
});

test('nine o’clock of the last working day is told of until it has struck', () => {
  const seen = (time: string) => offDeadlineOf(due('2026-12-08'), 'MLA', at('2026-12-07', time))?.remindsAt;
  expect(seen('08:59')).toBe(at('2026-12-07', '09:00'));
  expect(seen('09:00')).toBeNull();
});

test('a deadline at the beginning of a day counts as the evening before: that of a Saturday is a Friday', () => {
  expect(offDeadlineOf(due('2026-12-05', '00:00'), 'MLA', at('2026-12-01'))).toBeNull();
  expect(offDeadlineOf(due('2026-12-07', '00:00'), 'MLA', at('2026-12-01'))?.last).toBe(at('2026-12-04', '00:00'));
});

test.each([
  ['a working day', due('2026-12-09'), 'MLA'],
  ['a holiday of another country', due('2026-12-08'), 'MLB'],
  ['what is over', due('2026-11-29'), 'MLA'],
  ['no moment', 'soon', 'MLA'],
  ['no deadline', null, 'MLA'],
])('%s says nothing', (_, moment, site) => expect(offDeadlineOf(moment, site, at('2026-12-01'))).toBeNull());
