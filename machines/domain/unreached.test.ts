import { expect, it } from 'vitest';
import { failureCodes } from '../../contracts/vocabulary/failures';
import { isUnreached } from './unreached';

it('a service is not reached when nothing comes of it but an answer that says nothing', () => {
  expect(failureCodes.filter((code) => isUnreached({ code }))).toEqual([
    'OFFLINE',
    'TIMED_OUT',
    'ABORTED',
    'BAD_STATUS',
    'UNREADABLE_ANSWER',
    'SERVER_ERROR',
  ]);
  expect(isUnreached({ code: 'BAD_STATUS', values: { status: 404 } })).toBe(true);
  expect(isUnreached({ code: 'BAD_STATUS', values: { status: 429 } }), 'one that asks for patience is there').toBe(
    false,
  );
});
