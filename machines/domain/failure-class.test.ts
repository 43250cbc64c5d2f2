import { expect, it } from 'vitest';
import { failureCodes, refusals, type FailureCode } from '../../contracts/vocabulary/failures';
import { failureClassOf, isUnreachable } from './failure-class';
import { mayPass } from './access';

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

it('a service is not reached when nothing comes of it but an answer that says nothing', () => {
  const passing = failureCodes.filter((code) => mayPass({ code }));
  expect(passing).toContain('SERVER_ERROR');
  expect(failureCodes.filter((code) => isUnreachable({ code }))).toEqual(
    passing.filter((code) => code !== 'TOO_MANY_ATTEMPTS'),
  );
  expect(isUnreachable({ code: 'BAD_STATUS', values: { status: 404 } })).toBe(true);
  expect(isUnreachable({ code: 'BAD_STATUS', values: { status: 429 } }), 'one that asks for patience is there').toBe(
    false,
  );
});
