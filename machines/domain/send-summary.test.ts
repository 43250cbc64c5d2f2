import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountFacts } from './account-state';
import { sendSummary, whyNothingGoes, type SummedListing } from './send-summary';
import { listingsInSends, latestCountdown, withSend, spreadOverDays, type SendSummaryFacts } from './sends';
import { timings } from '../../contracts/vocabulary/limits';
import {
  departureAfter,
  limitedUndoSeconds,
  noDeparture,
  secondsUntil,
  undoSecondsOf,
  undoTimes,
  undoTimeSetting,
  undoTimeToKeep,
} from './undo-time';

const now = Date.parse('2026-11-21T12:00:00Z');

const account = (available: number | null, answersDue = 0): AccountFacts => ({
  profile: { isAcuerdo: false, noticesLimitDayCount: 0, noticesLimitUpdatedAt: null },
  restriction: available === null ? null : { status: 'new_member', denouncesAvailable: available, dueDate: null },
  judge: null,
  answersDue,
});

const listing = (id: string, code: string | null, more: Partial<SummedListing> = {}): SummedListing => ({
  id,
  title: `T ${id}`,
  siteId: id.slice(0, 3),
  status: 'active',
  approved: null,
  reported: { code } as SummedListing['reported'],
  noticed: null,
  ...more,
});

describe('what a send would do', () => {
  it('counts what goes by country and reason, the most first, and tells nothing of a limit where there is none', () => {
    const listings = [listing('MLB1', 'A'), listing('MLA1', 'A'), listing('MLA2', 'B'), listing('MLA3', 'B')];
    expect(sendSummary(listings, account(null), now)).toEqual({
      go: ['MLB1', 'MLA1', 'MLA2', 'MLA3'],
      countries: [
        {
          siteId: 'MLA',
          count: 3,
          reasons: [
            { code: 'B', count: 2 },
            { code: 'A', count: 1 },
          ],
        },
        { siteId: 'MLB', count: 1, reasons: [{ code: 'A', count: 1 }] },
      ],
      stay: [],
      blocked: null,
      left: null,
      renewsAt: null,
      plan: { perDay: 30_000, isMaximum: true, days: [] },
    });
  });

  it('LIM-09 what does not fit in the allowance stays, in its order; what can’t go uses nothing of it', () => {
    const closed = listing('MLA1', 'A', { status: 'closed' });
    const listings = [closed, listing('MLA2', 'A'), listing('MLA3', 'A'), listing('MLA4', 'A')];
    expect(sendSummary(listings, account(2), now)).toMatchObject({
      go: ['MLA2', 'MLA3'],
      stay: [
        { why: { because: 'NOT_PUBLISHED' }, listings: [{ id: 'MLA1', title: 'T MLA1' }] },
        { why: { because: 'OVER_ALLOWANCE' }, listings: [{ id: 'MLA4' }] },
      ],
      left: 0,
    });
    expect(sendSummary(listings, account(10), now).left).toBe(7);
    const many = Array.from({ length: 120 }, (_, index) => listing(`MLA${index}`, 'A'));
    const { plan } = sendSummary(many, account(12), now);
    expect([plan.perDay, plan.isMaximum, plan.days.at(-1)?.count, plan.days.length]).toEqual([12, false, 12, 9]);
  });

  it('LIM-18 nothing goes while answers are due, and that is why', () => {
    const summary = sendSummary([listing('MLA1', 'A'), listing('MLA2', 'A')], account(null, 3), now);
    expect([summary.go, whyNothingGoes(summary)]).toMatchObject([[], { because: 'ANSWERS_DUE', values: { count: 3 } }]);
  });

  it('where each stays for another reason, none can be sent is the reason', () => {
    const sent = listing('MLA2', 'A', { sending: true });
    const summary = sendSummary([listing('MLA1', 'A', { status: 'closed' }), sent], account(null), now);
    expect(whyNothingGoes(summary)).toEqual({ because: 'NOTHING_SENDABLE' });
    expect(whyNothingGoes(sendSummary([], account(null), now))).toBeNull();
  });

  it('one reason is told once, whatever made it so', () => {
    const three = ['closed', 'inactive', 'under_review'].map((status, n) => listing(`MLA${n}`, 'A', { status }));
    const summary = sendSummary(three, account(null), now);
    expect(summary.stay.map(({ listings }) => listings.length)).toEqual([3]);
    expect(whyNothingGoes(summary)).toMatchObject({ because: 'NOT_PUBLISHED' });
  });

  it('the first so many go, whatever is left, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(30), (count, left) => {
        const listings = Array.from({ length: count }, (_, n) => listing(`MLA${n}`, 'A'));
        const { go, stay } = sendSummary(listings, account(left), now);
        const stays = stay.flatMap((group) => group.listings.map(({ id }) => id));
        expect([...go, ...stays]).toEqual(listings.map(({ id }) => id));
        expect(go.length).toBe(Math.min(count, left));
      }),
    );
  });
});

const rows: SendSummaryFacts['rows'] = [
  { id: 'a', status: 'queued' },
  { id: 'b', status: 'inflight' },
  { id: 'c', status: 'sent' },
  { id: 'd', status: 'refused' },
  { id: 'e', status: 'unknown' },
];

describe('the listings that a send has in hand', () => {
  it('are those that are still to go or on their way, of every send that is not over', () => {
    const other: SendSummaryFacts = { phase: 'countdown', rows: [{ id: 'f', status: 'queued' }] };
    expect([...listingsInSends({ one: { phase: 'sending', rows }, other })]).toEqual(['a', 'b', 'f']);
    expect([...listingsInSends({ one: { phase: 'blocked', rows } })]).toEqual(['a', 'b']);
  });

  it.each(['done', 'cancelled'] as const)('are none once it is %s', (phase) => {
    expect([...listingsInSends({ one: { phase, rows } })]).toEqual([]);
  });

  it('are as good as being sent, the others as they were', () => {
    const [mine, other] = [{ id: 'a' }, { id: 'z', sending: false }];
    const inHand = listingsInSends({ one: { phase: 'waiting', rows } });
    expect([withSend(mine, inHand), withSend(other, inHand)]).toEqual([{ id: 'a', sending: true }, other]);
  });
});

it('of what counts down here the one that was given last is what the key takes back', () => {
  const given = (id: string, startedAt: number, more = {}) => ({
    id,
    phase: 'countdown',
    elsewhere: false,
    startedAt,
    // The one that was given last may go first: another time to undo was chosen meanwhile.
    goesAt: 100 - startedAt,
    ...more,
  });
  const others = [given('gone', 9, { phase: 'sending' }), given('theirs', 8, { elsewhere: true })];
  expect(latestCountdown([given('first', 1), given('last', 3), given('second', 2), ...others])?.id).toBe('last');
  expect(latestCountdown(others)).toBeUndefined();
});

const noon = new Date(2026, 10, 29, 12).getTime();
const dayAt = (month: number, day: number) => new Date(2026, month, day).getTime();

describe('what does not fit into a day', () => {
  it('goes out on the days that follow, the last of them with what is left', () => {
    expect(spreadOverDays(70, 30, noon, null)).toEqual([
      { at: dayAt(10, 30), count: 30 },
      { at: dayAt(11, 1), count: 30 },
      { at: dayAt(11, 2), count: 10 },
    ]);
    expect(spreadOverDays(0, 30, noon, null)).toEqual([]);
  });

  it('goes out at once on the day on which the restriction ends, at whatever hour', () => {
    const until = new Date(2026, 11, 1, 18).toISOString();
    expect(spreadOverDays(700, 30, noon, until)).toEqual([
      { at: dayAt(10, 30), count: 30 },
      { at: dayAt(11, 1), count: 670 },
    ]);
  });

  it('has no plan where nothing may go out on a day', () => {
    expect(spreadOverDays(10, 0, noon, null)).toEqual([]);
  });

  it('is neither lost nor doubled, and no day is too full', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.integer({ min: 1, max: 500 }), (count, perDay) => {
        const days = spreadOverDays(count, perDay, noon, null);
        expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(count);
        expect(
          days.every((day, index) => day.count <= perDay && day.count > 0 && day.at > (days[index - 1]?.at ?? noon)),
        ).toBe(true);
      }),
    );
  });
});

it.each([
  [undefined, 10],
  [{}, 10],
  [{ [undoTimeSetting]: null }, 10],
  [{ [undoTimeSetting]: 10 }, 10],
  [{ [undoTimeSetting]: 30 }, 30],
  [{ [undoTimeSetting]: 60 }, 60],
  [{ [undoTimeSetting]: 'untilPressed' }, Infinity],
  [{ [undoTimeSetting]: '30' }, 10],
  [{ [undoTimeSetting]: 'for ever' }, 10],
  [{ [undoTimeSetting]: 0 }, 10],
  [{ [undoTimeSetting]: 3_600 }, 10],
  [{ [undoTimeSetting]: { seconds: 60 } }, 10],
])('with %j what is sent can be undone for %d seconds', (settings, seconds) => {
  expect(undoSecondsOf(settings)).toBe(seconds);
});

it('what is kept of each choice is read as that choice, and the default keeps nothing', () => {
  // Settings are JSON, which knows no Infinity.
  const kept = (seconds: number) =>
    JSON.parse(JSON.stringify({ [undoTimeSetting]: undoTimeToKeep(seconds) })) as object;
  expect(undoTimes.map((seconds) => undoSecondsOf({ ...kept(seconds) }))).toEqual(undoTimes);
  expect(undoTimeToKeep(10)).toBeNull();
});

it('only a report waits for a press: everything else goes after a minute at the latest', () => {
  expect(undoTimes.map(limitedUndoSeconds)).toEqual([10, 30, 60, 60]);
});

it('what waits for a press has a departure that every storage keeps, and no seconds that pass', () => {
  const now = 1_700_000_000_000;
  expect(departureAfter(now, 30)).toBe(now + 30_000);
  const departure = departureAfter(now, Infinity);
  expect(JSON.parse(JSON.stringify({ departure }))).toEqual({ departure: noDeparture });
  expect([secondsUntil(departure, now), secondsUntil(departure, now + 10 * timings.takeBack)]).toEqual([
    Infinity,
    Infinity,
  ]);
  expect([secondsUntil(now + 1_001, now), secondsUntil(now, now + 5_000)]).toEqual([2, 0]);
});
