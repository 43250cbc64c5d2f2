import { describe, expect, it } from 'vitest';
import { listingsInSends, latestCountdown, withSend, type SendSummaryFacts } from './sends';

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
  const given = (id: string, goesAt: number, more = {}) => ({
    id,
    phase: 'countdown',
    elsewhere: false,
    goesAt,
    ...more,
  });
  const others = [given('gone', 9, { phase: 'sending' }), given('theirs', 8, { elsewhere: true })];
  expect(latestCountdown([given('first', 1), given('last', 3), given('second', 2), ...others])?.id).toBe('last');
  expect(latestCountdown(others)).toBeUndefined();
});
