import { expect, it } from 'vitest';
import { coverFrom } from '../../kit/cover';
import { authenticateMachine } from './authenticate.machine';
import { authenticateEvents, authenticateInput, strandedInput } from './authenticate.samples';

it('every path of the return from the identity provider', () => {
  const { walks } = coverFrom(authenticateMachine, [
    { input: authenticateInput, events: authenticateEvents },
    { input: strandedInput, events: authenticateEvents },
  ]);
  expect(walks).toHaveLength(2);
});
