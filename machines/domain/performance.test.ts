import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import { propertyRuns } from '../../tests/property-runs';
import { compactPast, isBefore, mergePast, readAgainSince, type PastReport } from './past-reports';
import {
  acceptedShare,
  costDimensions,
  countOutcomes,
  countWeeks,
  decisionTimes,
  dueThisWeek,
  type Outcome,
  performanceOf,
  rejectedShare,
  restrictionLine,
  returningSellers,
  spanOf,
  weeksOf,
} from './performance';
import { dayLength, localDayOf } from './timestamps';

/** A Friday, at noon where the person is. */
const now = new Date(2026, 10, 20, 12).getTime();
const daysAgo = (days: number, hours = 0): string => new Date(now - days * dayLength - hours * 3_600_000).toISOString();

const report = (more: Partial<PastReport> = {}): PastReport => ({
  caseId: '10000001',
  listing: { id: 'MLA1', siteId: 'MLA', title: 'Bolso', thumbnail: null },
  seller: { id: '7', nickname: 'SUR' },
  reasonCode: 'PPPI1',
  status: 'CREATED',
  reportedAt: daysAgo(1),
  dueDate: null,
  updatedAt: null,
  auditor: 'Ana',
  comment: null,
  ...more,
});
const many = (count: number, more: Partial<PastReport>) =>
  Array.from({ length: count }, (_, index) => report({ caseId: `${more.status}${index}`, ...more }));

const anyReport = fc.record({
  caseId: fc.integer({ min: 1, max: 400 }).map(String),
  listing: fc.constantFrom('MLA', 'MLB', 'MLM').map((siteId) => ({ id: siteId, siteId, title: '', thumbnail: null })),
  seller: fc.option(fc.constantFrom('1', '2', '3').map((id) => ({ id, nickname: id }))),
  reasonCode: fc.option(fc.constantFrom('PPPI1', 'PPPI2')),
  status: fc.option(fc.constantFrom(...caseStatuses, 'NEW_STATUS')),
  reportedAt: fc.option(
    fc.integer({ min: -400, max: 2 }).map((days) => new Date(now + days * 0.7 * dayLength).toISOString()),
  ),
  dueDate: fc.option(fc.integer({ min: -5, max: 20 }).map((days) => new Date(now + days * dayLength).toISOString())),
  updatedAt: fc.option(fc.integer({ min: -200, max: 0 }).map((days) => new Date(now + days * dayLength).toISOString())),
  auditor: fc.option(fc.constantFrom('Ana', 'Diego')),
  comment: fc.constant(null),
});
const anySearch = fc.record({
  period: fc.constantFrom('week' as const, 'month' as const, 'halfYear' as const, 'own' as const),
  from: fc.option(fc.integer({ min: 0, max: 300 }).map((days) => localDayOf(now - days * dayLength))),
  to: fc.option(fc.integer({ min: 0, max: 300 }).map((days) => localDayOf(now - days * dayLength))),
});

describe('what was read of the past', () => {
  it('has each report once, the latest first, with what only the former reading knew', () => {
    const older = report({ caseId: '1', reportedAt: daysAgo(9), comment: 'copia' });
    const newer = report({ caseId: '2', reportedAt: daysAgo(2) });
    const read = mergePast([[older, newer], [{ ...older, status: 'REJECTED', comment: null, updatedAt: daysAgo(1) }]]);
    expect(read.map(({ caseId }) => caseId)).toEqual(['2', '1']);
    expect(read[1]).toMatchObject({ status: 'REJECTED', comment: 'copia', updatedAt: daysAgo(1) });
  });

  it('is read again from the oldest that was open, or from the latest where all are decided', () => {
    const reports = [
      report({ status: 'REJECTED', reportedAt: daysAgo(1) }),
      report({ status: 'CREATED', reportedAt: daysAgo(5) }),
      report({ status: 'REJECTED', reportedAt: daysAgo(9) }),
    ];
    expect(readAgainSince(reports)).toBe(Date.parse(daysAgo(5)));
    expect(readAgainSince(reports.filter(({ status }) => status === 'REJECTED'))).toBe(Date.parse(daysAgo(1)));
    expect(readAgainSince([])).toBeNull();
    expect(isBefore(reports.slice(2), Date.parse(daysAgo(5)))).toBe(true);
    expect(isBefore(reports, Date.parse(daysAgo(5)))).toBe(false);
  });

  it('is kept in few parts once many small ones came, and as it is otherwise', () => {
    const pages = Array.from({ length: 30 }, (_, page) => [report({ caseId: String(page) })]);
    expect(compactPast(pages, mergePast(pages))).toHaveLength(1);
    const few = pages.slice(0, 5);
    expect(compactPast(few, mergePast(few))).toBe(few);
  });
});

describe('what became of the reports', () => {
  it('a week, a month and half a year end today, and own days are both in it', () => {
    const days = (search: Parameters<typeof spanOf>[0]) => {
      const { from, to } = spanOf(search, Date.parse(daysAgo(100)), now);
      return [localDayOf(from), localDayOf(to - 1)];
    };
    expect(days({ period: 'week', from: null, to: null })).toEqual(['2026-11-14', '2026-11-20']);
    expect(days({ period: 'month', from: null, to: null })).toEqual(['2026-10-22', '2026-11-20']);
    expect(days({ period: 'halfYear', from: null, to: null })).toEqual(['2026-05-21', '2026-11-20']);
    const lastOfAugust = Date.parse('2026-08-31T12:00');
    const span = spanOf({ period: 'halfYear', from: null, to: null }, null, lastOfAugust);
    expect(localDayOf(span.from)).toBe('2026-03-01');
    expect(days({ period: 'own', from: '2026-11-01', to: '2026-11-03' })).toEqual(['2026-11-01', '2026-11-03']);
    expect(days({ period: 'own', from: null, to: null })).toEqual(['2026-08-12', '2026-11-20']);
  });

  it('the weeks of a span begin on Monday, its first and last have only its days', () => {
    const weeks = weeksOf(spanOf({ period: 'own', from: '2026-11-04', to: '2026-11-17' }, null, now));
    expect(weeks.map(({ from, to }) => [localDayOf(from), localDayOf(to - 1)])).toEqual([
      ['2026-11-04', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-17'],
    ]);
  });

  it('the weeks add up to the totals, and the costs to the rejected share, whatever was sent when', () => {
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 80 }), anySearch, (rows, search) => {
        const reports = mergePast([rows]);
        const { span, counts, weeks, costs, times } = performanceOf(reports, search, now);
        const sum = (read: (week: (typeof weeks)[number]) => number) =>
          weeks.reduce((total, week) => total + read(week), 0);
        expect(sum(({ sent }) => sent)).toBe(counts.sent);
        expect(sum(({ expired }) => expired)).toBe(counts.expired);
        for (const outcome of Object.keys(counts.by) as Outcome[])
          expect(sum(({ by }) => by[outcome])).toBe(counts.by[outcome]);
        expect(Object.values(counts.by).reduce((total, count) => total + count)).toBe(counts.sent);
        expect([weeks[0]?.from ?? span.from, weeks.at(-1)?.to ?? span.to]).toEqual([span.from, span.to]);
        for (const dimension of costDimensions) {
          const points = costs[dimension].reduce((total, cost) => total + cost.points, 0);
          expect(points).toBeCloseTo(100 * (rejectedShare(counts) ?? 0));
        }
        expect(times.counts.reduce((total, { count }) => total + count, 0)).toBe(times.known);
      }),
      propertyRuns(60),
    );
  });

  it('the weeks are those of the person, also where the clock is put forward or back in them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 200 }), (begin, length) => {
        const from = new Date(2026, 0, 1 + begin).getTime();
        const to = new Date(2026, 0, 1 + begin + length).getTime();
        const weeks = weeksOf({ from, to });
        for (const week of weeks.slice(1)) {
          const date = new Date(week.from);
          expect([date.getDay(), date.getHours(), date.getMinutes()]).toEqual([1, 0, 0]);
        }
        weeks.forEach((week, index) => expect(week.to).toBe(weeks[index + 1]?.from ?? to));
      }),
      propertyRuns(40),
    );
  });

  it('LIM-11 the share that restricts is that of the rejected among the decided of two months, and says how many more pass it', () => {
    const decided = (rejected: number, confirmed: number) =>
      restrictionLine(
        [
          ...many(rejected, { status: 'REJECTED', reportedAt: daysAgo(10) }),
          ...many(confirmed, { status: 'DOCUMENTATION_NOT_APPROVED', reportedAt: daysAgo(20) }),
          ...many(50, { status: 'CREATED', reportedAt: daysAgo(30) }),
          ...many(50, { status: 'ROLLBACK', reportedAt: daysAgo(90) }),
        ],
        now,
      );
    expect(decided(5, 5)).toMatchObject({ decided: 10, rejected: 5, share: 0.5, room: 3 });
    expect(decided(6, 4)).toMatchObject({ share: 0.6, room: 1 });
    expect(decided(7, 4)).toMatchObject({ room: 0 });
    expect(decided(0, 0)).toMatchObject({ share: null });
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (rejected, confirmed) => {
        fc.pre(rejected + confirmed > 0);
        const { room } = decided(rejected, confirmed);
        const passed = (more: number) => (rejected + more) * 100 > 60 * (rejected + confirmed + more);
        expect(passed(room)).toBe(true);
        if (room > 0) expect(passed(room - 1)).toBe(false);
      }),
      propertyRuns(30),
    );
  });

  it('what expired counts as rejected, what was never reviewed neither for nor against', () => {
    const reports = [
      report({ caseId: '1', status: 'MEMBER_NOT_RESPOND' }),
      report({ caseId: '2', status: 'DOCUMENTATION_NOT_PRESENTED' }),
      report({ caseId: '3', status: 'REJECTED_MODIFIED' }),
      report({ caseId: '4', status: null }),
    ];
    const counts = countOutcomes(reports, spanOf({ period: 'week', from: null, to: null }, null, now));
    expect(counts).toMatchObject({ sent: 4, expired: 1, by: { REJECTED: 1, APPROVED: 1, DISCARDED: 1, other: 1 } });
    expect([acceptedShare(counts), rejectedShare(counts)]).toEqual([0.5, 0.5]);
    expect(countWeeks(reports, { from: now, to: now })).toEqual([]);
  });

  it('a seller comes back who is reported after a report had ended a listing of theirs', () => {
    const ended = 'DOCUMENTATION_NOT_APPROVED';
    const sur = { id: '7', nickname: 'SUR' };
    const reports = mergePast([
      [
        report({ caseId: '1', status: ended, reportedAt: daysAgo(50) }),
        report({ caseId: '2', status: 'CREATED', reportedAt: daysAgo(3), seller: sur }),
        report({ caseId: '3', status: 'CREATED', reportedAt: daysAgo(2), seller: sur }),
        report({ caseId: '4', status: ended, reportedAt: daysAgo(2), seller: { id: '8', nickname: 'NORTE' } }),
        report({ caseId: '5', status: 'REJECTED', reportedAt: daysAgo(5), seller: { id: '9', nickname: 'ESTE' } }),
        report({ caseId: '6', status: 'CREATED', reportedAt: daysAgo(1), seller: { id: '9', nickname: 'ESTE' } }),
      ],
    ]);
    const span = spanOf({ period: 'week', from: null, to: null }, null, now);
    expect(returningSellers(reports, span)).toEqual([
      { id: '7', siteId: 'MLA', nickname: 'SUR', again: 2, ended: 1, lastAt: Date.parse(daysAgo(2)) },
    ]);
  });

  it('a decision took as long as from the report to the last update of its case', () => {
    const took = (caseId: string, days: number | null) =>
      report({
        caseId,
        status: 'REJECTED',
        reportedAt: daysAgo(6),
        updatedAt: days === null ? null : new Date(Date.parse(daysAgo(6)) + days * dayLength).toISOString(),
      });
    const reports = [took('1', 0.5), took('2', 2), took('3', 5), took('4', null)];
    const span = spanOf({ period: 'week', from: null, to: null }, null, now);
    expect(decisionTimes(reports, span)).toEqual({
      known: 3,
      isFew: true,
      decided: 4,
      median: 2,
      ninth: 5,
      counts: [1, 1, 1, 0, 0, 0].map((count, index) => ({ upTo: [1, 3, 7, 14, 30, Infinity][index], count })),
    });
  });

  it('what is at risk adds up by the days of the week, what is due later left out', () => {
    const due = (caseId: string, days: number) =>
      report({ caseId, status: 'DOCUMENTATION_PRESENTED', dueDate: new Date(now + days * dayLength).toISOString() });
    const reports = [due('1', 0), due('2', 3), due('3', 3), due('4', 9), report({ caseId: '5', dueDate: daysAgo(-1) })];
    expect(dueThisWeek(reports, now).map(({ count }) => count)).toEqual([1, 1, 1, 3, 3, 3, 3]);
    expect(dueThisWeek(reports, now)[0]?.day).toBe('2026-11-20');
  });

  it('thirty thousand reports are counted, each once', () => {
    const reports = mergePast([
      Array.from({ length: 30_000 }, (_, index) =>
        report({
          caseId: String(index),
          status: caseStatuses[index % caseStatuses.length] ?? null,
          reportedAt: new Date(now - index * 500_000).toISOString(),
          seller: { id: String(index % 900), nickname: String(index % 900) },
        }),
      ),
    ]);
    const halfYear = { period: 'halfYear', from: null, to: null } as const;
    const { counts, span } = performanceOf(reports, halfYear, now);
    expect(counts.sent).toBe(reports.filter(({ reportedAt }) => Date.parse(reportedAt ?? '') >= span.from).length);
    expect(counts.sent).toBeGreaterThan(29_000);
  });
});
