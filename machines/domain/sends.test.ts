import { describe, expect, it } from 'vitest';
import { listingsInSends, latestCountdown, withSend, type SendSummaryFacts, spreadOverDays } from './sends';
import fc from 'fast-check';

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
