import { expect, it } from 'vitest';
import { failureCodes } from '../../contracts/vocabulary/failures';
import { mayPass } from './access';
import { isUnreachable } from './unreachable';

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
