import { expect, it } from 'vitest';
import { failureCodes } from '../../contracts/vocabulary/failures';
import { mayPass } from './access';
import { isUnreached } from './unreached';

it('a service is not reached when nothing comes of it but an answer that says nothing', () => {
  const passing = failureCodes.filter((code) => mayPass({ code }));
  expect(passing).toContain('SERVER_ERROR');
  expect(failureCodes.filter((code) => isUnreached({ code }))).toEqual(
    passing.filter((code) => code !== 'TOO_MANY_ATTEMPTS'),
  );
  expect(isUnreached({ code: 'BAD_STATUS', values: { status: 404 } })).toBe(true);
  expect(isUnreached({ code: 'BAD_STATUS', values: { status: 429 } }), 'one that asks for patience is there').toBe(
    false,
  );
});
