import fc from 'fast-check';
import { describe, expect, it, afterEach, vi } from 'vitest';
import { isIsoDay, ageOf, dayLength, isPostponed, isWithin, startOfDayAfter } from './timestamps';
import { readDay } from './days';
import {
  groupByDeadline,
  countDeadlines,
  firstDayOf,
  gatewayDayOf,
  isDueBy,
  pageOfDeadline,
  timeLeftUntil,
} from './deadlines';
import { deadlineOf, deadlines, dueToday, gatewayDayOfToday, lastTimeOf } from './due-today';

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

/** A moment of November 2026 where the person is. */
const on = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each([
  ['the same moment', on(20, 12), { unit: 'second', count: 0 }],
  ['a moment that is still to come', on(20, 13), { unit: 'second', count: 0 }],
  ['less than a minute', on(20, 12) - 59_000, { unit: 'second', count: 0 }],
  ['minutes', on(20, 11, 1), { unit: 'minute', count: 59 }],
  ['hours, though they reach into yesterday', on(19, 13), { unit: 'hour', count: 23 }],
  ['yesterday', on(19, 12), { unit: 'day', count: 1 }],
  ['less than two days, but not yesterday', on(18, 23), { unit: 'day', count: 2 }],
  ['months', on(20, 12) - 59 * 86_400_000, { unit: 'month', count: 1 }],
  ['years', on(20, 12) - 800 * 86_400_000, { unit: 'year', count: 2 }],
])('%s', (_, at, told) => expect(ageOf(at, on(20, 12))).toEqual(told));

const noon = Date.UTC(2026, 10, 20, 12);
const at = (moment: number) => new Date(moment).toISOString();

it('what is put off is so until its moment, and not at it', () => {
  expect([at(noon + 1), at(noon), null, 'never'].map((until) => isPostponed(until, noon))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a moment is within a span until the span is over', () => {
  expect(
    [at(noon - dayLength + 1), at(noon - dayLength), null, 'never'].map((moment) => isWithin(moment, dayLength, noon)),
  ).toEqual([true, false, false, false]);
});

describe('deadlines', () => {
  afterEach(() => vi.unstubAllEnvs());

  const now = new Date(2026, 10, 20, 12).getTime();
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const row = (caseId: string, dueDate: string | null = null) => ({ caseId, dueDate });

  describe('deadlines', () => {
    it('are told by the day where the person is, and by the moment that has passed', () => {
      expect(deadlineOf(at(20, 11), now)).toBe('overdue');
      expect(deadlineOf(new Date(now).toISOString(), now)).toBe('overdue');
      expect(deadlineOf(at(20, 23), now)).toBe('today');
      expect(deadlineOf(at(21, 1), now)).toBe('tomorrow');
      expect(deadlineOf(at(21, 23), now)).toBe('tomorrow');
      expect(deadlineOf(at(22, 1), now)).toBe('later');
      expect([deadlineOf(null, now), deadlineOf('soon', now)]).toEqual(['later', 'later']);
    });

    it('begin with the day that they say', () => {
      for (const deadline of deadlines) {
        const first = firstDayOf(deadline, now);
        if (first === null) continue;
        expect(deadlineOf(new Date(first + 86_399_000).toISOString(), now)).toBe(deadline);
        expect(deadlineOf(new Date(first).toISOString(), now)).not.toBe(deadline);
      }
    });

    it('are counted, those that were not read as later', () => {
      const rows = [row('1', at(19, 9)), row('2', at(20, 20)), row('3', at(20, 21)), row('4', at(21, 9))];
      expect(countDeadlines(rows, 9, now)).toEqual({ overdue: 1, today: 2, tomorrow: 1, later: 5 });
      expect(groupByDeadline(rows, now).map(({ deadline, rows: of }) => [deadline, of.length])).toEqual([
        ['overdue', 1],
        ['today', 2],
        ['tomorrow', 1],
      ]);
      expect(pageOfDeadline(rows, 'tomorrow', 2, now)).toBe(2);
      expect(pageOfDeadline(rows, 'later', 2, now)).toBeNull();
    });
  });

  describe('a deadline at 00:00', () => {
    it('is that of the evening before: Friday, where it falls on a Saturday', () => {
      const saturday = at(21, 0);
      expect(new Date(lastTimeOf(saturday)).getDate()).toBe(20);
      expect(deadlineOf(saturday, now)).toBe('today');
      expect(dueToday([row('c', saturday)], 1, now)).toEqual({ count: 1, moments: [saturday], cases: ['c'] });
      expect([isDueBy(saturday, '2026-11-20'), isDueBy(saturday, '2026-11-19')]).toEqual([true, false]);
      expect(deadlineOf(saturday, Date.parse(saturday) - 1)).toBe('today');
      expect(deadlineOf(saturday, Date.parse(saturday))).toBe('overdue');
      expect(timeLeftUntil(at(22, 0), now)).toEqual({ left: 'days', count: 1 });
    });
  });

  describe('every place that tells a deadline agrees', () => {
    const hour = 3_600_000;
    /** Days whose clocks are set forward or back, one of them at midnight, and the turn of a year. */
    const zones = ['America/Argentina/Buenos_Aires', 'America/Santiago', 'Europe/Madrid', 'America/New_York', 'UTC'];
    const turns = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-11-01', '2026-12-31'];
    const moments = fc
      .record({
        turn: fc.constantFrom(...turns),
        minute: fc.integer({ min: -72 * 60, max: 72 * 60 }),
        ahead: fc.integer({ min: -30 * 60, max: 120 * 60 }),
        midnight: fc.boolean(),
      })
      .map(({ turn, minute, ahead, midnight }) => {
        const when = Date.parse(`${turn}T00:00:00Z`) + minute * 60_000;
        const due = when + ahead * 60_000;
        return { when, due: new Date(midnight ? startOfDayAfter(due, 0) : due).toISOString() };
      });

    it.each(zones)('over midnights and clock changes in %s', (zone) => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(moments, ({ when, due }) => {
          const deadline = deadlineOf(due, when);
          const left = timeLeftUntil(due, when);
          const isPast = Date.parse(due) <= when;
          expect([left?.left === 'none', deadline === 'overdue']).toEqual([isPast, isPast]);
          const counted = dueToday([row('a', due), row('b')], 2, when).count;
          expect(counted === 1).toBe(deadline === 'overdue' || deadline === 'today');
          if (isPast || left === null || left.left === 'none') return;
          const lastDay = new Date(lastTimeOf(due));
          const days = { today: 0, tomorrow: 1, later: null, overdue: null }[deadline];
          if (days !== null) expect(lastDay.toDateString()).toBe(new Date(startOfDayAfter(when, days)).toDateString());
          else expect(lastDay.getTime()).toBeGreaterThanOrEqual(startOfDayAfter(when, 2));
          const hours = (Date.parse(due) - when) / hour;
          if (left.left === 'hours')
            expect([left.count >= 1, left.count - hours < 1, hours <= 25]).toEqual([true, true, true]);
          else {
            expect(hours).toBeGreaterThanOrEqual(24);
            expect(lastDay.toDateString()).toBe(new Date(startOfDayAfter(when, left.count)).toDateString());
          }
        }),
        { numRuns: 400 },
      );
    });

    it.each(zones)('what the gateway is asked for holds all that is due by a day of the person in %s', (zone) => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(moments, ({ when, due }) => {
          // The gateway's day ends with its midnight.
          const byGateway = (day: string) => Date.parse(due) <= Date.parse(`${day}T00:00:00Z`) + 24 * hour;
          const deadline = deadlineOf(due, when);
          if (deadline === 'overdue' || deadline === 'today') expect(byGateway(gatewayDayOfToday(when))).toBe(true);
          const today = new Date(when);
          const local = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
            .map((part) => String(part).padStart(2, '0'))
            .join('-');
          expect(gatewayDayOf(local)).toBe(gatewayDayOfToday(when));
          expect(isDueBy(due, local)).toBe(deadline === 'overdue' || deadline === 'today');
        }),
        { numRuns: 200 },
      );
    });
  });
});
