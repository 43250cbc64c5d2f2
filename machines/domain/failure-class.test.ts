import { expect, it } from 'vitest';
import { failureCodes, refusals, type FailureCode } from '../../contracts/vocabulary/failures';
import { failureClassOf } from './failure-class';

it('every failure of a mutation means one of three things for its work', () => {
  const classes = Object.fromEntries(failureCodes.map((code) => [code, failureClassOf({ code })]));
  const lost: FailureCode[] = [
    'OFFLINE',
    'TIMED_OUT',
    'ABORTED',
    'BAD_STATUS',
    'UNREADABLE_ANSWER',
    'SERVER_ERROR',
    'STORAGE_UNAVAILABLE',
  ];
  for (const code of refusals) expect([code, classes[code]]).toEqual([code, 'refused']);
  for (const code of lost) expect([code, classes[code]]).toEqual([code, 'lost']);
  expect([classes.NO_VALID_TOKEN, classes.NOT_LOGGED_IN, classes.UNKNOWN_FIELD]).toEqual([
    'turnedAway',
    'turnedAway',
    'refused',
  ]);
});

it('a bad status says by its number whether the work may have been done', () => {
  const of = (status: number) => failureClassOf({ code: 'BAD_STATUS', values: { status } });
  expect([400, 404, 413].map(of)).toEqual(['refused', 'refused', 'refused']);
  expect([401, 403, 429].map(of)).toEqual(['turnedAway', 'turnedAway', 'turnedAway']);
  expect([408, 500, 502, 503, 504].map(of)).toEqual(['lost', 'lost', 'lost', 'lost', 'lost']);
});
