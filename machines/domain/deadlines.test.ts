import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
import { startOfDayAfter } from './timestamps';

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
