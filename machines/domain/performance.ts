import type { CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import { limits } from '../../contracts/vocabulary/limits';
import type { SearchOf } from './addresses';
import { isDueBy } from './deadlines';
import { timedReports, type PastReport, type TimedReport } from './past-reports';
import { caseStatusOf, groupOf } from './status';
import { dayLength, localDayOf, startOfDayAfter } from './timestamps';

/** Epoch milliseconds, `to` not in it; both are first moments of a day where the person is. */
export interface Span {
  from: number;
  to: number;
}

const midnightOf = (day: string): number => startOfDayAfter(Date.parse(`${day}T12:00`), 0);

/** So many months before that day, the day after: six months end today. Of a shorter month it is its last day. */
function monthsBefore(now: number, months: number): number {
  const today = new Date(now);
  const [year, month] = [today.getFullYear(), today.getMonth() - months];
  const day = Math.min(today.getDate(), new Date(year, month + 1, 0).getDate());
  return new Date(year, month, day + 1).getTime();
}

/** The days that a period has, today in it. An own one without a first day begins with the first report, one without a last day ends today. */
export function spanOf(
  { period, from, to }: Pick<SearchOf<'performance'>, 'period' | 'from' | 'to'>,
  first: number | null,
  now: number,
): Span {
  const tomorrow = startOfDayAfter(now, 1);
  if (period === 'week') return { from: startOfDayAfter(now, -6), to: tomorrow };
  if (period === 'month') return { from: startOfDayAfter(now, -29), to: tomorrow };
  if (period === 'halfYear') return { from: monthsBefore(now, 6), to: tomorrow };
  const begins = from === null ? startOfDayAfter(first ?? now, 0) : midnightOf(from);
  const ends = to === null ? tomorrow : startOfDayAfter(midnightOf(to), 1);
  return { from: Math.min(begins, ends), to: ends };
}

export type Outcome = CaseStatusGroup | 'other';

/** What became of some reports. */
export interface Counts {
  sent: number;
  by: Record<Outcome, number>;
  /** Of the rejected: those that nobody answered in time. */
  expired: number;
}

const noCounts = (): Counts => ({
  sent: 0,
  by: { APPROVED: 0, IN_PROGRESS: 0, PENDING: 0, REJECTED: 0, DISCARDED: 0, ROLLBACK: 0, other: 0 },
  expired: 0,
});

function countIn(counts: Counts, { group, report: { status } }: TimedReport): void {
  counts.sent += 1;
  counts.by[group ?? 'other'] += 1;
  if (group === 'REJECTED' && status !== null && caseStatusOf(status) === 'MEMBER_NOT_RESPOND') counts.expired += 1;
}

const isDecided = ({ group }: TimedReport) => group === 'APPROVED' || group === 'ROLLBACK' || group === 'REJECTED';

/** Those on which the marketplace decided: what it never reviewed, and what is still open, counts neither for nor against. */
export const decidedOf = ({ by }: Counts): number => by.APPROVED + by.ROLLBACK + by.REJECTED;

/** A share, from 0 to 1; null of nothing. */
const shareOf = (part: number, of: number): number | null => (of === 0 ? null : part / of);
export const acceptedShare = (counts: Counts) => shareOf(counts.by.APPROVED, decidedOf(counts));
export const rejectedShare = (counts: Counts) => shareOf(counts.by.REJECTED, decidedOf(counts));

export type WeekCounts = Span & Counts;

/** The weeks that a span has days of, each from Monday; the first and the last have only the days of the span. */
export function weeksOf({ from, to }: Span): Span[] {
  const weeks: Span[] = [];
  for (let begins = from; begins < to;) {
    const date = new Date(begins);
    const monday = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 7 - ((date.getDay() + 6) % 7));
    const ends = Math.min(to, monday.getTime());
    weeks.push({ from: begins, to: ends });
    begins = ends;
  }
  return weeks;
}

/** When the first report was sent. `reports` are in the order of `mergePast`. */
export const firstSentAt = (reports: readonly PastReport[]): number | null => timedReports(reports).at(-1)?.at ?? null;

const inSpans = new WeakMap<readonly PastReport[], Span & { found: TimedReport[] }>();

/** Those of a span; kept for the next who asks for the same. */
function within(reports: readonly PastReport[], { from, to }: Span): TimedReport[] {
  const last = inSpans.get(reports);
  if (last?.from === from && last.to === to) return last.found;
  const found = timedReports(reports).filter(({ at }) => at >= from && at < to);
  inSpans.set(reports, { from, to, found });
  return found;
}

export function countWeeks(reports: readonly PastReport[], span: Span): WeekCounts[] {
  const weeks = weeksOf(span).map((week) => ({ ...week, ...noCounts() }));
  // A report stands beside the one before it, mostly in the same week.
  let index = weeks.length - 1;
  for (const timed of within(reports, span)) {
    const { at } = timed;
    while (at < (weeks[index]?.from ?? at)) index -= 1;
    while (at >= (weeks[index]?.to ?? Infinity)) index += 1;
    const week = weeks[index];
    if (week !== undefined) countIn(week, timed);
  }
  return weeks;
}

export function countOutcomes(reports: readonly PastReport[], span: Span): Counts {
  const counts = noCounts();
  for (const timed of within(reports, span)) countIn(counts, timed);
  return counts;
}

/** The last months that the marketplace looks at, and how near an account is to the share of rejected reports past which it is restricted. */
export interface RestrictionLine {
  span: Span;
  decided: number;
  rejected: number;
  share: number | null;
  /** So many more rejections, and nothing else decided, would pass the line; none where it is passed. */
  room: number;
}

export function restrictionLine(reports: readonly PastReport[], now: number): RestrictionLine {
  const span = { from: monthsBefore(now, limits.rejectionMonths), to: startOfDayAfter(now, 1) };
  const counts = countOutcomes(reports, span);
  const [decided, rejected] = [decidedOf(counts), counts.by.REJECTED];
  const spare = limits.rejectionShare * decided - 100 * rejected;
  const room = spare < 0 ? 0 : Math.floor(spare / (100 - limits.rejectionShare)) + 1;
  return { span, decided, rejected, share: rejectedShare(counts), room };
}

export const costDimensions = ['reason', 'country', 'auditor', 'seller'] as const;
export type CostDimension = (typeof costDimensions)[number];

/** What some rejected reports have in common, and what they cost. */
export interface Cost {
  /** A reason's code, a site, an auditor's name, or a seller's id. */
  id: string;
  /** A seller's nickname; otherwise the id. */
  name: string;
  rejected: number;
  decided: number;
  /** Of the share of rejected reports, in points of a hundred: those of a dimension add up to the share. */
  points: number;
}

const idOf: Record<CostDimension, (report: PastReport) => string> = {
  reason: ({ reasonCode }) => reasonCode ?? '',
  country: ({ listing: { siteId } }) => siteId,
  auditor: ({ auditor }) => auditor ?? '',
  seller: ({ seller }) => seller?.id ?? '',
};

/** What the rejected reports of a span have in common, what costs most first. */
export function costsOf(reports: readonly PastReport[], span: Span, dimension: CostDimension): Cost[] {
  const costs = new Map<string, Cost>();
  let decided = 0;
  for (const timed of within(reports, span)) {
    if (!isDecided(timed)) continue;
    const { group, report } = timed;
    decided += 1;
    const id = idOf[dimension](report);
    let cost = costs.get(id);
    if (cost === undefined) {
      const name = dimension === 'seller' ? (report.seller?.nickname ?? '') : id;
      cost = { id, name, rejected: 0, decided: 0, points: 0 };
      costs.set(id, cost);
    }
    cost.decided += 1;
    if (group === 'REJECTED') cost.rejected += 1;
  }
  return [...costs.values()]
    .filter(({ rejected }) => rejected > 0)
    .map((cost) => ({ ...cost, points: (100 * cost.rejected) / decided }))
    .toSorted((one, other) => other.rejected - one.rejected || (one.id < other.id ? -1 : 1));
}

/** Days from a report to its decision, by their end; the last is everything longer. */
export const decisionDays = [1, 3, 7, 14, 30, Infinity] as const;

/** So few of them have no usual time. */
const fewDecisions = 5;

export interface DecisionTimes {
  /** How many of the decided ones have a moment of their last update. */
  known: number;
  /** Too few to tell a usual time. */
  isFew: boolean;
  decided: number;
  /** Days; null where none is known. Half of them took no longer, and nine of ten. */
  median: number | null;
  ninth: number | null;
  counts: { upTo: number; count: number }[];
}

/** How long the marketplace took to decide, by the last update of a decided case. */
export function decisionTimes(reports: readonly PastReport[], span: Span): DecisionTimes {
  const decided = within(reports, span).filter(isDecided);
  const days = Float64Array.from(
    decided.flatMap(({ at, report }) => {
      const until = Date.parse(report.updatedAt ?? '');
      return until >= at ? [(until - at) / dayLength] : [];
    }),
  ).toSorted();
  const quantile = (share: number) => days[Math.max(0, Math.ceil(days.length * share) - 1)] ?? null;
  let from = 0;
  const counts = decisionDays.map((upTo) => {
    const next = days.findIndex((took) => took > upTo);
    const count = (next < 0 ? days.length : next) - from;
    from += count;
    return { upTo, count };
  });
  return {
    known: days.length,
    isFew: days.length < fewDecisions,
    decided: decided.length,
    median: quantile(0.5),
    ninth: quantile(0.9),
    counts,
  };
}

export interface ReturningSeller {
  id: string;
  siteId: string;
  nickname: string;
  /** Reports in the span that came after one that ended a listing of theirs. */
  again: number;
  /** Listings of theirs that reports have ended, ever. */
  ended: number;
  /** Epoch milliseconds. */
  lastAt: number;
}

/** Sellers that were reported again in the span after a report had ended a listing of theirs, the most often first. */
export function returningSellers(reports: readonly PastReport[], span: Span): ReturningSeller[] {
  const sellers = new Map<string, ReturningSeller>();
  const all = timedReports(reports);
  for (let index = all.length - 1; index >= 0; index -= 1) {
    const { at, group, report } = all[index] as TimedReport;
    const { seller, listing } = report;
    if (seller === null) continue;
    const known = sellers.get(seller.id) ?? {
      id: seller.id,
      siteId: listing.siteId,
      nickname: seller.nickname,
      again: 0,
      ended: 0,
      lastAt: at,
    };
    if (known.ended > 0 && at >= span.from && at < span.to) known.again += 1;
    if (group === 'APPROVED') known.ended += 1;
    known.lastAt = at;
    known.nickname = seller.nickname;
    if (known.ended > 0) sellers.set(seller.id, known);
  }
  return [...sellers.values()]
    .filter(({ again }) => again > 0)
    .toSorted((one, other) => other.again - one.again || other.lastAt - one.lastAt);
}

/** What has to be answered by the end of a day, all that is due before in it. */
export interface DueBy {
  /** `YYYY-MM-DD` where the person is. */
  day: string;
  count: number;
}

/** What awaits an answer of ours and becomes rejected without one, by the days of a week from today on; each day adds to those before it. */
export function dueThisWeek(reports: readonly PastReport[], now: number): DueBy[] {
  const due = reports.filter(({ status, dueDate }) => dueDate !== null && groupOf(status) === 'PENDING');
  return Array.from({ length: 7 }, (_, after) => {
    const day = localDayOf(startOfDayAfter(now, after));
    return { day, count: due.filter(({ dueDate }) => isDueBy(dueDate, day)).length };
  });
}

/** Everything that the page says, of the reports that are known. */
export function performanceOf(
  reports: readonly PastReport[],
  search: Pick<SearchOf<'performance'>, 'period' | 'from' | 'to'>,
  now: number,
) {
  const span = spanOf(search, firstSentAt(reports), now);
  return {
    span,
    counts: countOutcomes(reports, span),
    weeks: countWeeks(reports, span),
    costs: Object.fromEntries(
      costDimensions.map((dimension) => [dimension, costsOf(reports, span, dimension)]),
    ) as Record<CostDimension, Cost[]>,
    times: decisionTimes(reports, span),
    returning: returningSellers(reports, span),
    line: restrictionLine(reports, now),
    due: dueThisWeek(reports, now),
  };
}
export type Performance = ReturnType<typeof performanceOf>;
