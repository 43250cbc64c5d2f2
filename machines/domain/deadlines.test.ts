import { describe, expect, it } from 'vitest';
import { byDeadline, countDeadlines, deadlineOf, deadlines, firstDayOf, pageOfDeadline } from './deadlines';

const now = new Date(2026, 10, 20, 12).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const row = (caseId: string, dueDate: string | null = null) => ({ caseId, dueDate });

describe('deadlines', () => {
  it('are told by the day where the person is, and by the moment that has passed', () => {
    expect(deadlineOf(at(20, 11), now)).toBe('overdue');
    expect(deadlineOf(new Date(now).toISOString(), now)).toBe('overdue');
    expect(deadlineOf(at(20, 23), now)).toBe('today');
    expect(deadlineOf(at(21, 0), now)).toBe('tomorrow');
    expect(deadlineOf(at(21, 23), now)).toBe('tomorrow');
    expect(deadlineOf(at(22, 0), now)).toBe('later');
    expect([deadlineOf(null, now), deadlineOf('soon', now)]).toEqual(['later', 'later']);
  });

  it('begin with the day that they say', () => {
    for (const deadline of deadlines) {
      const first = firstDayOf(deadline, now);
      if (first === null) continue;
      expect(deadlineOf(new Date(first + 86_399_000).toISOString(), now)).toBe(deadline);
      expect(deadlineOf(new Date(first - 1).toISOString(), now)).not.toBe(deadline);
    }
  });

  it('are counted, those that were not read as later', () => {
    const rows = [row('1', at(19, 9)), row('2', at(20, 20)), row('3', at(20, 21)), row('4', at(21, 9))];
    expect(countDeadlines(rows, 9, now)).toEqual({ overdue: 1, today: 2, tomorrow: 1, later: 5 });
    expect(byDeadline(rows, now).map(({ deadline, rows: of }) => [deadline, of.length])).toEqual([
      ['overdue', 1],
      ['today', 2],
      ['tomorrow', 1],
    ]);
    expect(pageOfDeadline(rows, 'tomorrow', 2, now)).toBe(2);
    expect(pageOfDeadline(rows, 'later', 2, now)).toBeNull();
  });
});
