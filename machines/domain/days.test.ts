import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDay } from './timestamps';
import { readDay } from './days';

const meaning = (language: string, text: string) => {
  const read = readDay(language, text);
  return 'value' in read ? read.value : read.fault;
};

describe('a day', () => {
  it.each([
    '1/11/26',
    '1/11/2026',
    '01-11-2026',
    '1.11.26',
    '1 11 2026',
    '01112026',
    '011126',
    '2026-11-01',
    '2026/11/1',
    '20261101',
    '\u00A001/11/2026 ',
    '01/11/2026 17:00',
    '01/11/2026, 9:05',
  ])('in Spanish and Portuguese %j is the first of November', (text) => {
    expect([meaning('es', text), meaning('pt', text)]).toEqual(['2026-11-01', '2026-11-01']);
  });

  it.each(['11/1/26', '11/01/2026', '11012026', '110126', '2026-11-01', '20261101', '11/01/2026 05:00 PM'])(
    'in English, month first, %j is the first of November',
    (text) => {
      expect(meaning('en', text)).toBe('2026-11-01');
    },
  );

  it.each([
    ['31/11/2026', { because: 'DAY_BEYOND_MONTH', values: { day: 31, days: 30 } }],
    ['2026-11-31', { because: 'DAY_BEYOND_MONTH', values: { day: 31, days: 30 } }],
    ['29/02/2027', { because: 'DAY_BEYOND_MONTH', values: { day: 29, days: 28 } }],
    ['11/28/2026', { because: 'MONTH_BEYOND_TWELVE', values: { month: 28 } }],
    ['13/13/2026', { because: 'NOT_A_DAY' }],
    ['0/11/2026', { because: 'NOT_A_DAY' }],
    ['1/11', { because: 'NOT_A_DAY' }],
    ['1/11/226', { because: 'NOT_A_DAY' }],
    ['01/11/0026', { because: 'NOT_A_DAY' }],
    ['2026-11-01T02:00:00Z', { because: 'NOT_A_DAY' }],
    ['mañana', { because: 'NOT_A_DAY' }],
  ])('%s is none, and says why', (text, fault) => {
    expect(meaning('es', text)).toEqual(fault);
  });

  it('in English a day first is told, and nothing stands for no day', () => {
    expect(meaning('en', '28/11/2026')).toEqual({ because: 'MONTH_BEYOND_TWELVE', values: { month: 28 } });
    expect(['', '  '].map((text) => meaning('es', text))).toEqual(['', '']);
  });

  it('of whatever text is one of the calendar, or a fault', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'01239/-. '), maxLength: 11 }));
    fc.assert(
      fc.property(fc.constantFrom('es', 'pt', 'en'), text, (language, written) => {
        const read = readDay(language, written);
        if ('value' in read && read.value !== '') expect(isIsoDay(read.value)).toBe(true);
        if ('value' in read && read.value === '') expect(written.trim()).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});
