import { expect, it } from 'vitest';
import { failureCodes, refusals, type FailureCode } from '../../../contracts/vocabulary/failures';
import { verdictOf } from '../../domain/verdict';
import { backOff, waitAfterDeath, waitAfterLoss } from './verdict';

it('every failure of a mutation means one of three things for its work', () => {
  const verdicts = Object.fromEntries(failureCodes.map((code) => [code, verdictOf({ code })]));
  const lost: FailureCode[] = [
    'OFFLINE',
    'TIMED_OUT',
    'ABORTED',
    'BAD_STATUS',
    'UNREADABLE_ANSWER',
    'SERVER_ERROR',
    'STORAGE_UNAVAILABLE',
  ];
  for (const code of refusals) expect([code, verdicts[code]]).toEqual([code, 'refused']);
  for (const code of lost) expect([code, verdicts[code]]).toEqual([code, 'lost']);
  expect([verdicts.NO_VALID_TOKEN, verdicts.NOT_LOGGED_IN, verdicts.UNKNOWN_FIELD]).toEqual([
    'turnedAway',
    'turnedAway',
    'refused',
  ]);
});

it('a bad status says by its number whether the work may have been done', () => {
  const of = (status: number) => verdictOf({ code: 'BAD_STATUS', values: { status } });
  expect([400, 404, 413].map(of)).toEqual(['refused', 'refused', 'refused']);
  expect([401, 403, 429].map(of)).toEqual(['turnedAway', 'turnedAway', 'turnedAway']);
  expect([408, 500, 502, 503, 504].map(of)).toEqual(['lost', 'lost', 'lost', 'lost', 'lost']);
});

it('tries come ever more slowly, half a minute apart at most', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(backOff)).toEqual([2000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('nobody asks what a request did before it can no longer be doing it', () => {
  const deadline = 30_000;
  expect([waitAfterLoss({ code: 'TIMED_OUT' }, deadline), waitAfterLoss({ code: 'OFFLINE' }, deadline)]).toEqual([
    5000, 35_000,
  ]);
  expect([0, 60_000, 100_000, 120_000, 86_400_000].map((since) => waitAfterDeath(since, deadline))).toEqual([
    35_000, 35_000, 20_000, 0, 0,
  ]);
});
